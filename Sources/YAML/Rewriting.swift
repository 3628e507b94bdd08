package import Diagnostics

extension Document {
  /// The change that makes a scalar say `text`, in the style in which it is written; nil where its value does not stand
  /// in the source as it is, or where the text cannot be written on one line.
  package func fix(_ node: NodeID, toSay text: String) -> Fix? {
    let record = store.record(node)
    guard record.kind == .scalar, !record.style.isBlock, !record.has(.cooked), case let range = range(of: node),
      text.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F })
    else { return nil }
    let written: String
    switch record.style {
    case .singleQuoted:
      written = "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
    case .plain where Self.isSafePlain(text): written = text
    default: written = Self.doubleQuoted(text)
    }
    return Fix(at: Location(source: source, range: range), replacement: written)
  }

  /// The change that puts a plain `true` or `4.99` in place of a scalar, whatever its style was.
  package func fix(_ node: NodeID, toBePlain text: String) -> Fix? {
    let record = store.record(node)
    guard record.kind == .scalar, !record.style.isBlock else { return nil }
    return Fix(at: Location(source: source, range: range(of: node)), replacement: text)
  }

  private static func doubleQuoted(_ text: String) -> String {
    var written = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { written += "\\" }
      written.unicodeScalars.append(scalar)
    }
    return written + "\""
  }

  /// Whether every reader of YAML takes a plain scalar for this text: letters and digits, blanks and some signs inside,
  /// and no word or number that means something else.
  private static func isSafePlain(_ text: String) -> Bool {
    guard let first = text.utf8.first, let last = text.utf8.last, last != UInt8(ascii: " ") else { return false }
    // What begins as a number is none where words follow: `1 month`.
    let hasWords = text.utf8.contains(UInt8(ascii: " ")) && isLetter(last)
    guard isLetter(first) || hasWords && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else { return false }
    let signs = Array(" ._-".utf8)
    return text.utf8.allSatisfy {
      isLetter($0) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || signs.contains($0)
    }
      && !otherMeanings.contains(text.lowercased())
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// What YAML 1.1 reads as a boolean or as nothing.
  private static let otherMeanings: Set<String> = ["y", "n", "yes", "no", "on", "off", "true", "false", "null"]
}
