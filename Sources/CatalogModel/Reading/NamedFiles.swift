import Diagnostics
import Files
import YAML

/// The files that the catalog names as strings or localizations: they are no catalog files, wherever they lie.
struct NamedFiles {
  private var paths: Set<ExactText> = []
  /// The values that name files of localizations.
  private var names: [Written] = []
  private var patterns: [(parts: [Substring], namedBy: String)] = []

  /// Looks for `strings:` at the top of a file and for `localizations: {file: …}` wherever products are.
  mutating func collect(from root: Written) {
    let own = Path.normalize(root.document.source.path)
    let folder = Path.parent(own)
    if let strings = root.value("strings")?.string {
      let path = Path.normalize(Path.join(folder, strings))
      patterns.append((Self.parts(of: path), own))
    }
    for key in ["defaults", "subscription_defaults"] {
      if let record = root.value(key) { collectFile(of: record, own) }
    }
    root.value("presets")?.forEachEntry { _, preset in collectFile(of: root.at(preset), own) }
    for item in root.value("products")?.items ?? [] { collectFiles(ofProduct: item, own) }
    for group in root.value("subscription_groups")?.items ?? [] {
      collectFile(of: group, own)
      for item in group.value("subscriptions")?.items ?? [] { collectFiles(ofProduct: item, own) }
    }
  }

  /// The values of some of the files that name files of localizations.
  func names(in files: Set<UInt32>) -> [Written] {
    names.filter { files.contains($0.file) }
  }

  private mutating func collectFiles(ofProduct item: Written, _ own: String) {
    collectFile(of: item, own)
    for entry in item.value("series")?.items ?? [] { collectFile(of: entry, own) }
  }

  func contains(_ path: String) -> Bool {
    let path = Path.normalize(path)
    return paths.contains(ExactText(path))
      || patterns.contains { Self.matches(path, $0.parts) && ExactText($0.namedBy) != ExactText(path) }
  }

  private mutating func collectFile(of item: Written, _ own: String) {
    guard let written = item.value("localizations")?.value("file"), let name = written.string else { return }
    names.append(written)
    // A file that names itself is still a catalog; the reading reports it.
    let path = Path.normalize(Path.join(Path.parent(own), name))
    if ExactText(path) != ExactText(own) { paths.insert(ExactText(path)) }
  }

  /// The literal pieces between `{app}` and `{locale}`, each of which stands for part of a name.
  private static func parts(of pattern: String) -> [Substring] {
    let marked = Reader.replacing("{app}", with: "{locale}", in: pattern)
    var parts: [Substring] = []
    var rest = Substring(marked)
    while let range = rest.firstRange(of: "{locale}") {
      parts.append(rest[..<range.lowerBound])
      rest = rest[range.upperBound...]
    }
    return parts + [rest]
  }

  private static func matches(_ path: String, _ parts: [Substring]) -> Bool {
    guard parts.count > 1, let first = parts.first, path.hasPrefix(first) else { return false }
    var rest = path.dropFirst(first.count)
    for (index, part) in parts.dropFirst().enumerated() {
      let isLast = index == parts.count - 2
      let range: Range<Substring.Index>?
      if isLast {
        range = rest.hasSuffix(part) ? rest.index(rest.endIndex, offsetBy: -part.count)..<rest.endIndex : nil
      } else {
        range = part.isEmpty ? rest.startIndex..<rest.startIndex : rest.firstRange(of: part)
      }
      guard let range, !rest[..<range.lowerBound].contains("/"), isLast || !part.isEmpty || rest.isEmpty == false else {
        return false
      }
      rest = rest[range.upperBound...]
    }
    return true
  }
}
