import Files

/// Where the disk differs from what the outputs make.
package struct WriteDifferences: Sendable {
  /// Files with another text; a list that is not up to date counts.
  package var stale: [String] = []
  package var missing: [String] = []
  /// Files that no output makes any more, and what killed runs left.
  package var leftover: [String] = []
  /// A unified diff of them; when it grows long, of the first of them.
  package var text = ""

  package var isEmpty: Bool {
    stale.isEmpty && missing.isEmpty && leftover.isEmpty
  }
}

extension WritePlan {
  /// What `perform` would change, with paths as seen from a folder; empty when `isClean`.
  package func differences(relativeTo base: String) -> WriteDifferences {
    var result = WriteDifferences()
    var untold = 0
    for action in actions.sorted(by: { Path.precedes($0.path, $1.path) }) where action.isChange {
      let path = Path.relative(action.path, to: base)
      switch action.kind {
      case .unchanged: break
      case .create: result.missing.append(path)
      case .replace, .replaceEdited, .replaceForeign: result.stale.append(path)
      case .deleteLeftover, .keepEditedLeftover, .sweep: result.leftover.append(path)
      }
      if result.text.utf8.count < Self.longestText { result.text += diff(action, path) } else { untold += 1 }
    }
    if untold > 0 { result.text += "... and \(untold) more files\n" }
    for folder in folders where folder.found != folder.finalBytes {
      // Where files differ it goes without saying that their list does.
      let differs = actions.contains { $0.isChange && Path.isSame($0.folder, folder.path) }
      if differs { continue }
      let path = Path.relative(folder.listPath, to: base)
      if folder.found == nil {
        result.missing.append(path)
      } else if folder.finalBytes == nil {
        result.leftover.append(path)
      } else {
        result.stale.append(path)
      }
    }
    return result
  }

  /// In bytes.
  private static let longestText = 256 * 1024

  private func diff(_ action: WriteAction, _ path: String) -> String {
    switch action.kind {
    case .unchanged, .keepEditedLeftover, .sweep: ""
    case .create: UnifiedDiff.text(old: nil, new: action.bytes, path: path)
    case .replace, .replaceEdited, .replaceForeign:
      UnifiedDiff.text(old: bytes(at: action.path), new: action.bytes, path: path)
    case .deleteLeftover: UnifiedDiff.text(old: bytes(at: action.path), new: nil, path: path)
    }
  }

  /// Nothing, where it cannot be read.
  private func bytes(at path: String) -> [UInt8]? {
    do throws(FileFault) { return try Disk.read(path, limit: 1 << 30) } catch { return nil }
  }
}
