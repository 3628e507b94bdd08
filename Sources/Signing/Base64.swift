/// Base64 as RFC 4648 has it, in one line.
package enum Base64 {
  private static let standard = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  private static let urlSafe = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
  private static let padding = UInt8(ascii: "=")

  /// With `+` and `/`, filled up with `=`.
  package static func text(of bytes: [UInt8]) -> String {
    String(decoding: encoded(bytes, with: standard, padded: true), as: UTF8.self)
  }

  /// With `-` and `_`, not filled up: what tokens consist of.
  package static func urlText(of bytes: [UInt8]) -> String {
    String(decoding: encoded(bytes, with: urlSafe, padded: false), as: UTF8.self)
  }

  /// The bytes that a text of ``text(of:)`` stands for; nil for any other text.
  package static func bytes(of text: String) -> [UInt8]? {
    let characters = Array(text.utf8)
    let end = characters.count - characters.suffix(2).filter { $0 == padding }.count
    var bytes: [UInt8] = []
    bytes.reserveCapacity(characters.count / 4 * 3)
    var bits: UInt32 = 0
    for (index, character) in characters[..<end].enumerated() {
      guard let value = value(of: character) else { return nil }
      bits = bits << 6 | value
      if index % 4 > 0 { bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(6 - index % 4 * 2))) }
    }
    // Two texts may not stand for the same bytes.
    return encoded(bytes, with: standard, padded: true) == characters ? bytes : nil
  }

  private static func value(of character: UInt8) -> UInt32? {
    switch character {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(character) - 65
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(character) - 71
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(character) + 4
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }

  private static func encoded(_ bytes: [UInt8], with alphabet: [UInt8], padded: Bool) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    var index = 0
    while index < bytes.count {
      let count = min(3, bytes.count - index)
      var bits: UInt32 = 0
      for offset in 0..<3 { bits = bits << 8 | (offset < count ? UInt32(bytes[index + offset]) : 0) }
      for digit in 0...count { text.append(alphabet[Int(bits >> UInt32(18 - 6 * digit) & 63)]) }
      if padded { text.append(contentsOf: repeatElement(padding, count: 3 - count)) }
      index += 3
    }
    return text
  }
}
