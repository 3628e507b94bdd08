import Files

/// Where the files that a catalog names may lie: in its repository, else in the folder that the catalog is in.
struct Confinement: Sendable {
  /// The folder that holds all of the catalog's own files.
  private let folder: String
  private let provider: any FileProvider

  static let reason = "it lies outside of the catalog's repository"

  init(of paths: [String], _ provider: any FileProvider) {
    self.provider = provider
    let folders = paths.map { Path.parent($0) }
    folder = folders.dropFirst().reduce(folders.first ?? ".") { Self.common($0, $1) }
  }

  /// Whether a path may be read, as far as the text tells.
  func holds(_ path: String) -> Bool {
    if Self.isInside(path, Path.parent(folder)) { return true }
    guard Path.isAbsolute(path) == Path.isAbsolute(folder) else { return false }
    return repository.map { Self.isInside(path, $0) } ?? false
  }

  /// The nearest folder above with a `.git`.
  private var repository: String? {
    var candidate = folder
    // Relative paths have a parent at any height; no working directory is deeper.
    for _ in 0..<64 {
      if provider.names(in: candidate)?.contains(".git") == true { return candidate }
      let parent = Path.parent(candidate)
      if Path.isSame(Path.normalize(parent), candidate) { return nil }
      candidate = Path.normalize(parent)
    }
    return nil
  }

  /// Like `Path.isInside`, but `a` lies in `..` and `../b` in `../..`.
  private static func isInside(_ path: String, _ folder: String) -> Bool {
    guard Path.isAbsolute(path) == Path.isAbsolute(folder) else { return false }
    let (inner, outer) = (Path.parts(of: path), Path.parts(of: folder))
    let (steps, most) = (ascents(inner), ascents(outer))
    if outer.count == most { return steps <= most }
    return steps == most && inner.starts(with: outer, by: { Path.isSame($0, $1) })
  }

  private static func ascents(_ parts: [Substring]) -> Int {
    parts.prefix { Path.isSame($0, "..") }.count
  }

  /// The deepest folder above both.
  private static func common(_ first: String, _ second: String) -> String {
    let (one, other) = (Path.parts(of: first), Path.parts(of: second))
    let (fewer, more) = ascents(one) <= ascents(other) ? (one, other) : (other, one)
    let shared: [String]
    if ascents(fewer) < ascents(more) {
      shared = more.prefix(ascents(more)).map(String.init)
    } else {
      shared = zip(one, other).prefix { Path.isSame($0, $1) }.map { String($0.0) }
    }
    let joined = shared.joined(separator: "/")
    return Path.isAbsolute(first) ? "/" + joined : joined.isEmpty ? "." : joined
  }
}
