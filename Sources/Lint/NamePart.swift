import Diagnostics

/// What keeps a text from being part of a file's name on every system.
enum NamePart {
  /// As in `the key "a/b" has the character "/"`; nil for a sound one.
  static func fault(of name: String) -> String? {
    if name.isEmpty { return "is empty" }
    if name.unicodeScalars.first == "." { return "starts with a period" }
    let refused = name.unicodeScalars.first { $0.isInvisible || "/\\:*?\"<>|{}".unicodeScalars.contains($0) }
    return refused.map { "has the character \(String($0).quoted)" }
  }

  static let help = "it becomes part of file names; write letters, digits, hyphens and underscores"
}
