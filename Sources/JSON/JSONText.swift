/// Strings as JSON writes them.
enum JSONText {
  /// Appends a text with its quotes; escaped is only what must be: quotes, backslashes and control characters.
  static func append(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(quote)
    if text.utf8.allSatisfy(isPlain) {
      bytes.append(contentsOf: text.utf8)
    } else {
      for byte in text.utf8 { append(byte, to: &bytes) }
    }
    bytes.append(quote)
  }

  /// The same of a text in UTF-8.
  static func append(_ text: ArraySlice<UInt8>, to bytes: inout [UInt8]) {
    bytes.append(quote)
    if text.allSatisfy(isPlain) {
      bytes.append(contentsOf: text)
    } else {
      for byte in text { append(byte, to: &bytes) }
    }
    bytes.append(quote)
  }

  private static let quote = UInt8(ascii: "\"")

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  private static func append(_ byte: UInt8, to bytes: inout [UInt8]) {
    switch byte {
    case UInt8(ascii: "\""): bytes += #"\""#.utf8
    case UInt8(ascii: "\\"): bytes += #"\\"#.utf8
    case 0x08: bytes += #"\b"#.utf8
    case 0x09: bytes += #"\t"#.utf8
    case 0x0A: bytes += #"\n"#.utf8
    case 0x0C: bytes += #"\f"#.utf8
    case 0x0D: bytes += #"\r"#.utf8
    case ..<0x10: bytes += "\\u000\(String(byte, radix: 16))".utf8
    case ..<0x20: bytes += "\\u00\(String(byte, radix: 16))".utf8
    default: bytes.append(byte)
    }
  }
}
