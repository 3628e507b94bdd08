import CatalogModel
import Diagnostics
import Lint
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
    options: [
      CatalogOptions.catalog, format, ReportFile.option, strict, stdinFilename, fix, diff, baseline, writeBaseline,
      checklist,
    ],
    examples: [
      CommandExample("iapcatalog lint", "check the catalog in catalog/"),
      CommandExample("iapcatalog lint catalog/rage.yaml", "report only what is found in that file"),
      CommandExample("iapcatalog lint --strict --format json", "fail on warnings too, and tell a program"),
      CommandExample(
        "iapcatalog lint --format github --report sarif=lint.sarif",
        "annotate a pull request, and write a report to upload"
      ),
      CommandExample(
        "iapcatalog lint --stdin-filename catalog/rage.yaml - < unsaved.yaml",
        "check the catalog with other text in that file, as an editor does"),
      CommandExample("iapcatalog lint --diff", "show what --fix would change"),
      CommandExample(
        "iapcatalog lint --baseline known.json --write-baseline", "from now on report new findings alone"),
    ],
    exitCodes: [
      ExitCodeMeaning(.clean, "no error was found; with --strict, no warning either"),
      ExitCodeMeaning(
        .findings, "an error was found; with --strict, an error or a warning; with --diff, something to change"),
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

  static let checklist = OptionDescription(
    "checklist", help: "print what only the store can answer, as a list to tick off, in place of findings")

  static let fix = OptionDescription(
    "fix", help: "change the files where it is sure what is meant, then report what is left")

  static let diff = OptionDescription("diff", help: "show what --fix would change, and change nothing")

  static let baseline = OptionDescription(
    "baseline", value: .required(placeholder: "FILE", allowed: .paths), defaultText: "the one that lint.baseline names",
    help: "leave out the findings in this file")

  static let writeBaseline = OptionDescription(
    "write-baseline", help: "write the findings to the baseline, so that they are left out from now on")
}

extension LintCommand: Command {
  package static func run(_ invocation: Invocation, _ session: Session) async -> ExitCode {
    guard let files = ReportFile.asked(invocation, session), let request = LintRequest(invocation, session) else {
      return .unable
    }
    if invocation.flag(writeBaseline), request.catalogs.count > 1 || !request.catalogs.allSatisfy(\.selection.isEmpty) {
      return invocation.misused("--write-baseline takes one whole catalog, without paths in it", session)
    }
    if invocation.flag(checklist) { return await printChecklist(request, session) }
    if let code = await fix(request, invocation, session) { return code }
    var findings: [Diagnostic] = []
    var refusals: [Refusal] = []
    var strangers: [String] = []
    for catalog in request.catalogs {
      let reading = await catalog.read()
      let found = await catalog.selectedFindings(of: reading)
      guard let left = judge(found, of: reading, invocation, session) else { return .unable }
      findings += left
      refusals += reading.refusals
      strangers += catalog.strangers(in: reading)
    }
    findings = findings.inOrder()
    let context = session.reportContext(
      isStrict: invocation.flag(strict), failures: refusals.map { RunFailure(path: $0.path, reason: $0.reason) })
    session.report(findings, as: invocation.value(format) ?? "text", on: session.standardOutput, context)
    session.report(refusals)
    for path in strangers {
      session.report(.error, "\(path.visible): the catalog has no file there, so nothing was checked")
    }
    let isWritten = ReportFile.write(files, findings, context, session)
    if !refusals.isEmpty || !strangers.isEmpty || !isWritten { return .unable }
    if findings.isEmpty, session.standardError.isTerminal { session.standardError.write("no findings\n") }
    return isFailure(findings, strict: invocation.flag(strict)) ? .findings : .clean
  }

  private static func printChecklist(_ request: LintRequest, _ session: Session) async -> ExitCode {
    var code = ExitCode.clean
    for (index, catalog) in request.catalogs.enumerated() {
      let reading = await catalog.read()
      session.report(reading.refusals)
      if !reading.refusals.isEmpty { code = .unable }
      session.standardOutput.write((index == 0 ? "" : "\n") + Checklist(reading.catalog).text)
    }
    return code
  }

  /// The findings that the baseline does not have; with `--write-baseline` it has all of them now.
  private static func judge(
    _ found: [Diagnostic], of reading: CatalogReading, _ invocation: Invocation, _ session: Session
  ) -> [Diagnostic]? {
    let known = KnownFindings(named: invocation.value(baseline), in: reading.catalog, session)
    guard invocation.flag(writeBaseline) else {
      guard let known else { return found }
      return known.newOnes(of: found, session)
    }
    guard let known else {
      session.report(
        .error, "--write-baseline needs a file to write",
        help: "name it with --baseline FILE, or in the catalog: lint: { baseline: FILE }")
      return nil
    }
    guard reading.refusals.isEmpty, known.write(found, session) == .clean else { return nil }
    return known.newOnes(of: found, session)
  }

  /// What `--fix` and `--diff` do before findings are reported; nil when these are still wanted.
  private static func fix(_ request: LintRequest, _ invocation: Invocation, _ session: Session) async -> ExitCode? {
    if invocation.flag(diff) { return await Fixing(request, session).show() }
    guard invocation.flag(fix) else { return nil }
    guard !invocation.positional.contains("-") else {
      return invocation.misused("--fix cannot change standard input; --diff shows the changes", session)
    }
    var fixing = Fixing(request, session)
    return await fixing.perform()
  }

  /// Errors fail, and with `--strict` warnings too.
  static func isFailure(_ findings: [Diagnostic], strict: Bool) -> Bool {
    findings.contains { $0.severity == .error || (strict && $0.severity == .warning) }
  }
}
