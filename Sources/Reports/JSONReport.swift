package import Diagnostics
import JSON

/// For programs: every finding with all that is known of it. All keys are always there; what is not known is null.
///
/// Lines and columns count from 1, columns in Unicode code points; the end is the place after the last character.
/// `counts` has the number of findings of each severity. A `fix` replaces the text from its place to its end.
package struct JSONReport: Report {
  package let name = "json"
  package let summary = "for programs: every finding with all that is known of it"

  package init() {}

  package func render(_ findings: [Diagnostic], _ context: ReportContext) -> String {
    var places = Places(workingDirectory: context.workingDirectory)
    let counts = Severity.allCases.map { severity in
      (severity.rawValue, JSONValue.number(findings.count { $0.severity == severity }))
    }
    return JSONWriter.text([
      "format": ["name": "findings", "version": 1],
      "tool": ["name": "iapcatalog", "version": .string(context.toolVersion)],
      "counts": .object(counts),
      "findings": .array(findings.map { value($0, &places) }),
    ])
  }

  private func value(_ finding: Diagnostic, _ places: inout Places) -> JSONValue {
    let start = places.start(of: finding.location)
    let end = places.end(of: finding.location)
    return [
      "rule": .string(finding.rule),
      "severity": .string(finding.severity.rawValue),
      "message": .string(finding.message),
      "file": .string(places.relativePath(of: finding.location.source)),
      "line": .number(start.line),
      "column": .number(start.column),
      "end_line": .number(end.line),
      "end_column": .number(end.column),
      "help": finding.help.map(JSONValue.string) ?? .null,
      "subject": finding.subject.map(JSONValue.string) ?? .null,
      "notes": .array(finding.notes.map { value($0, &places) }),
      "fix": finding.fix.map { value($0, &places) } ?? .null,
    ]
  }

  private func value(_ fix: Fix, _ places: inout Places) -> JSONValue {
    let start = places.start(of: fix.location)
    let end = places.end(of: fix.location)
    return [
      "file": .string(places.relativePath(of: fix.location.source)),
      "line": .number(start.line),
      "column": .number(start.column),
      "end_line": .number(end.line),
      "end_column": .number(end.column),
      "replacement": .string(fix.replacement),
    ]
  }

  private func value(_ note: Note, _ places: inout Places) -> JSONValue {
    guard let location = note.location else {
      return ["message": .string(note.message), "file": nil, "line": nil, "column": nil]
    }
    let start = places.start(of: location)
    return [
      "message": .string(note.message),
      "file": .string(places.relativePath(of: location.source)),
      "line": .number(start.line),
      "column": .number(start.column),
    ]
  }
}
