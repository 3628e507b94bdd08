package import JSON

extension JSONReport {
  /// The JSON Schema of what the report prints.
  package static let schema: JSONValue = [
    "$schema": "http://json-schema.org/draft-07/schema#",
    "title": "iapcatalog: findings, version 1",
    "description": "What lint --format json prints.",
    "type": "object",
    "properties": [
      "format": format,
      "tool": object(
        "The program that looked.", [("name", ["const": "iapcatalog"]), ("version", text("Its version."))]),
      "counts": object(
        "How many findings there are of each severity.",
        ["error", "warning", "note"].map { ($0, ["type": "integer", "minimum": 0]) }),
      "findings": ["description": "In the order of files and lines.", "type": "array", "items": finding],
    ],
    "required": ["format", "tool", "counts", "findings"],
  ]

  private static let format: JSONValue = object(
    "What the file is.", [("name", ["const": "findings"]), ("version", ["const": 1])])

  private static let finding = object(
    "One finding.",
    [
      ("rule", text("The rule's id; iapcatalog rules RULE explains it.")),
      ("severity", ["description": "What it counts as.", "enum": ["error", "warning", "note"]]),
      ("message", text("What is wrong, in one line.")),
      ("file", text("The file's path, relative to the working directory.")),
      ("line", number("Its line, from 1.")),
      ("column", number("Its column in Unicode code points, from 1.")),
      ("end_line", number("The line after its last character.")),
      ("end_column", number("The column after its last character.")),
      ("help", text("What to write instead.", isNullable: true)),
      ("subject", text("The product ID, app or account that it is about.", isNullable: true)),
      ("notes", ["description": "Other places that belong to it.", "type": "array", "items": note]),
    ])

  private static let note = object(
    "Another place.",
    [
      ("message", text("What is there.")),
      ("file", text("The file's path; null where there is no place.", isNullable: true)),
      ("line", number("Its line, from 1.", isNullable: true)),
      ("column", number("Its column in Unicode code points, from 1.", isNullable: true)),
    ])

  /// An object that always has all of these members; later versions may add others.
  private static func object(_ description: JSONValue, _ members: [(String, JSONValue)]) -> JSONValue {
    [
      "description": description, "type": "object", "properties": .object(members),
      "required": .array(members.map { .string($0.0) }),
    ]
  }

  private static func text(_ description: JSONValue, isNullable: Bool = false) -> JSONValue {
    ["description": description, "type": isNullable ? ["string", "null"] : "string"]
  }

  private static func number(_ description: JSONValue, isNullable: Bool = false) -> JSONValue {
    ["description": description, "type": isNullable ? ["integer", "null"] : "integer", "minimum": 1]
  }
}
