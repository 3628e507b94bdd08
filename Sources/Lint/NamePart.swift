import Diagnostics

/// What keeps a text from being part of a file's name on every system.
enum NamePart {
  /// As in `the key "a/b" has "/" (U+002F)`; nil for a sound one.
  static func fault(of name: String) -> String? {
    if name.isEmpty { return "is empty" }
    if name.unicodeScalars.first == "." { return "starts with a period" }
    if name.utf8.count > longest { return "has more than \(longest) bytes" }
    let refused = name.unicodeScalars.first { $0.isInvisible || "/\\:*?\"<>|{}".unicodeScalars.contains($0) }
    return refused.map { "has \($0.named)" }
  }

  /// A file's name may have 255 bytes, and an output adds to it.
  private static let longest = 100

  static let help = "it becomes part of file names; write letters, digits, hyphens and underscores"
}
