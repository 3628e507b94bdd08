import JSON

/// The JSON Schema of a baseline: the findings that are known and left.
enum BaselineSchema {
  static let schema: JSONValue = [
    "$schema": "http://json-schema.org/draft-07/schema#",
    "title": "iapcatalog: a baseline, version 1",
    "description": "The findings that are known and left, as lint --write-baseline writes them.",
    "type": "object",
    "properties": [
      "format": [
        "description": "What the file is.",
        "type": "object",
        "properties": ["name": ["const": "baseline"], "version": ["const": 1]],
        "required": ["name", "version"],
        "additionalProperties": false,
      ],
      "findings": ["description": "In order.", "type": "array", "items": finding],
    ],
    "required": ["format", "findings"],
    "additionalProperties": false,
  ]

  private static let finding: JSONValue = [
    "type": "object",
    "properties": [
      "rule": ["description": "The rule's id.", "type": "string"],
      "file": ["description": "The file's path, relative to the baseline.", "type": "string"],
      "subject": [
        "description": "The product ID, app or account that it is about.", "type": ["string", "null"],
      ],
      "value": ["description": "The text that is at fault.", "type": ["string", "null"]],
      "count": ["description": "How many such findings there are.", "type": "integer", "minimum": 1],
    ],
    "required": ["rule", "count"],
    "additionalProperties": false,
  ]
}
