import CatalogModel
import Diagnostics
import Files
import Generate
import Lint

/// Writes the outputs of a catalog.
package enum GenerateCommand {
  package static let description = CommandDescription(
    name: "generate", summary: "write the files that are made from the catalog",
    discussion: """
      The catalog is checked first; when it has errors nothing is written. A file that would not change is not touched, \
      and one that generate did not write is not overwritten.
      """,
    arguments: [
      ArgumentDescription(
        "OUTPUT", repeats: true, allowed: .choices(Outputs.all.map { Choice($0.name, $0.summary) }),
        help: "make only this output, as product-ids-swift; without it, all that the catalog asks for")
    ],
    options: [CatalogOptions.catalog, CatalogOptions.apps, to, check, dryRun, force, despiteErrors, strict],
    examples: [
      CommandExample("iapcatalog generate", "write every output of the catalog"),
      CommandExample("iapcatalog generate product-ids-swift --app inapprage", "write one output for one app"),
      CommandExample("iapcatalog generate --check", "fail where a generated file is not up to date, as in CI"),
    ],
    exitCodes: [
      ExitCodeMeaning(.clean, "every file is up to date"),
      ExitCodeMeaning(.findings, "the catalog has errors; with --check, also that a file is not up to date"),
      ExitCodeMeaning(.unable, "the catalog cannot be read, or a file cannot be written"),
    ])

  static let to = OptionDescription(
    "to", value: .required(placeholder: "DIR", allowed: .folders), defaultText: "generated/ beside the catalog",
    help: "the folder to write to, anywhere")

  static let check = OptionDescription(
    "check",
    help: "write nothing; fail where a file is stale, missing or left over, and show the difference")

  static let dryRun = OptionDescription("dry-run", help: "write nothing; say what would be written")

  static let force = OptionDescription("force", help: "overwrite files that generate did not write")

  static let despiteErrors = OptionDescription(
    "despite-errors", help: "write what the catalog's errors do not make impossible")

  static let strict = OptionDescription("strict", help: "let a warning stop it as an error does")
}

extension GenerateCommand: Command {
  package static func run(_ invocation: Invocation, _ session: Session) async -> ExitCode {
    guard let (folder, reading) = await CatalogFolder.readChosen(invocation, session) else { return .unable }
    guard CatalogOptions.apps(of: reading.catalog, invocation, session) != nil else { return .unable }

    let target = invocation.value(to).map { Path.normalize(Path.join(session.workingDirectory, $0)) }
    // The rules and the files need not wait for each other.
    let (selected, apps) = (Set(invocation.positional), invocation.values(CatalogOptions.apps))
    let making = Task { [workingDirectory = session.workingDirectory] in
      OutputPlan.make(
        reading.catalog, selected: selected, apps: apps, to: target, catalogPath: folder.path,
        workingDirectory: workingDirectory)
    }
    var findings = await Linter.findings(of: reading) { await making.value.findings }
    let outputs = await making.value
    if let known = KnownFindings(named: nil, in: reading.catalog, session) {
      guard let left = known.newOnes(of: findings, session) else { return .unable }
      findings = left
    }
    session.report(findings, as: "text", on: session.standardError, session.reportContext())
    let hasFailed = LintCommand.isFailure(findings, strict: invocation.flag(strict))
    if hasFailed, !invocation.flag(despiteErrors) {
      session.report(
        .error, "nothing was written, since the catalog has errors", help: "mend them, or see --despite-errors")
      return .findings
    }

    let (plan, problems) = WritePlan.make(
      files: outputs.files, selectedOutputs: invocation.positional.isEmpty ? nil : Set(invocation.positional),
      knownFolders: outputs.folders, confinement: target == nil ? folder.confinement : nil,
      force: invocation.flag(force),
      keepsLeftovers: !invocation.values(CatalogOptions.apps).isEmpty || invocation.flag(despiteErrors),
      isDry: invocation.flag(check) || invocation.flag(dryRun))
    for problem in problems {
      let path = Path.relative(problem.path, to: session.workingDirectory)
      session.report(problem.severity, "\(path.visible): \(problem.message)", help: problem.help)
    }
    if problems.contains(where: { $0.severity == .error }) { return .unable }
    let code =
      if invocation.flag(check) {
        checkOnly(plan, outputs.bundles, invocation, session)
      } else if invocation.flag(dryRun) {
        list(plan, outputs.bundles, isDone: false, session)
      } else {
        write(plan, outputs.bundles, session)
      }
    return code == .clean && hasFailed ? .findings : code
  }

  private static func write(_ plan: WritePlan, _ bundles: [String], _ session: Session) -> ExitCode {
    do throws(FileFault) {
      try plan.perform()
    } catch {
      let path = Path.relative(error.path, to: session.workingDirectory)
      return session.fail("\(path.visible): \(error.reason)", help: "run generate again when that is mended")
    }
    return list(plan, bundles, isDone: true, session)
  }

  private static func list(_ plan: WritePlan, _ bundles: [String], isDone: Bool, _ session: Session) -> ExitCode {
    var listing = GenerateListing(bundles: bundles, relativeTo: session.workingDirectory)
    listing.add(plan, isDone: isDone, relativeTo: session.workingDirectory)
    session.standardOutput.write(listing.text)
    let unchanged = plan.actions.count { !$0.isChange }
    if unchanged == plan.actions.count {
      session.standardError.write(
        unchanged == 1 ? "the only file is up to date\n" : "all \(unchanged) files are up to date\n")
    }
    return .clean
  }

  private static func checkOnly(
    _ plan: WritePlan, _ bundles: [String], _ invocation: Invocation, _ session: Session
  ) -> ExitCode {
    let differences = plan.differences(relativeTo: session.workingDirectory)
    if differences.isEmpty { return .clean }
    session.standardOutput.write(differences.text)
    var listing = GenerateListing(bundles: bundles, relativeTo: session.workingDirectory)
    for (word, paths) in [
      ("stale", differences.stale), ("missing", differences.missing), ("left over", differences.leftover),
    ] {
      for path in paths { listing.add("\(word):", path) }
    }
    session.standardOutput.write(listing.text)
    session.standardOutput.write("run: \(mendingCommand(invocation))\n")
    return .findings
  }

  /// The same command without `--check`.
  private static func mendingCommand(_ invocation: Invocation) -> String {
    var words = ["iapcatalog", "generate"] + invocation.positional
    for option in [CatalogOptions.catalog, CatalogOptions.apps, to] {
      for value in invocation.values(option) { words += ["--\(option.name)", value] }
    }
    for option in [force, despiteErrors, strict] where invocation.flag(option) { words.append("--\(option.name)") }
    return words.map(shellWord).joined(separator: " ")
  }

  private static func shellWord(_ word: String) -> String {
    let isPlain =
      !word.isEmpty
      && word.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"):
          true
        default: "/._-+:@%=,".utf8.contains(byte)
        }
      }
    if isPlain { return word }
    return "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
