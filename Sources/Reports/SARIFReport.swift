package import Diagnostics
import JSON

/// For code scanning: the Static Analysis Results Interchange Format 2.1.0.
///
/// Paths are URIs from the repository's root, so the report has nothing of the machine in it; columns are code points.
package struct SARIFReport: Report {
  package let name = "sarif"
  package let summary = "for code scanning: SARIF 2.1.0"

  package init() {}

  package func render(_ findings: [Diagnostic], _ context: ReportContext) -> String {
    var writer = SARIFWriter(findings, context)
    return JSONWriter.text([
      "$schema": "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
      "version": "2.1.0",
      "runs": [writer.run(findings)],
    ])
  }
}

private struct SARIFWriter {
  private let context: ReportContext
  private var places: Places
  /// The rules that have findings, by id.
  private let rules: [String]
  /// How many findings of a file had a fingerprint before.
  private var seen: [String: Int] = [:]

  init(_ findings: [Diagnostic], _ context: ReportContext) {
    self.context = context
    places = Places(workingDirectory: context.workingDirectory)
    rules = Set(findings.map(\.rule)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  mutating func run(_ findings: [Diagnostic]) -> JSONValue {
    [
      "tool": [
        "driver": [
          "name": "iapcatalog",
          "version": .string(context.toolVersion),
          "semanticVersion": .string(context.toolVersion),
          "rules": .array(rules.map(descriptor)),
        ]
      ],
      "invocations": [invocation()],
      "columnKind": "unicodeCodePoints",
      "originalUriBaseIds": ["%SRCROOT%": ["description": ["text": "the root of the repository"]]],
      "results": .array(findings.map { result($0) }),
    ]
  }

  private func invocation() -> JSONValue {
    let notifications = context.failures.map { failure -> JSONValue in
      [
        "level": "error",
        "message": message(failure.reason),
        "locations": [["physicalLocation": ["artifactLocation": artifact(failure.path)]]],
      ]
    }
    var members: [(String, JSONValue)] = [("executionSuccessful", .boolean(notifications.isEmpty))]
    if !notifications.isEmpty { members.append(("toolExecutionNotifications", .array(notifications))) }
    return .object(members)
  }

  private func descriptor(_ id: String) -> JSONValue {
    var members: [(String, JSONValue)] = [("id", .string(id))]
    guard let rule = context.rules.first(where: { $0.id == id }) else { return .object(members) }
    members += [
      ("shortDescription", message(rule.summary)),
      ("fullDescription", message(rule.why)),
      (
        "help",
        message("\(rule.why)\n\n`iapcatalog rules \(id)` shows a bad and a good example. Source: \(rule.source)")
      ),
    ]
    if rule.source.hasPrefix("https://"), !rule.source.contains(where: { $0 == " " || $0 == ";" }) {
      members.append(("helpUri", .string(rule.source)))
    }
    members.append(("defaultConfiguration", ["level": .string(rule.severity.rawValue)]))
    return .object(members)
  }

  private mutating func result(_ finding: Diagnostic) -> JSONValue {
    let details = places.details(of: finding, notesWithPlaces: false)
    var members: [(String, JSONValue)] = [
      ("ruleId", .string(finding.rule)),
      ("ruleIndex", .number(rules.firstIndex(of: finding.rule) ?? -1)),
      ("level", .string(finding.severity.rawValue)),
      ("message", message(([finding.message] + details).joined(separator: "\n"))),
      ("locations", [["physicalLocation": place(finding.location)]]),
    ]
    let related = finding.notes.compactMap { note in
      note.location.map { (note.message, place($0)) }
    }
    if !related.isEmpty {
      members.append(
        (
          "relatedLocations",
          .array(
            related.enumerated().map { index, note in
              ["id": .number(index + 1), "physicalLocation": note.1, "message": message(note.0)]
            })
        ))
    }
    members.append(("partialFingerprints", ["iapcatalogFinding/v1": .string(fingerprint(finding))]))
    if let fix = finding.fix { members.append(("fixes", [value(fix, finding.help)])) }
    if let subject = finding.subject { members.append(("properties", ["subject": .string(subject)])) }
    return .object(members)
  }

  private mutating func value(_ fix: Fix, _ help: String?) -> JSONValue {
    [
      "description": message(help ?? "write \(fix.replacement.quoted)"),
      "artifactChanges": [
        [
          "artifactLocation": artifact(fix.location.source.path),
          "replacements": [
            ["deletedRegion": region(fix.location), "insertedContent": ["text": .string(fix.replacement)]]
          ],
        ]
      ],
    ]
  }

  private mutating func place(_ location: Location) -> JSONValue {
    ["artifactLocation": artifact(location.source.path), "region": region(location)]
  }

  private mutating func region(_ location: Location) -> JSONValue {
    let start = places.start(of: location)
    let end = places.end(of: location)
    return [
      "startLine": .number(start.line), "startColumn": .number(start.column), "endLine": .number(end.line),
      "endColumn": .number(end.column),
    ]
  }

  private func artifact(_ path: String) -> JSONValue {
    if let inside = places.path(path, from: context.repositoryRoot) {
      return ["uri": .string(inside.percentEncoded), "uriBaseId": "%SRCROOT%"]
    }
    let absolute = places.absolutePath(path)
    return ["uri": .string((absolute.hasPrefix("/") ? "file://" : "") + absolute.percentEncoded)]
  }

  /// Braces are doubled: a single one would begin a placeholder.
  private func message(_ text: String) -> JSONValue {
    ["text": .string(text.replacing("{", with: "{{").replacing("}", with: "}}"))]
  }

  /// The same wherever in its file the finding moves: of the rule, what it is about and the text it marks.
  private mutating func fingerprint(_ finding: Diagnostic) -> String {
    let location = finding.location
    let isSecret = location.source.secrets.contains { $0.overlaps(location.range) }
    let text = isSecret ? "***" : location.source.text(in: location.range)
    let hash = [finding.rule, finding.subject ?? "", text].stableHash
    let key = "\(hash) \(location.source.path)"
    let count = seen[key, default: 0] + 1
    seen[key] = count
    return "\(hash):\(count)"
  }
}

extension String {
  /// As a part of a URI; slashes stay.
  fileprivate var percentEncoded: String {
    utf8.reduce(into: "") { result, byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        result += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }
  }
}

extension [String] {
  /// FNV-1a of 64 bits: it tells findings apart, and proves nothing.
  fileprivate var stableHash: String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in joined(separator: "\u{0}").utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
