import Files

/// The times of every piece of work, and what one process needs.
struct Measurements {
  private(set) var medians: [Work: Duration] = [:]
  /// How many times as long as the scan just before it; a machine that slows down slows both.
  private(set) var ratios: [Work: Double] = [:]
  /// How many times as long as a tenth of the products all of them take, in the same round.
  let tenfold: Double
  private(set) var peakMemory: Int?
  /// Of the sample catalog, with the time of the interpreter that it is compared with.
  private(set) var wholeProcess: (lint: Duration, python: Duration)?
  let fileSize: Int

  private static let sampleCatalog = "catalog"
  private static let python = "/usr/bin/python3"
  private static let measured: [Work] = [.lintTenth, .lint, .lintFiles, .generate, .fixtures]

  init(_ workbench: Workbench, rounds: Int) async throws {
    fileSize = workbench.oneFileSize
    peakMemory = try Child.peakMemory(workbench)
    var times: [Work: [Duration]] = [:]
    var ratios: [Work: [Double]] = [:]
    var tenfold: [Double] = []
    for _ in 0..<rounds {
      var ofRound: [Work: Duration] = [:]
      for work in Self.measured {
        let scan = try await Work.scan.run(workbench)
        let time = try await work.run(workbench)
        ofRound[work] = time
        times[.scan, default: []].append(scan)
        times[work, default: []].append(time)
        ratios[work, default: []].append(time / scan)
      }
      if let tenth = ofRound[.lintTenth], let whole = ofRound[.lint] { tenfold.append(whole / tenth) }
    }
    medians = times.mapValues(Self.median)
    self.ratios = ratios.mapValues(Self.median)
    self.tenfold = Self.median(tenfold)
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

  private static func median<Value: Comparable>(_ values: [Value]) -> Value {
    values.sorted()[values.count / 2]
  }
}
