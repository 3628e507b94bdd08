import Diagnostics
import Lint
import Reports

extension Session {
  /// What reports are told of this run.
  func reportContext(isStrict: Bool = false, failures: [RunFailure] = []) -> ReportContext {
    var context = ReportContext(
      workingDirectory: workingDirectory, style: .plain, toolVersion: Version.current,
      repositoryRoot: Repository.root(of: self))
    context.isStrict = isStrict
    context.failures = failures
    context.rules = Rules.all.map(\.about).map { rule in
      RuleFacts(id: rule.id, severity: rule.severity, summary: rule.summary, why: rule.why, source: rule.source)
    }
    return context
  }

  /// Writes findings in one of the report formats.
  func report(_ findings: [Diagnostic], as format: String, on stream: StandardStream, _ context: ReportContext) {
    guard let report = Reports.named(format) else { preconditionFailure("no report format is called \(format)") }
    var context = context
    context.style = isColored(stream) ? .colour : .plain
    stream.write(report.render(findings, context))
  }
}
