import Diagnostics
import Files
import Reports

/// A report that `--report` asks for, beside the one on standard output.
struct ReportFile {
  let report: any Report
  /// As it was written.
  let path: String

  static let option = OptionDescription(
    "report", value: .required(placeholder: "FORMAT=FILE", allowed: .any), repeats: true,
    help: "also write the findings to a file, in one of the formats of --format")

  /// What the command line asks for; nil where that cannot be done, with the reason on standard error.
  static func asked(_ invocation: Invocation, _ session: Session) -> [ReportFile]? {
    var files: [ReportFile] = []
    for value in invocation.values(option) {
      switch read(value) {
      case .success(let file):
        let isTaken = files.contains {
          Path.isSame(NamedFile.absolute($0.path, session), NamedFile.absolute(file.path, session))
        }
        guard !isTaken else {
          _ = invocation.misused("two reports go to the file \(file.path.quoted)", session)
          return nil
        }
        files.append(file)
      case .failure(let misuse):
        _ = invocation.misused(misuse.message, session)
        return nil
      }
    }
    return files
  }

  /// Writes each report, whole or not at all; false when one could not be written, with the reason on standard error.
  static func write(
    _ files: [ReportFile], _ findings: [Diagnostic], _ context: ReportContext, _ session: Session
  ) -> Bool {
    var isWritten = true
    for file in files {
      var context = context
      context.style = .plain
      do throws(FileFault) {
        try NamedFile.write(Array(file.report.render(findings, context).utf8), to: file.path, session)
      } catch {
        session.report(.error, "cannot write the report \(file.path.quoted): \(error.reason)")
        isWritten = false
      }
    }
    return isWritten
  }

  private struct Misuse: Error {
    let message: String
  }

  private static func read(_ value: String) -> Result<ReportFile, Misuse> {
    let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let names = Reports.all.map(\.name)
    guard let report = Reports.named(parts[0]) else {
      let proposal = Spelling.nearest(to: parts[0], among: names).map { "; did you mean \($0.quoted)?" } ?? ""
      let expected = "expected one of \(names.joined(separator: ", "))"
      return .failure(Misuse(message: "unknown format \(parts[0].quoted) for \"--report\": \(expected)\(proposal)"))
    }
    guard parts.count == 2, !parts[1].isEmpty else {
      return .failure(Misuse(message: "\"--report \(parts[0])\" names no file: write --report \(parts[0])=FILE"))
    }
    guard parts[1] != "-" else {
      return .failure(Misuse(message: "\"--report\" writes files; for standard output write --format \(parts[0])"))
    }
    return .success(ReportFile(report: report, path: parts[1]))
  }
}
