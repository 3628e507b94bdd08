import Command
import Files

/// Measures the tool against the numbers it promises.
enum Benchmark {
  static func run(_ arguments: [String]) async -> ExitCode {
    guard let options = Options(arguments) else {
      say(Options.usage)
      return .unable
    }
    do {
      let workbench = try Workbench(products: options.products)
      defer { workbench.remove() }
      if let work = options.only { return try await repeatedly(work, workbench, options) }
      let measurements = try await Measurements(workbench, rounds: options.rounds)
      let scan = measurements.medians[.scan].map(Verdict.seconds) ?? ""
      say(
        "\(options.products) products, \(Phrases.all.count) locales, \(workbench.oneFileSize / 1_000_000) MB; scan: \(scan)\n\n"
      )
      let verdicts = Verdict.all(measurements)
      say(Verdict.table(verdicts))
      return options.checks && verdicts.contains { !$0.isMet } ? .findings : .clean
    } catch let failure as Failure {
      say("benchmark: error: \(failure.message)\n")
    } catch let fault as FileFault {
      say("benchmark: error: \(fault.path): \(fault.reason)\n")
    } catch {
      say("benchmark: error\n")
    }
    return .unable
  }

  /// One work alone, for a profiler to watch.
  private static func repeatedly(_ work: Work, _ workbench: Workbench, _ options: Options) async throws -> ExitCode {
    for _ in 0..<options.rounds { say("\(Verdict.seconds(try await work.run(workbench)))\n") }
    return .clean
  }

  private static func say(_ text: String) {
    try? Disk.write(Array(text.utf8), to: .standardOutput)
  }
}
