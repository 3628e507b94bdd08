import Foundation

/// Reads JSON text of any size in one pass; the bytes of texts are searched by the C library, so that debug builds are quick too.
struct JSONParser {
  /// What is not JSON, and where.
  struct Fault: Error {
    /// Such as `line 3, column 7: expects a value`.
    let description: String
  }

  private struct Problem: Error {
    let text: String
  }

  private static let deepest = 200

  private let bytes: [UInt8]
  private var position = 0
  /// The next quotation mark that is known of, at or after `position` while a text is read.
  private var quote = -1

  /// The whole text as one value.
  static func parse(_ data: Data) throws(Fault) -> JSONValue {
    guard String(data: data, encoding: .utf8) != nil else { throw Fault(description: "it is not UTF-8 text") }
    var parser = JSONParser(bytes: [UInt8](data))
    do {
      return try parser.document()
    } catch {
      throw Fault(description: "\(parser.place): \(error.text)")
    }
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  /// Line and column, from 1; columns count bytes.
  private var place: String {
    let end = min(position, bytes.count)
    let start = bytes[..<end].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let line = bytes[..<end].count { $0 == UInt8(ascii: "\n") } + 1
    return "line \(line), column \(end - start + 1)"
  }

  private mutating func document() throws(Problem) -> JSONValue {
    let value = try value(depth: 0)
    if next() != nil { throw Problem(text: "expects the end of the text") }
    return value
  }

  /// The next byte that is no space, not yet taken.
  private mutating func next() -> UInt8? {
    while position < bytes.count {
      let byte = bytes[position]
      if byte > 0x20 || (byte != 0x20 && byte != 0x0A && byte != 0x0D && byte != 0x09) { return byte }
      position += 1
    }
    return nil
  }

  private mutating func value(depth: Int) throws(Problem) -> JSONValue {
    guard let byte = next() else { throw Problem(text: "the text ends too early") }
    switch byte {
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "{"): return .object(try object(depth: depth + 1))
    case UInt8(ascii: "["): return .array(try array(depth: depth + 1))
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number())
    default: throw Problem(text: "expects a value")
    }
  }

  private mutating func word(_ word: String, _ value: JSONValue) throws(Problem) -> JSONValue {
    let end = position + word.utf8.count
    guard end <= bytes.count, bytes[position..<end].elementsEqual(word.utf8) else {
      throw Problem(text: "expects a value")
    }
    position = end
    return value
  }

  private mutating func object(depth: Int) throws(Problem) -> JSONObject {
    try enter(depth)
    var members: [JSONObject.Member] = []
    if next() == UInt8(ascii: "}") {
      position += 1
      return JSONObject()
    }
    while true {
      guard next() == UInt8(ascii: "\"") else { throw Problem(text: "expects a name in quotation marks") }
      let key = try string()
      guard next() == UInt8(ascii: ":") else { throw Problem(text: "expects a colon") }
      position += 1
      members.append(JSONObject.Member(key: key, value: try value(depth: depth)))
      if try !another(before: UInt8(ascii: "}")) { return JSONObject(members: members) }
    }
  }

  private mutating func array(depth: Int) throws(Problem) -> [JSONValue] {
    try enter(depth)
    var values: [JSONValue] = []
    if next() == UInt8(ascii: "]") {
      position += 1
      return values
    }
    while true {
      values.append(try value(depth: depth))
      if try !another(before: UInt8(ascii: "]")) { return values }
    }
  }

  private mutating func enter(_ depth: Int) throws(Problem) {
    // A limit, since each level takes some of the thread's stack.
    if depth > Self.deepest { throw Problem(text: "it is nested deeper than \(Self.deepest) levels") }
    position += 1
  }

  /// Takes a comma, or the closing byte.
  private mutating func another(before close: UInt8) throws(Problem) -> Bool {
    let byte = next()
    guard byte == UInt8(ascii: ",") || byte == close else {
      throw Problem(text: byte == nil ? "the text ends too early" : "expects a comma or the end of the list")
    }
    position += 1
    return byte != close
  }
}

// MARK: Numbers and texts

extension JSONParser {
  private mutating func number() throws(Problem) -> JSONNumber {
    let start = position
    if peek == UInt8(ascii: "-") { position += 1 }
    let whole = position
    try digits()
    if bytes[whole] == UInt8(ascii: "0"), position > whole + 1 {
      position = whole
      throw Problem(text: "a number may not begin with 0")
    }
    if peek == UInt8(ascii: ".") {
      position += 1
      try digits()
    }
    if peek == UInt8(ascii: "e") || peek == UInt8(ascii: "E") {
      position += 1
      if peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") { position += 1 }
      try digits()
    }
    return JSONNumber(text: String(decoding: bytes[start..<position], as: UTF8.self))
  }

  private var peek: UInt8? {
    position < bytes.count ? bytes[position] : nil
  }

  private mutating func digits() throws(Problem) {
    let start = position
    while let byte = peek, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { position += 1 }
    if position == start { throw Problem(text: "expects a digit") }
  }

  /// The text at a quotation mark, which is known to be there.
  private mutating func string() throws(Problem) -> String {
    position += 1
    var text = ""
    while true {
      let start = position
      if quote < start {
        guard let found = index(of: UInt8(ascii: "\""), in: start..<bytes.count) else {
          throw Problem(text: "a text has no end")
        }
        quote = found
      }
      guard let escape = index(of: UInt8(ascii: "\\"), in: start..<quote) else {
        position = quote + 1
        let rest = String(decoding: bytes[start..<quote], as: UTF8.self)
        return text.isEmpty ? rest : text + rest
      }
      text += String(decoding: bytes[start..<escape], as: UTF8.self)
      position = escape + 1
      text.unicodeScalars.append(try escaped())
    }
  }

  private func index(of byte: UInt8, in range: Range<Int>) -> Int? {
    if range.isEmpty { return nil }
    return unsafe bytes.withUnsafeBytes { buffer -> Int? in
      guard let base = buffer.baseAddress,
        let found = unsafe memchr(base + range.lowerBound, Int32(byte), range.count)
      else { return nil }
      return unsafe UnsafeRawPointer(found) - base
    }
  }

  private mutating func escaped() throws(Problem) -> Unicode.Scalar {
    let byte = peek
    position += 1
    switch byte {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try scalar()
    default: throw Problem(text: "no escape of JSON")
    }
  }

  /// What follows `\u`, with the second half of a pair.
  private mutating func scalar() throws(Problem) -> Unicode.Scalar {
    let first = try unit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    let second: UInt16
    if first < 0xDC00, peek == UInt8(ascii: "\\"), position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "u")
    {
      position += 2
      second = try unit()
    } else {
      second = 0
    }
    guard second >= 0xDC00, second <= 0xDFFF,
      let scalar = Unicode.Scalar(0x10000 + (UInt32(first & 0x3FF) << 10) + UInt32(second & 0x3FF))
    else { throw Problem(text: "half of a surrogate pair") }
    return scalar
  }

  private mutating func unit() throws(Problem) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = peek, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw Problem(text: "expects four hexadecimal digits")
      }
      unit = unit << 4 | UInt16(digit)
      position += 1
    }
    return unit
  }
}
