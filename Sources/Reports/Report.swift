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
  /// The folder that services count paths from: absolute, without links.
  package var repositoryRoot: String
  /// Whether a warning fails the run as an error does.
  package var isStrict = false
  /// What is known of the rules that findings name.
  package var rules: [RuleFacts] = []
  /// What could not be looked at; it is no finding, but a run with such a failure is not clean.
  package var failures: [RunFailure] = []

  /// The repository is the working directory unless told otherwise.
  package init(workingDirectory: String, style: TextStyle, toolVersion: String, repositoryRoot: String? = nil) {
    self.workingDirectory = workingDirectory
    self.style = style
    self.toolVersion = toolVersion
    self.repositoryRoot = repositoryRoot ?? workingDirectory
  }
}

/// What a report may say of a rule.
package struct RuleFacts: Sendable {
  package let id: String
  /// Of most of its findings.
  package let severity: Severity
  /// What it reports, in one line.
  package let summary: String
  /// Why that is a fault, in whole sentences.
  package let why: String
  /// Where it comes from: an address, or a document's name.
  package let source: String

  package init(id: String, severity: Severity, summary: String, why: String, source: String) {
    self.id = id
    self.severity = severity
    self.summary = summary
    self.why = why
    self.source = source
  }
}

/// A file that the run could not look at, and why.
package struct RunFailure: Sendable {
  /// As people type it from the working directory.
  package let path: String
  package let reason: String

  package init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }
}

/// The report formats.
package enum Reports {
  /// In the order in which `--help` lists them; the first is the default.
  package static let all: [any Report] = [
    TextReport(), XcodeReport(), JSONReport(), SARIFReport(), GitHubReport(), JUnitReport(), CheckstyleReport(),
  ]

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
