/// Writes JSON piece by piece, for files so big that a `JSONValue` of the whole would cost more than the writing.
///
/// Each object and array says whether its items stand on lines of their own or all on one; whatever stands in one on one
/// line is on that line too.
package struct JSONStream: Sendable {
  /// How the items of an object or an array are laid out.
  package enum Layout: Sendable {
    /// Each on a line of its own, two spaces a level.
    case lines
    /// All on one line, with a space after each colon and comma.
    case line
  }

  private var bytes: [UInt8] = []
  /// Of the innermost open object or array.
  private var layout = Layout.lines
  private var outerLayouts: [Layout] = []
  /// How many objects and arrays by lines are open.
  private var depth = 0
  /// Whether the innermost open object or array has no item yet.
  private var isEmpty = true
  /// Whether what comes next is a member's value.
  private var isAfterKey = true

  package init(capacity: Int = 0) {
    bytes.reserveCapacity(capacity)
  }

  /// The whole text, ending in one newline; the stream begins anew.
  package mutating func finish() -> [UInt8] {
    precondition(outerLayouts.isEmpty, "what has begun ends")
    var whole: [UInt8] = []
    swap(&whole, &bytes)
    whole.append(UInt8(ascii: "\n"))
    self = JSONStream()
    return whole
  }

  /// Begins an object, whose members follow: a key and a value each.
  package mutating func beginObject(_ layout: Layout = .lines) {
    begin("{", layout)
  }

  package mutating func endObject() {
    end("}")
  }

  /// Begins an array, whose values follow.
  package mutating func beginArray(_ layout: Layout = .lines) {
    begin("[", layout)
  }

  package mutating func endArray() {
    end("]")
  }

  /// Writes the key of a member, whose value comes next.
  package mutating func key(_ name: String) {
    separate()
    JSONKey.append(name, to: &bytes)
    isAfterKey = true
  }

  /// The same of a key that is written often.
  package mutating func key(_ key: JSONKey) {
    separate()
    bytes.append(contentsOf: key.bytes)
    isAfterKey = true
  }

  package mutating func string(_ text: String) {
    beginValue()
    JSONText.append(text, to: &bytes)
  }

  /// Writes a text that is valid UTF-8.
  package mutating func string(_ text: ArraySlice<UInt8>) {
    beginValue()
    JSONText.append(text, to: &bytes)
  }

  package mutating func number(_ value: Int) {
    beginValue()
    bytes.append(contentsOf: String(value).utf8)
  }

  package mutating func boolean(_ value: Bool) {
    beginValue()
    bytes.append(contentsOf: (value ? "true" : "false").utf8)
  }

  package mutating func null() {
    beginValue()
    bytes.append(contentsOf: "null".utf8)
  }

  /// Writes a value, all on one line.
  package mutating func value(_ value: JSONValue) {
    switch value.content {
    case .null: null()
    case .boolean(let value): boolean(value)
    case .number(let text):
      beginValue()
      bytes.append(contentsOf: text.utf8)
    case .string(let text): string(text)
    case .array(let elements):
      beginArray(.line)
      for element in elements { self.value(element) }
      endArray()
    case .object(let members):
      beginObject(.line)
      for member in members {
        key(member.key)
        self.value(member.value)
      }
      endObject()
    }
  }

  private mutating func begin(_ bracket: Unicode.Scalar, _ layout: Layout) {
    beginValue()
    bytes.append(UInt8(ascii: bracket))
    outerLayouts.append(self.layout)
    if self.layout == .lines { self.layout = layout }
    if self.layout == .lines { depth += 1 }
    isEmpty = true
  }

  private mutating func end(_ bracket: Unicode.Scalar) {
    guard let outer = outerLayouts.popLast(), !isAfterKey else {
      preconditionFailure("what ends has begun, and every key has a value")
    }
    if layout == .lines {
      depth -= 1
      if !isEmpty { breakLine() }
    }
    layout = outer
    isEmpty = false
    bytes.append(UInt8(ascii: bracket))
  }

  private mutating func beginValue() {
    if !isAfterKey { separate() }
    isAfterKey = false
  }

  private mutating func separate() {
    if !isEmpty { bytes.append(UInt8(ascii: ",")) }
    if layout == .lines {
      breakLine()
    } else if !isEmpty {
      bytes.append(UInt8(ascii: " "))
    }
    isEmpty = false
  }

  private mutating func breakLine() {
    bytes.append(UInt8(ascii: "\n"))
    for _ in 0..<depth {
      bytes.append(UInt8(ascii: " "))
      bytes.append(UInt8(ascii: " "))
    }
  }
}

/// A key as it is written, with its quotes and the colon.
package struct JSONKey: Sendable {
  fileprivate let bytes: [UInt8]

  package init(_ name: String) {
    var bytes: [UInt8] = []
    Self.append(name, to: &bytes)
    self.bytes = bytes
  }

  fileprivate static func append(_ name: String, to bytes: inout [UInt8]) {
    JSONText.append(name, to: &bytes)
    bytes.append(UInt8(ascii: ":"))
    bytes.append(UInt8(ascii: " "))
  }
}

extension JSONStream {
  /// Writes a member with a text; nothing at all where there is none.
  package mutating func member(_ name: String, _ text: String?) {
    guard let text else { return }
    key(name)
    string(text)
  }

  /// Writes a member with a number; nothing at all where there is none.
  package mutating func member(_ name: String, _ number: Int?) {
    guard let number else { return }
    key(name)
    self.number(number)
  }

  package mutating func member(_ name: String, _ value: Bool) {
    key(name)
    boolean(value)
  }

  /// Begins a member whose value is an object.
  package mutating func beginObject(_ name: String, _ layout: Layout = .lines) {
    key(name)
    beginObject(layout)
  }

  /// Begins a member whose value is an array.
  package mutating func beginArray(_ name: String, _ layout: Layout = .lines) {
    key(name)
    beginArray(layout)
  }
}
