import JSON

/// What the JSON Schemas of files of our own shape are made of; nothing may be in such a file that its schema does not say.
struct SchemaMember {
  let name: String
  let schema: JSONValue
  let isRequired: Bool

  static func required(_ name: String, _ schema: JSONValue) -> SchemaMember {
    SchemaMember(name: name, schema: schema, isRequired: true)
  }

  /// A member that is left out where there is nothing to say.
  static func optional(_ name: String, _ schema: JSONValue) -> SchemaMember {
    SchemaMember(name: name, schema: schema, isRequired: false)
  }
}

extension JSONValue {
  /// The whole schema of a file: its members after `format`.
  static func fileSchema(
    _ name: String, version: Int, _ description: String, _ members: [SchemaMember],
    definitions: [(String, JSONValue)]
  ) -> JSONValue {
    let format: JSONValue = .objectSchema(
      "What the file is.",
      [.required("name", ["const": .string(name)]), .required("version", ["const": .number(version)])])
    let whole = objectSchema(description, [.required("format", format)] + members)
    let head: [(String, JSONValue)] = [
      ("$schema", "http://json-schema.org/draft-07/schema#"), ("title", "iapcatalog: \(name), version \(version)"),
    ]
    return .object(head + (whole.members ?? []).map { ($0.key, $0.value) } + [("definitions", .object(definitions))])
  }

  static func objectSchema(_ description: String, _ members: [SchemaMember]) -> JSONValue {
    [
      "description": .string(description),
      "type": "object",
      "properties": .object(members.map { ($0.name, $0.schema) }),
      "required": .array(members.filter(\.isRequired).map { .string($0.name) }),
      "additionalProperties": false,
    ]
  }

  /// An object whose keys are data, such as codes of storefronts.
  static func mapSchema(_ description: String, keys pattern: String, values: JSONValue) -> JSONValue {
    [
      "description": .string(description),
      "type": "object",
      "patternProperties": .object([(pattern, values)]),
      "additionalProperties": false,
    ]
  }

  static func listSchema(_ description: String, of items: JSONValue, isUnique: Bool = false) -> JSONValue {
    let schema: [(String, JSONValue)] = [
      ("description", .string(description)), ("type", "array"), ("items", items),
    ]
    return .object(isUnique ? schema + [("uniqueItems", true)] : schema)
  }

  static func textSchema(_ description: String, pattern: String? = nil) -> JSONValue {
    let schema: [(String, JSONValue)] = [("description", .string(description)), ("type", "string")]
    return .object(pattern.map { schema + [("pattern", .string($0))] } ?? schema)
  }

  static func wordSchema(_ description: String, _ words: [String]) -> JSONValue {
    ["description": .string(description), "enum": .array(words.map { .string($0) })]
  }

  static func booleanSchema(_ description: String) -> JSONValue {
    ["description": .string(description), "type": "boolean"]
  }

  static func integerSchema(_ description: String, _ range: PartialRangeFrom<Int> = 0...) -> JSONValue {
    ["description": .string(description), "type": "integer", "minimum": .number(range.lowerBound)]
  }

  static func reference(_ definition: String) -> JSONValue {
    ["$ref": "#/definitions/\(definition)"]
  }
}

/// The patterns of texts that several files have.
enum SchemaPattern {
  static let storefront = "^[A-Z]{3}$"
  static let locale = "^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?$"
  static let currency = "^[A-Z]{3}$"
  static let price = #"^(0|[1-9][0-9]*)(\.[0-9]+)?$"#
  static let date = "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"
  static let period = "^P[1-9][0-9]*[DWMY]$"
}
