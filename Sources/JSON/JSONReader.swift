/// Why a text is no JSON.
package struct JSONFault: Error, Hashable {
  /// The byte it was noticed at; the length of the text where the text ends too early.
  package let offset: Int
  /// One line, lower case, no final stop.
  package let message: String

  package init(offset: Int, message: String) {
    self.offset = offset
    self.message = message
  }
}

/// Reads JSON as RFC 8259 has it and nothing looser: no comments, no trailing commas, no `NaN`.
///
/// UTF-8 alone, after a byte order mark or not. A lone surrogate (`\uD800`) is a fault, since no text can hold it.
/// A key that is there twice is no fault: see ``JSONValue/repeatedMembers``.
package struct JSONReader {
  /// How many arrays and objects may be open at once.
  package static let depthLimit = 64

  let bytes: [UInt8]
  var index = 0
  private var depth = 0

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The one value of a whole text; ranges count bytes from its start, the byte order mark included.
  package static func read(_ bytes: [UInt8]) -> Result<JSONValue, JSONFault> {
    var reader = JSONReader(bytes)
    do throws(JSONFault) {
      return .success(try reader.document())
    } catch {
      return .failure(error)
    }
  }

  private mutating func document() throws(JSONFault) -> JSONValue {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    let value = try value()
    skipBlanks()
    guard index == bytes.count else { throw unexpected("the end") }
    return value
  }

  private mutating func value() throws(JSONFault) -> JSONValue {
    skipBlanks()
    let start = index
    let content: JSONValue.Content
    switch peek {
    case UInt8(ascii: "{"): content = .object(try members())
    case UInt8(ascii: "["): content = .array(try elements())
    case UInt8(ascii: "\""): content = .string(try string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): content = .number(try number())
    case UInt8(ascii: "t"): content = try word("true", .boolean(true))
    case UInt8(ascii: "f"): content = try word("false", .boolean(false))
    case UInt8(ascii: "n"): content = try word("null", .null)
    default: throw unexpected("a value")
    }
    return JSONValue(content, range: start..<index)
  }

  private mutating func elements() throws(JSONFault) -> [JSONValue] {
    try open()
    defer { depth -= 1 }
    var elements: [JSONValue] = []
    if skip("]") { return elements }
    while true {
      elements.append(try value())
      if skip("]") { return elements }
      guard skip(",") else { throw unexpected("\",\" or \"]\"") }
    }
  }

  private mutating func members() throws(JSONFault) -> [JSONMember] {
    try open()
    defer { depth -= 1 }
    var members: [JSONMember] = []
    if skip("}") { return members }
    while true {
      skipBlanks()
      let start = index
      guard peek == UInt8(ascii: "\"") else { throw unexpected("a key in double quotes") }
      let key = try string()
      let keyRange = start..<index
      guard skip(":") else { throw unexpected("\":\"") }
      members.append(JSONMember(key, try value(), keyRange: keyRange))
      if skip("}") { return members }
      guard skip(",") else { throw unexpected("\",\" or \"}\"") }
    }
  }

  private mutating func open() throws(JSONFault) {
    guard depth < Self.depthLimit else {
      throw fault("more than \(Self.depthLimit) arrays and objects inside each other", at: index)
    }
    depth += 1
    index += 1
  }

  private mutating func number() throws(JSONFault) -> String {
    let start = index
    var scanner = JSONNumberScanner(bytes: bytes, index: index)
    let problem = scanner.scan()
    if let problem { throw fault(problem, at: scanner.index) }
    index = scanner.index
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func word(_ word: String, _ content: JSONValue.Content) throws(JSONFault) -> JSONValue.Content {
    guard bytes[index...].starts(with: word.utf8) else { throw unexpected("a value") }
    index += word.utf8.count
    return content
  }
}

extension JSONReader {
  /// The byte here; 0, which nothing accepts, at the end.
  var peek: UInt8 { index < bytes.count ? bytes[index] : 0 }

  private mutating func skipBlanks() {
    while index < bytes.count, [0x20, 0x0A, 0x0D, 0x09].contains(bytes[index]) { index += 1 }
  }

  /// Whether this mark was next, after blanks.
  private mutating func skip(_ mark: Unicode.Scalar) -> Bool {
    skipBlanks()
    guard peek == UInt8(ascii: mark) else { return false }
    index += 1
    return true
  }

  func fault(_ message: String, at offset: Int) -> JSONFault {
    JSONFault(offset: offset, message: message)
  }

  private func unexpected(_ expected: String) -> JSONFault {
    guard index < bytes.count else { return fault("the text ends where \(expected) should be", at: index) }
    let found =
      switch bytes[index] {
      case UInt8(ascii: "\""): "a string"
      case 0x21...0x7E: "\"\(Unicode.Scalar(bytes[index]))\""
      case 0x80...: "a character that is not ASCII"
      default: "a control character"
      }
    return fault("found \(found) where \(expected) should be", at: index)
  }
}
