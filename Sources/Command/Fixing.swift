import CatalogModel
import Diagnostics
import Files
import Generate
import Lint

/// Changes the files of catalogs as far as findings say for sure how.
struct Fixing {
  private let request: LintRequest
  private let session: Session
  /// How many findings were mended, and in which files.
  private var count = 0
  private var paths: Set<String> = []

  /// A fix may bring a fault to light that has a fix too, but hardly more of them.
  private static let greatestRounds = 8

  init(_ request: LintRequest, _ session: Session) {
    self.request = request
    self.session = session
  }

  /// Shows the changes as a unified difference, and makes none of them.
  func show() async -> ExitCode {
    var differs = false
    var isWhole = true
    for catalog in request.catalogs {
      let reading = await catalog.read()
      session.report(reading.refusals)
      isWhole = isWhole && reading.refusals.isEmpty
      for change in Fixes(await catalog.selectedFindings(of: reading)).changes {
        differs = true
        session.standardOutput.write(
          UnifiedDiff.text(old: change.source.bytes, new: change.bytes, path: change.source.path))
      }
    }
    return !isWhole ? .unable : differs ? .findings : .clean
  }

  /// Makes the changes; what they leave is for a new look. Nil when all is well.
  mutating func perform() async -> ExitCode? {
    for catalog in request.catalogs {
      for _ in 0..<Self.greatestRounds {
        let changes = Fixes(await catalog.selectedFindings(of: await catalog.read())).changes
        if changes.isEmpty { break }
        for change in changes {
          if let code = write(change) { return code }
        }
      }
    }
    if count > 0 {
      session.standardError.write(
        "fixed \(count) \(count == 1 ? "finding" : "findings") in \(paths.sorted().map(\.visible).joined(separator: ", "))\n"
      )
    }
    return nil
  }

  private mutating func write(_ change: Fixes.Change) -> ExitCode? {
    let path = Path.join(session.workingDirectory, change.source.path)
    do throws(FileFault) {
      // An editor may have saved the file just now.
      guard try Disk.read(path) == change.source.bytes else {
        return session.fail(
          "\(change.source.path.visible): the file was changed meanwhile", help: "run lint --fix again")
      }
      try Disk.atomicReplace(try Disk.resolve(path), with: change.bytes)
    } catch {
      return session.fail("\(change.source.path.visible): \(error.reason)")
    }
    count += change.count
    paths.insert(change.source.path)
    return nil
  }
}
