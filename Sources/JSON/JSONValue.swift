/// A JSON value whose numbers keep their exact text and whose members keep their order.
///
/// Two values are equal when they hold the same, byte for byte, wherever they were read.
package struct JSONValue: Sendable {
  /// What a value can be.
  package enum Content: Sendable {
    case null
    case boolean(Bool)
    /// The exact text, such as `1.10` or `12e3`.
    case number(String)
    case string(String)
    case array([JSONValue])
    /// In order; a key may be there twice.
    case object([JSONMember])
  }

  package let content: Content
  /// The bytes it was read from, quotes and brackets included; none for a value that was made.
  package let range: Range<Int>?

  package init(_ content: Content, range: Range<Int>? = nil) {
    self.content = content
    self.range = range
  }
}

/// One key of an object with its value.
package struct JSONMember: Sendable {
  package let key: String
  /// The bytes of the key, quotes included; none for a member that was made.
  package let keyRange: Range<Int>?
  package let value: JSONValue

  package init(_ key: String, _ value: JSONValue, keyRange: Range<Int>? = nil) {
    self.key = key
    self.keyRange = keyRange
    self.value = value
  }
}

extension JSONValue {
  package static let null = JSONValue(.null)

  package static func boolean(_ value: Bool) -> JSONValue { JSONValue(.boolean(value)) }

  package static func string(_ text: String) -> JSONValue { JSONValue(.string(text)) }

  /// A number from its text, which must be one: ask ``isNumber(_:)`` about a text of unknown origin.
  package static func number(_ text: String) -> JSONValue {
    precondition(isNumber(text), "no JSON number: \(text)")
    return JSONValue(.number(text))
  }

  package static func number(_ value: some BinaryInteger) -> JSONValue { JSONValue(.number(String(value))) }

  package static func array(_ elements: [JSONValue]) -> JSONValue { JSONValue(.array(elements)) }

  /// The members in the order given.
  package static func object(_ members: [(String, JSONValue)]) -> JSONValue {
    JSONValue(.object(members.map { JSONMember($0.0, $0.1) }))
  }

  /// Whether a text is a number as JSON spells it: no leading zero or plus sign, digits around the point.
  package static func isNumber(_ text: String) -> Bool {
    var scanner = JSONNumberScanner(bytes: Array(text.utf8), index: 0)
    return scanner.scan() == nil && scanner.index == scanner.bytes.count
  }
}

extension JSONValue {
  /// The text of a string.
  package var string: String? {
    if case .string(let text) = content { text } else { nil }
  }

  /// The exact text of a number.
  package var number: String? {
    if case .number(let text) = content { text } else { nil }
  }

  package var boolean: Bool? {
    if case .boolean(let value) = content { value } else { nil }
  }

  package var array: [JSONValue]? {
    if case .array(let elements) = content { elements } else { nil }
  }

  /// The members of an object, in order.
  package var members: [JSONMember]? {
    if case .object(let members) = content { members } else { nil }
  }

  package var isNull: Bool {
    if case .null = content { true } else { false }
  }

  /// The value of the first member with this key, if it is an object that has one.
  package subscript(key: String) -> JSONValue? {
    members?.first { $0.key.utf8.elementsEqual(key.utf8) }?.value
  }

  /// The members whose key stands earlier in the same object already.
  package var repeatedMembers: [JSONMember] {
    var seen: Set<[UInt8]> = []
    return (members ?? []).filter { !seen.insert(Array($0.key.utf8)).inserted }
  }
}

extension JSONValue: Hashable {
  package static func == (left: JSONValue, right: JSONValue) -> Bool {
    switch (left.content, right.content) {
    case (.null, .null): true
    case (.boolean(let left), .boolean(let right)): left == right
    case (.number(let left), .number(let right)): left.utf8.elementsEqual(right.utf8)
    case (.string(let left), .string(let right)): left.utf8.elementsEqual(right.utf8)
    case (.array(let left), .array(let right)): left == right
    case (.object(let left), .object(let right)):
      left.elementsEqual(right) { $0.key.utf8.elementsEqual($1.key.utf8) && $0.value == $1.value }
    default: false
    }
  }

  package func hash(into hasher: inout Hasher) {
    switch content {
    case .null: hasher.combine(0)
    case .boolean(let value): hasher.combine(value)
    case .number(let text), .string(let text): hasher.combine(text)
    case .array(let elements): hasher.combine(elements)
    case .object(let members): hasher.combine(members.count)
    }
  }
}

extension JSONValue: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByStringInterpolation, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(nilLiteral: ()) { self.init(.null) }

  package init(booleanLiteral value: Bool) { self.init(.boolean(value)) }

  package init(integerLiteral value: Int) { self.init(.number(String(value))) }

  package init(stringLiteral text: String) { self.init(.string(text)) }

  package init(arrayLiteral elements: JSONValue...) { self.init(.array(elements)) }

  /// The members in the order they are written.
  package init(dictionaryLiteral members: (String, JSONValue)...) {
    self.init(.object(members.map { JSONMember($0.0, $0.1) }))
  }
}
