import Diagnostics
import Files

/// What a path of a made file, within its output's folder, may not be.
enum OutputPath {
  /// In the words of a finding; nil for a sound path.
  static func fault(of path: String) -> String? {
    let parts = path.utf8.split(separator: UInt8(ascii: "/")).map { Substring($0) }
    if path.utf8.contains(0) { return "the path \(path.quoted) has a NUL in it" }
    if let control = path.unicodeScalars.first(where: { $0.properties.generalCategory == .control }) {
      return "the path \(path.quoted) has \(control.named)"
    }
    if parts.contains(where: { $0.utf8.count > 255 }) {
      return "a part of the path has more than 255 bytes, the longest that the name of a file can be"
    }
    if Path.isAbsolute(path) { return "the path \(path.quoted) is absolute; it is read within \"to\"" }
    if parts.contains("..") { return "the path \(path.quoted) leads out with \"..\"; use \"to\" for another folder" }
    guard let name = parts.last, name != ".", path.utf8.last != UInt8(ascii: "/") else {
      return "the path \(path.quoted) names no file"
    }
    if name.lowercased() == OwnershipList.fileName || Replacement.isTemporaryName(String(name)) {
      return "the name \(String(name).quoted) is taken by iapcatalog itself"
    }
    if parts.contains(where: isRepository) { return "the path \(path.quoted) leads into a repository's own files" }
    return nil
  }

  /// Whether a part of a path is the folder in which git keeps its own.
  static func isRepository(_ part: Substring) -> Bool {
    part.lowercased() == ".git"
  }
}
