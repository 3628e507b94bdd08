import Diagnostics
import Files
import Generate

/// What a run of generate has done, would do or misses: a line for each file, but one alone for many of
/// one bundle or folder.
struct GenerateListing {
  private struct Group: Hashable {
    let word: String
    /// The bundle, or the folder that the files are in.
    let folder: String
    /// More files than this are counted, not listed.
    let most: Int
  }

  /// Relative, as the paths are.
  private let bundles: [String]
  private var order: [Group] = []
  private var paths: [Group: [String]] = [:]

  /// - Parameters:
  ///   - bundles: the folders of outputs that make many files; absolute.
  ///   - base: what paths are relative to; absolute.
  init(bundles: [String], relativeTo base: String) {
    self.bundles = bundles.map { Path.relative($0, to: base) }
  }

  /// Adds a file by its relative path.
  mutating func add(_ word: String, _ path: String) {
    let bundle = bundles.first { Path.isInside(path, $0) }
    let group = Group(word: word, folder: bundle ?? Path.parent(path), most: bundle == nil ? 12 : 3)
    if paths[group] == nil { order.append(group) }
    paths[group, default: []].append(path)
  }

  /// - Parameter isDone: whether it has been done already.
  mutating func add(_ plan: WritePlan, isDone: Bool, relativeTo base: String) {
    for action in plan.actions where action.isChange {
      add(isDone ? action.kind.deed : "would \(action.kind.verb)", Path.relative(action.path, to: base))
    }
  }

  var text: String {
    order.map { group in
      let paths = paths[group] ?? []
      if paths.count > group.most { return "\(group.word) \(paths.count) files in \(group.folder.visible)/\n" }
      return paths.map { "\(group.word) \($0.visible)\n" }.joined()
    }.joined()
  }
}

extension WriteAction.Kind {
  /// As in `would write generated/inapprage/Products.plist`.
  fileprivate var verb: String {
    switch self {
    case .create, .replace, .replaceEdited, .replaceForeign: "write"
    case .deleteLeftover, .sweep: "delete"
    case .unchanged, .keepEditedLeftover: "keep"
    }
  }

  /// As in `wrote generated/inapprage/Products.plist`.
  fileprivate var deed: String {
    switch self {
    case .create, .replace, .replaceEdited, .replaceForeign: "wrote"
    case .deleteLeftover, .sweep: "deleted"
    case .unchanged, .keepEditedLeftover: "kept"
    }
  }
}
