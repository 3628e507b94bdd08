import CatalogModel
import Diagnostics
import Reports

/// Checks a catalog and reports the findings.
package enum LintCommand {
  package static let description = CommandDescription(
    name: "lint", summary: "check the catalog and report what is wrong with it",
    discussion: """
      The whole catalog is checked, whatever is asked for, since products of one file depend on the others. Findings \
      go to standard output.
      """,
    arguments: [
      ArgumentDescription(
        "PATH", repeats: true, allowed: .paths,
        help: """
          report only the findings of this file or folder of the catalog; a path outside the catalog is a catalog of \
          its own, and - is standard input
          """)
    ],
    options: [CatalogOptions.catalog, format, strict, stdinFilename],
    examples: [
      CommandExample("iapcatalog lint", "check the catalog in catalog/"),
      CommandExample("iapcatalog lint catalog/rage.yaml", "report only what is found in that file"),
      CommandExample("iapcatalog lint --strict --format json", "fail on warnings too, and tell a program"),
      CommandExample(
        "iapcatalog lint --stdin-filename catalog/rage.yaml - < unsaved.yaml",
        "check the catalog with other text in that file, as an editor does"),
    ],
    exitCodes: [
      ExitCodeMeaning(.clean, "no error was found; with --strict, no warning either"),
      ExitCodeMeaning(.findings, "an error was found; with --strict, an error or a warning"),
      ExitCodeMeaning(.unable, "the catalog cannot be read, or is none"),
    ])

  static let format = OptionDescription(
    "format",
    value: .required(
      placeholder: "FORMAT",
      allowed: .choices(Reports.all.map { Choice($0.name, $0.summary) })),
    defaultText: "text", help: "how findings are written")

  static let strict = OptionDescription("strict", help: "count a warning as an error")

  static let stdinFilename = OptionDescription(
    "stdin-filename", value: .required(placeholder: "PATH", allowed: .paths),
    help: "standard input is the unsaved text of this file of the catalog")
}

extension LintCommand: Command {
  package static func run(_ invocation: Invocation, _ session: Session) async -> ExitCode {
    guard let request = LintRequest(invocation, session) else { return .unable }
    var findings: [Diagnostic] = []
    var refusals: [Refusal] = []
    var strangers: [String] = []
    for catalog in request.catalogs {
      let reading = await catalog.read()
      findings += await catalog.findings(of: reading).filter { catalog.isSelected($0.location.source.path) }
      refusals += reading.refusals
      strangers += catalog.strangers(in: reading)
    }
    findings = findings.inOrder()
    session.report(findings, as: invocation.value(format) ?? "text", on: session.standardOutput)
    session.report(refusals)
    for path in strangers {
      session.report(.error, "\(path.visible): the catalog has no file there, so nothing was checked")
    }
    if !refusals.isEmpty || !strangers.isEmpty { return .unable }
    if findings.isEmpty, session.standardError.isTerminal { session.standardError.write("no findings\n") }
    return isFailure(findings, strict: invocation.flag(strict)) ? .findings : .clean
  }

  /// Errors fail, and with `--strict` warnings too.
  static func isFailure(_ findings: [Diagnostic], strict: Bool) -> Bool {
    findings.contains { $0.severity == .error || (strict && $0.severity == .warning) }
  }
}

extension Session {
  /// Writes findings in one of the report formats.
  func report(_ findings: [Diagnostic], as format: String, on stream: StandardStream) {
    guard let report = Reports.named(format) else { preconditionFailure("no report format is called \(format)") }
    let style: TextStyle = isColored(stream) ? .colour : .plain
    let context = ReportContext(workingDirectory: workingDirectory, style: style, toolVersion: Version.current)
    stream.write(report.render(findings, context))
  }
}
