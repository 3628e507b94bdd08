extension JSONReader {
  /// The text between two quotes, escapes resolved; starts at the first quote and ends after the second.
  mutating func string() throws(JSONFault) -> String {
    let opening = index
    index += 1
    var start = index
    var cooked: [UInt8] = []
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        defer { index += 1 }
        if cooked.isEmpty { return String(decoding: bytes[start..<index], as: UTF8.self) }
        return String(decoding: cooked + bytes[start..<index], as: UTF8.self)
      case UInt8(ascii: "\\"):
        cooked += bytes[start..<index]
        cooked += try Array(String(escape()).utf8)
        start = index
      case ..<0x20:
        throw fault("a control character in a string must be written as an escape", at: index)
      case ..<0x80:
        index += 1
      default:
        try skipMultibyteCharacter()
      }
    }
    throw fault("a string is not closed", at: opening)
  }

  private mutating func escape() throws(JSONFault) -> Unicode.Scalar {
    let start = index
    index += 2
    guard index <= bytes.count else { throw fault("a string is not closed", at: start) }
    switch bytes[index - 1] {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try codePoint(from: start)
    default: throw fault("no such escape; these are known: \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\uXXXX", at: start)
    }
  }

  private mutating func codePoint(from start: Int) throws(JSONFault) -> Unicode.Scalar {
    let first = try fourDigits(from: start)
    if let scalar = Unicode.Scalar(first) { return scalar }
    if first < 0xDC00, bytes[index...].starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")]) {
      index += 2
      let second = try fourDigits(from: index - 2)
      if 0xDC00...0xDFFF ~= second,
        let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
      {
        return scalar
      }
    }
    throw fault("half of a surrogate pair stands for no character", at: start)
  }

  private mutating func fourDigits(from start: Int) throws(JSONFault) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = Character(Unicode.Scalar(peek)).hexDigitValue else {
        throw fault("\\u needs four hexadecimal digits", at: start)
      }
      value = value << 4 | UInt32(digit)
      index += 1
    }
    return value
  }

  /// Checks one character by the table of well-formed sequences, Unicode 3.9, table 3-7.
  private mutating func skipMultibyteCharacter() throws(JSONFault) {
    let lead = bytes[index]
    let second: ClosedRange<UInt8>
    let length: Int
    switch lead {
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: throw fault("a byte that is no UTF-8", at: index)
    }
    guard index + length <= bytes.count, second.contains(bytes[index + 1]),
      bytes[index + 2..<index + length].allSatisfy({ $0 & 0xC0 == 0x80 })
    else {
      throw fault("a byte that is no UTF-8", at: index)
    }
    index += length
  }
}
