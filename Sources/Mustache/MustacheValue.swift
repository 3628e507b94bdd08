/// What a template is filled with.
package enum MustacheValue: Sendable {
  case null
  case boolean(Bool)
  case text(String)
  /// The exact text of a number; it is written as it stands.
  case number(String)
  case list([MustacheValue])
  case record(MustacheRecord)

  /// Whether a section is rendered at least once; an empty text is not worth a section, a number always is.
  package var isTruthy: Bool {
    switch self {
    case .null: false
    case .boolean(let value): value
    case .text(let text): !text.isEmpty
    case .number, .record: true
    case .list(let items): !items.isEmpty
    }
  }

  /// A text, or null where there is none.
  package static func text(orNull text: String?) -> MustacheValue {
    text.map { .text($0) } ?? .null
  }

  /// A list of texts.
  package static func texts(_ texts: some Sequence<String>) -> MustacheValue {
    .list(texts.map { .text($0) })
  }

  /// What a tag writes; null is the empty text, and a list or record has none.
  var writtenText: String? {
    switch self {
    case .null: ""
    case .boolean(let value): value ? "true" : "false"
    case .text(let text), .number(let text): text
    case .list, .record: nil
    }
  }

  /// What a person would call it in a message.
  var kind: String {
    switch self {
    case .null: "null"
    case .boolean: "a boolean"
    case .text: "a text"
    case .number: "a number"
    case .list: "a list"
    case .record: "a record"
    }
  }
}

extension MustacheValue: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  package init(stringLiteral value: String) {
    self = .text(value)
  }
}

extension MustacheValue: ExpressibleByBooleanLiteral {
  package init(booleanLiteral value: Bool) {
    self = .boolean(value)
  }
}

extension MustacheValue: ExpressibleByIntegerLiteral {
  package init(integerLiteral value: Int) {
    self = .number(String(value))
  }
}

extension MustacheValue: ExpressibleByNilLiteral {
  package init(nilLiteral: ()) {
    self = .null
  }
}

extension MustacheValue: ExpressibleByArrayLiteral {
  package init(arrayLiteral elements: MustacheValue...) {
    self = .list(elements)
  }
}

extension MustacheValue: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral elements: (String, MustacheValue)...) {
    self = .record(MustacheRecord(elements))
  }
}
