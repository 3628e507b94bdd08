import Command
import Diagnostics
import Files
import YAML

/// One thing whose time is taken.
enum Work: String, CaseIterable {
  /// libyaml alone over the one file: the yardstick, a whole process as the others are.
  case scan
  /// The document made of the same events, for profiles.
  case parse
  case lint
  case lintFiles = "lint-files"
  case lintTenth = "lint-tenth"
  case generate
  /// The biggest of the outputs alone: the store, and what is signed for the products that fixtures choose.
  case fixtures

  /// Does it once and says how long it took; what is not worth measuring, such as a finding, is an error.
  func run(_ workbench: Workbench) async throws -> Duration {
    switch self {
    case .scan: try Child.time(scanOf: workbench.oneFile)
    case .parse: try parse(workbench.oneFile)
    case .lint: try time(["lint", "--catalog", workbench.oneFile])
    case .lintFiles: try time(["lint", "--catalog", workbench.manyFiles])
    case .lintTenth: try time(["lint", "--catalog", workbench.tenthFile])
    case .generate:
      try time(["generate", "--catalog", workbench.oneFile, "--to", workbench.newFolder()])
    case .fixtures:
      try time(["generate", "fixtures", "--catalog", workbench.oneFile, "--to", workbench.newFolder()])
    }
  }

  private func parse(_ path: String) throws -> Duration {
    let source = Source(path: path, bytes: try Disk.read(path))
    let start = ContinuousClock.now
    let parsed = Document.parse(source)
    let duration = ContinuousClock.now - start
    guard parsed.findings.isEmpty else { throw Failure("\(path) has faults") }
    return duration
  }

  /// A process of its own, as a user starts it: what the work before has left of memory is none of its business.
  private func time(_ arguments: [String]) throws -> Duration {
    try Child.time(arguments, answer: "")
  }
}

/// Why there is nothing to measure.
struct Failure: Error {
  let message: String

  init(_ message: String) {
    self.message = message
  }
}
