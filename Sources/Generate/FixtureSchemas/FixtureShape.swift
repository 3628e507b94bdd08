import JSON

/// What may stand in a fixture: the schema is made from it.
indirect enum FixtureShape: Sendable {
  /// Any text.
  case text
  /// A text that matches a regular expression.
  case pattern(String)
  case words([String])
  case numbers([Int])
  case integer(from: Int)
  case boolean
  case list(of: FixtureShape)
  case object([Member])
  /// Any of these.
  case either([FixtureShape])
  case null

  struct Member: Sendable {
    let name: String
    let shape: FixtureShape
    let isRequired: Bool
  }

  /// Decimal digits as a text.
  static let digits = pattern("^[0-9]+$")
  /// Milliseconds since 1970.
  static let milliseconds = integer(from: 0)
  /// A compact JSON Web Signature.
  static let token = pattern(#"^[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]{86}$"#)
  static let uuid = pattern("^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$")
  static let base64 = pattern("^[A-Za-z0-9+/]+={0,2}$")
  static let period = pattern("^P[0-9]+[DWMY]$")
  static let currency = pattern("^[A-Z]{3}$")
  static let storefront = pattern("^[A-Z]{3}$")
  static let environment = words([Tokens.environment])

  /// The version that a document of our own says it is of.
  static func format(_ name: String) -> Member {
    always("format", .object([always("name", .words([name])), always("version", .numbers([1]))]))
  }

  static func always(_ name: String, _ shape: FixtureShape) -> Member {
    Member(name: name, shape: shape, isRequired: true)
  }

  static func maybe(_ name: String, _ shape: FixtureShape) -> Member {
    Member(name: name, shape: shape, isRequired: false)
  }

  var schema: JSONValue {
    switch self {
    case .text: ["type": "string"]
    case .pattern(let pattern): ["type": "string", "pattern": .string(pattern)]
    case .words(let words):
      words.count == 1 ? ["const": .string(words[0])] : ["enum": .array(words.map { .string($0) })]
    case .numbers(let numbers):
      numbers.count == 1 ? ["const": .number(numbers[0])] : ["enum": .array(numbers.map { .number($0) })]
    case .integer(let least): ["type": "integer", "minimum": .number(least)]
    case .boolean: ["type": "boolean"]
    case .list(let element): ["type": "array", "items": element.schema]
    case .object(let members): Self.schema(of: members)
    case .either(let shapes): ["anyOf": .array(shapes.map(\.schema))]
    case .null: ["type": "null"]
    }
  }

  private static func schema(of members: [Member]) -> JSONValue {
    let required = members.filter(\.isRequired).map { JSONValue.string($0.name) }
    var schema: [(String, JSONValue)] = [
      ("type", "object"), ("properties", .object(members.map { ($0.name, $0.shape.schema) })),
    ]
    if !required.isEmpty { schema.append(("required", .array(required))) }
    return .object(schema + [("additionalProperties", false)])
  }
}
