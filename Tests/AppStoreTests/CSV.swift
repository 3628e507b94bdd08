import Foundation
import TestSupport

/// A table of the shared folder: rows by column name.
struct CSV {
  let header: [String]
  let rows: [[String: String]]

  init(_ name: String) throws {
    let url = SharedFolder.url.appendingPathComponent("reference").appendingPathComponent(name)
    let lines = try String(contentsOf: url, encoding: .utf8).split(whereSeparator: \.isNewline)
    let header = CSV.fields(of: lines.first ?? "")
    self.header = header
    rows = lines.dropFirst().map { line in
      Dictionary(uniqueKeysWithValues: zip(header, CSV.fields(of: line)))
    }
  }

  /// Fields divided by commas, some of them in quotes.
  private static func fields(of line: Substring) -> [String] {
    var fields = [""]
    var isQuoted = false
    var previous: Character?
    for character in line {
      if character == "\"" {
        if !isQuoted, previous == "\"" { fields[fields.count - 1].append("\"") }
        isQuoted.toggle()
      } else if character == ",", !isQuoted {
        fields.append("")
      } else {
        fields[fields.count - 1].append(character)
      }
      previous = character
    }
    return fields
  }
}
