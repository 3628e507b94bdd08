/// One line of the result: a number, and what it must be.
struct Verdict {
  let work: String
  let measured: String
  let ratio: Double
  let unit: String
  /// What this release must reach, and what is aimed at.
  let limit: Double
  let goal: Double

  var isMet: Bool { ratio <= limit }

  /// The numbers that are promised, as far as they were measured.
  static func all(_ measurements: Measurements) -> [Verdict] {
    var verdicts: [Verdict] = []
    func add(_ work: Work, _ name: String, limit: Double, goal: Double) {
      guard let time = measurements.medians[work], let ratio = measurements.ratios[work] else { return }
      verdicts.append(
        Verdict(
          work: name, measured: seconds(time), ratio: ratio, unit: "x the scan", limit: limit, goal: goal))
    }
    add(.lint, "lint, one file", limit: 1.6, goal: 1.4)
    add(.lintFiles, "lint, \(Workbench.fileCount) files", limit: 1, goal: 0.75)
    add(.generate, "generate", limit: 3, goal: 3)
    add(.fixtures, "generate fixtures", limit: 3, goal: 3)
    if let peak = measurements.peakMemory {
      verdicts.append(
        Verdict(
          work: "peak memory of lint", measured: "\(peak / 1_000_000) MB",
          ratio: Double(peak) / Double(measurements.fileSize), unit: "x the file", limit: 5, goal: 4))
    }
    if let whole = measurements.medians[.lint], let tenth = measurements.medians[.lintTenth] {
      verdicts.append(
        Verdict(
          work: "ten times the products", measured: "\(seconds(tenth)), then \(seconds(whole))",
          ratio: measurements.tenfold,
          unit: "x the time", limit: 11, goal: 11))
    }
    if let (lint, python) = measurements.wholeProcess {
      verdicts.append(
        Verdict(
          work: "lint of catalog/, process", measured: seconds(lint), ratio: lint / python, unit: "x python3 -c pass",
          limit: 1, goal: 1))
    }
    return verdicts
  }

  static func seconds(_ duration: Duration) -> String {
    let microseconds = duration / .microseconds(1)
    return microseconds < 100_000 ? "\(rounded(microseconds / 1000)) ms" : "\(rounded(microseconds / 1_000_000)) s"
  }

  static func rounded(_ number: Double) -> String {
    let hundredths = Int(number * 100 + 0.5)
    return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
  }

  /// All of them as a table.
  static func table(_ verdicts: [Verdict]) -> String {
    let heading = ["work", "measured", "ratio", "must reach", "met", "goal", "met"]
    let rows =
      [heading]
      + verdicts.map { verdict in
        [
          verdict.work, verdict.measured, "\(rounded(verdict.ratio)) \(verdict.unit)", rounded(verdict.limit),
          verdict.isMet ? "yes" : "NO", rounded(verdict.goal), verdict.ratio <= verdict.goal ? "yes" : "no",
        ]
      }
    let widths = heading.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = zip(row, widths).map { cell, width in cell + String(repeating: " ", count: width - cell.count) }
      return cells.joined(separator: " | ") + "\n"
    }.joined()
  }
}
