import Command
import Files
import YAML

/// The same work in a process of its own, which starts small.
enum Child {
  /// The first argument of a run that is the tool; the second names the file for its peak memory, or is empty.
  static let mark = "--as-tool"

  /// The first argument of a run that only scans the file of the second.
  static let scanMark = "--as-scan"

  /// The most memory that one lint has at once, in bytes.
  static func peakMemory(_ workbench: Workbench) throws -> Int? {
    let answer = Path.join(workbench.folder, "peak")
    _ = try time(["lint", "--catalog", workbench.oneFile], answer: answer)
    return Int(String(decoding: try Disk.read(answer), as: UTF8.self))
  }

  /// How long a whole process takes to lint a catalog.
  static func time(lintOf catalog: String) throws -> Duration {
    try time(["lint", "--catalog", catalog], answer: "")
  }

  /// How long a whole process of the tool takes.
  static func time(_ arguments: [String], answer: String) throws -> Duration {
    try time(CommandLine.arguments[0], [mark, answer] + arguments)
  }

  /// How long a whole process takes that reads a file and lets libyaml go through it.
  static func time(scanOf path: String) throws -> Duration {
    try time(CommandLine.arguments[0], [scanMark, path])
  }

  /// How long a program takes from its start to its end.
  static func time(_ program: String, _ arguments: [String]) throws -> Duration {
    let start = ContinuousClock.now
    let code = try Disk.run(program, arguments, quietly: true)
    let duration = ContinuousClock.now - start
    guard code == 0 else { throw Failure("\(program) \(arguments.joined(separator: " ")) ended with \(code)") }
    return duration
  }

  /// What the child does that scans.
  static func scan(_ arguments: [String]) -> Never {
    let count = arguments.first.flatMap { try? Disk.read($0) }.map(scanEvents) ?? 0
    endProcess(count > 0 ? .clean : .unable)
  }

  /// What the child does that is the tool: `arguments` are those after the mark.
  static func run(_ arguments: [String]) async -> Never {
    let code = await runTool(arguments: Array(arguments.dropFirst()), session: .ofThisProcess())
    if let answer = arguments.first, !answer.isEmpty, let peak = Disk.peakMemory {
      try? Disk.atomicReplace(answer, with: Array("\(peak)".utf8))
    }
    endProcess(code)
  }
}
