package import Diagnostics
import Files
import JSON

/// Findings that are known and left: a team that comes to the linter late fixes new ones only.
///
/// One is known again by its rule, by what it is about and by the text at its place, so that moved lines and renamed files
/// change nothing.
package struct Baseline: Sendable {
  private struct Key: Hashable {
    let rule: String
    let subject: String?
    let value: String?
  }

  private var counts: [Key: Int] = [:]

  /// How many findings it has.
  package var count: Int { counts.values.reduce(0, +) }

  /// The findings that are not in it, and how many of its own are not found any more.
  package func newOnes(of findings: [Diagnostic]) -> (findings: [Diagnostic], gone: Int) {
    var left = counts
    var new: [Diagnostic] = []
    for finding in findings {
      let key = Self.key(of: finding)
      if let count = left[key], count > 0, Self.canHold(finding) {
        left[key] = count - 1
      } else {
        new.append(finding)
      }
    }
    return (new, left.values.reduce(0, +))
  }

  /// What cannot be read cannot be let pass.
  private static func canHold(_ finding: Diagnostic) -> Bool {
    Rules.named(finding.rule)?.about.isSettable ?? false
  }

  private static func key(of finding: Diagnostic) -> Key {
    let isSecret = finding.location.source.secrets.contains { $0.overlaps(finding.location.range) }
    return Key(
      rule: finding.rule, subject: finding.subject,
      value: isSecret ? nil : shortened(finding.location.source.text(in: finding.location.range)))
  }

  /// Blanks count once: a text that is indented anew is the same.
  private static func shortened(_ text: String) -> String {
    String(text.split(whereSeparator: \.isWhitespace).joined(separator: " ").prefix(greatestLength))
  }

  private static let greatestLength = 200
}

// MARK: The file

extension Baseline {
  private static let formatName = "baseline"
  private static let formatVersion = 1

  /// The text of a baseline's file; `folder` is where the file lies, and paths in it count from there.
  package static func text(of findings: [Diagnostic], in folder: String) -> String {
    var files: [Key: String] = [:]
    var counts: [Key: Int] = [:]
    for finding in findings where canHold(finding) {
      let key = key(of: finding)
      counts[key, default: 0] += 1
      if files[key] == nil { files[key] = Path.relative(finding.location.source.path, to: folder) }
    }
    let rows = counts.sorted { left, right in
      let (first, second) = (left.key, right.key)
      return [first.rule, first.subject ?? "", first.value ?? ""].lexicographicallyPrecedes(
        [second.rule, second.subject ?? "", second.value ?? ""]) { Path.precedes($0, $1) }
    }
    return JSONWriter.text([
      "format": ["name": .string(formatName), "version": .number(formatVersion)],
      "findings": .array(
        rows.map { key, count in
          [
            "rule": .string(key.rule), "subject": key.subject.map(JSONValue.string) ?? .null,
            "value": key.value.map(JSONValue.string) ?? .null, "file": .string(files[key] ?? ""),
            "count": .number(count),
          ]
        }),
    ])
  }

  /// Reads a baseline's file; what is wrong with it is told with its place.
  package static func read(_ source: Source) -> Result<Baseline, BaselineFault> {
    switch JSONReader.read(source.bytes) {
    case .failure(let fault):
      let end = min(fault.offset, source.bytes.count)
      return .failure(BaselineFault(message: fault.message, location: Location(source: source, range: end..<end)))
    case .success(let value): return read(value, source)
    }
  }

  private static func read(_ value: JSONValue, _ source: Source) -> Result<Baseline, BaselineFault> {
    func fault(_ message: String, _ value: JSONValue) -> Result<Baseline, BaselineFault> {
      let range = value.range.map { $0.lowerBound..<$0.lowerBound } ?? 0..<0
      return .failure(BaselineFault(message: message, location: Location(source: source, range: range)))
    }
    guard value["format"]?["name"]?.string == formatName, let findings = value["findings"]?.array else {
      return fault("the file is no baseline", value)
    }
    guard value["format"]?["version"]?.number == "\(formatVersion)" else {
      return fault("the baseline is of another version than \(formatVersion)", value)
    }
    var baseline = Baseline()
    for finding in findings {
      guard let rule = finding["rule"]?.string,
        let count = finding["count"]?.number.flatMap({ Int($0) }), (1...1_000_000).contains(count)
      else { return fault("a finding of the baseline has no rule, or no count", finding) }
      let key = Key(rule: rule, subject: finding["subject"]?.string, value: finding["value"]?.string)
      baseline.counts[key, default: 0] = min(baseline.counts[key, default: 0] + count, 1_000_000)
    }
    return .success(baseline)
  }
}

/// Why a file is no baseline.
package struct BaselineFault: Error {
  /// Lower case, no final stop.
  package let message: String
  package let location: Location
}
