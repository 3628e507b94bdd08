import CatalogModel
import Diagnostics
import Files
import Lint

/// The baseline of one run: where it lies, and what is in it.
struct KnownFindings {
  /// Absolute.
  private let path: String
  private let shown: String
  /// Where the catalog names it; nil where the command line does.
  private let place: Location?
  private let workingDirectory: String

  /// The baseline that the command line names, else the one of the catalog; nil where there is none.
  init?(named option: String?, in catalog: Catalog, _ session: Session) {
    workingDirectory = session.workingDirectory
    if let option {
      path = Path.normalize(Path.join(workingDirectory, option))
      place = nil
    } else if let text = catalog.workspace.lint.baseline.text {
      let file = catalog.location(of: text.place)
      let folder = Path.parent(Path.join(workingDirectory, file.source.path))
      path = Path.normalize(Path.join(folder, catalog.string(of: text)))
      place = file
    } else {
      return nil
    }
    shown = Path.relative(path, to: workingDirectory)
  }

  /// The findings that are not known yet; nil where the file cannot be used, with the reason on standard error.
  func newOnes(of findings: [Diagnostic], _ session: Session) -> [Diagnostic]? {
    guard let source = read(session) else { return nil }
    switch Baseline.read(source) {
    case .failure(let fault):
      let position = LineTable(source).position(of: fault.location.range.lowerBound)
      session.report(
        .error, "\(shown.visible):\(position.line):\(position.column): \(fault.message)",
        help: "write it anew with lint --write-baseline")
      return nil
    case .success(let baseline):
      let (new, gone) = baseline.newOnes(of: findings)
      if gone > 0 {
        session.report(
          .note, "\(gone) of the \(baseline.count) findings in \(shown.visible) are not found any more",
          help: "write it anew with lint --write-baseline")
      }
      return new
    }
  }

  private func read(_ session: Session) -> Source? {
    do throws(FileFault) {
      return Source(path: shown, bytes: try Disk.read(path))
    } catch {
      var named = ""
      if let place {
        let position = LineTable(place.source).position(of: place.range.lowerBound)
        named = "\(place.source.path.visible):\(position.line):\(position.column): "
      }
      session.report(
        .error, "\(named)cannot read the baseline \(shown.quoted): \(error.reason)",
        help: "write it with lint --write-baseline")
      return nil
    }
  }

  /// Makes these the findings that are known.
  func write(_ findings: [Diagnostic], _ session: Session) -> ExitCode {
    let folder = Path.relative(Path.parent(path), to: workingDirectory)
    do throws(FileFault) {
      try Disk.createFolders(Path.parent(path))
      try Disk.atomicReplace(path, with: Array(Baseline.text(of: findings, in: folder).utf8))
    } catch {
      return session.fail("\(shown.visible): \(error.reason)")
    }
    session.standardError.write("wrote \(shown.visible)\n")
    return .clean
  }
}
