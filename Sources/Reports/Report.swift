package import Diagnostics

/// A way to show findings.
package protocol Report: Sendable {
  /// As `--format` takes it.
  var name: String { get }
  /// One line for `--help`.
  var summary: String { get }
  /// The whole text, ending in a newline unless it is empty; findings stay in the order given.
  func render(_ findings: [Diagnostic], _ context: ReportContext) -> String
}

/// Whether a text may have colours.
package enum TextStyle: Sendable {
  case plain
  /// With the escape sequences of a terminal.
  case colour
}

/// What a report knows of the run.
package struct ReportContext: Sendable {
  /// Absolute; source paths are relative to it.
  package var workingDirectory: String
  package var style: TextStyle
  package var toolVersion: String

  package init(workingDirectory: String, style: TextStyle, toolVersion: String) {
    self.workingDirectory = workingDirectory
    self.style = style
    self.toolVersion = toolVersion
  }
}

/// The report formats.
package enum Reports {
  /// In the order in which `--help` lists them; the first is the default.
  package static let all: [any Report] = [TextReport(), XcodeReport(), JSONReport()]

  package static func named(_ name: String) -> (any Report)? {
    all.first { $0.name == name }
  }

  /// Such as `2 errors, 1 warning in 3 files`, or `no findings`.
  package static func summary(_ findings: [Diagnostic]) -> String {
    let counts = Severity.allCases.compactMap { severity -> String? in
      let count = findings.count { $0.severity == severity }
      return count == 0 ? nil : plural(count, severity.rawValue)
    }
    guard !counts.isEmpty else { return "no findings" }
    let files = Set(findings.map(\.location.source.path)).count
    return "\(counts.joined(separator: ", ")) in \(plural(files, "file"))"
  }

  private static func plural(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
  }
}
