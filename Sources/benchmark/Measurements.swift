import Files

/// The times of every piece of work, and what one process needs.
struct Measurements {
  private(set) var medians: [Work: Duration] = [:]
  private(set) var peakMemory: Int?
  /// Of the sample catalog, with the time of the interpreter that it is compared with.
  private(set) var wholeProcess: (lint: Duration, python: Duration)?
  let fileSize: Int

  private static let sampleCatalog = "catalog"
  private static let python = "/usr/bin/python3"

  /// Every work in turn, round by round, so that a machine that slows down slows all of them.
  init(_ workbench: Workbench, rounds: Int) async throws {
    fileSize = workbench.oneFileSize
    peakMemory = try Child.peakMemory(workbench)
    var times: [Work: [Duration]] = [:]
    for _ in 0..<rounds {
      for work in Work.allCases where work.isPossible {
        times[work, default: []].append(try await work.run(workbench))
      }
    }
    medians = times.mapValues(Self.median)
    wholeProcess = try Self.wholeProcess()
  }

  private static func wholeProcess() throws -> (lint: Duration, python: Duration)? {
    guard Disk.status(sampleCatalog)?.kind == .folder, Disk.status(python) != nil else { return nil }
    var lint: [Duration] = []
    var pass: [Duration] = []
    for _ in 0..<41 {
      lint.append(try Child.time(lintOf: sampleCatalog))
      pass.append(try Child.time(python, ["-c", "pass"]))
    }
    return (median(lint), median(pass))
  }

  private static func median(_ durations: [Duration]) -> Duration {
    durations.sorted()[durations.count / 2]
  }
}
