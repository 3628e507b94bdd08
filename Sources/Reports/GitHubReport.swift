package import Diagnostics

/// For GitHub Actions: each finding as a workflow command, which becomes an annotation, and as a line to read.
///
/// The log hides a command's file and line, hence the line. Paths in commands count from the repository.
package struct GitHubReport: Report {
  package let name = "github"
  package let summary = "for GitHub Actions: an annotation each, and a line for the log"

  package init() {}

  package func render(_ findings: [Diagnostic], _ context: ReportContext) -> String {
    var places = Places(workingDirectory: context.workingDirectory)
    var text = ""
    for finding in findings { text += line(finding, &places) + command(finding, &places, context) }
    for failure in context.failures {
      let path = places.servicePath(failure.path, context)
      text += "::error file=\(Self.escape(property: path))::\(Self.escape(data: failure.reason))\n"
    }
    return findings.isEmpty ? text : text + Reports.summary(findings) + "\n"
  }

  private func line(_ finding: Diagnostic, _ places: inout Places) -> String {
    var path = places.relativePath(of: finding.location.source).onOneLine
    // What begins like a command would be taken for one.
    if path.hasPrefix(":") { path = "./" + path }
    let start = places.start(of: finding.location)
    let message = "\(finding.severity.rawValue): \(finding.message.onOneLine) [\(finding.rule)]"
    // An older spelling of commands, which is looked for anywhere in a line.
    return "\(path):\(start.line):\(start.column): \(message)\n".replacing("##[", with: "## [")
  }

  private func command(_ finding: Diagnostic, _ places: inout Places, _ context: ReportContext) -> String {
    let start = places.start(of: finding.location)
    let end = places.end(of: finding.location)
    var properties: [(String, String)] = []
    let source = finding.location.source
    if source.path != "<stdin>" {
      properties = [
        ("file", places.servicePath(source.path, context)), ("line", String(start.line)), ("endLine", String(end.line)),
      ]
      // Columns of a range over several lines are refused.
      if start.line == end.line { properties += [("col", String(start.column)), ("endColumn", String(end.column))] }
    }
    properties.append(("title", finding.rule))
    let list = properties.map { "\($0.0)=\(Self.escape(property: $0.1))" }.joined(separator: ",")
    let data = ([finding.message] + places.details(of: finding)).joined(separator: "\n")
    return "::\(finding.severity.command) \(list)::\(Self.escape(data: data))\n"
  }

  private static func escape(data text: String) -> String {
    escape(text, ["%", "\r", "\n"])
  }

  private static func escape(property text: String) -> String {
    escape(text, ["%", "\r", "\n", ":", ","])
  }

  /// By scalars: a carriage return and a line feed are one character.
  private static func escape(_ text: String, _ special: [Unicode.Scalar]) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      guard special.contains(scalar) else {
        result.unicodeScalars.append(scalar)
        return
      }
      let digits = String(scalar.value, radix: 16, uppercase: true)
      result += digits.utf8.count < 2 ? "%0\(digits)" : "%\(digits)"
    }
  }
}

extension Severity {
  fileprivate var command: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }
}
