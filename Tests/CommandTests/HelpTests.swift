import Command
import Foundation
import Testing

@Suite struct HelpTests {
  @Test(arguments: [
    ("--help", "overview"), ("help", "overview"), ("--color never -h", "overview"),
    ("help paint", "paint"), ("paint --help", "paint"), ("paint north -h", "paint"), ("--help paint", "paint"),
    ("help compare", "compare"), ("help help", "help"), ("version -h", "version"),
  ])
  func explains(line: String, golden: String) throws {
    let screen = Screen()
    #expect(screen.run(line, commands: TestCommands.all) == .clean)
    #expect(screen.errors.isEmpty)
    try Golden.expect(screen.output, "\(golden).txt")
  }

  @Test(arguments: ["paint --formt x --help", "paint nort -h", "paint --format --help", "compare -h"])
  func explainsInsteadOfRefusing(line: String) throws {
    let screen = Screen()
    #expect(screen.run(line, commands: TestCommands.all) == .clean)
    #expect(screen.output.hasPrefix("iapcatalog \(line.prefix { $0 != " " }): "))
    #expect(screen.errors.isEmpty)
  }

  @Test func knowsNoHelpForAnUnknownCommand() {
    let screen = Screen()
    #expect(screen.run("pant --help", commands: TestCommands.all) == .unable)
    #expect(screen.errors.hasPrefix(#"iapcatalog: error: unknown command "pant"; did you mean "paint"?"#))
  }

  @Test(arguments: ["", "--color never"])
  func explainsOnStandardErrorWhenNoCommandIsNamed(line: String) throws {
    let screen = Screen()
    #expect(screen.run(line, commands: TestCommands.all) == .unable)
    #expect(screen.output.isEmpty)
    try Golden.expect(screen.errors, "overview.txt")
  }

  @Test(arguments: [(50, "paint-50"), (120, "paint-120")])
  func wrapsToTheTerminal(columns: Int, golden: String) throws {
    let screen = Screen(terminal: (output: true, errors: true), columns: columns)
    #expect(screen.run("help paint", commands: TestCommands.all) == .clean)
    try Golden.expect(screen.output, "\(golden).txt")
    #expect(screen.output.split(separator: "\n").allSatisfy { $0.count <= columns || $0.hasPrefix("  iapcatalog ") })
  }

  @Test(arguments: ["version", "--version", "--version --color never"])
  func printsTheVersion(line: String) {
    let screen = Screen()
    #expect(screen.run(line) == .clean)
    #expect(screen.output == "iapcatalog 0.1.0\n")
  }
}

enum Golden {
  /// Compares with a file in `Golden`; `BLESS=1` writes it, and fails.
  static func expect(_ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Golden/\(name)")
    let expected = try? String(contentsOf: url, encoding: .utf8)
    if text != expected, ProcessInfo.processInfo.environment["BLESS"] != nil {
      try Data(text.utf8).write(to: url)
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let wanted = expected?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
    let number = zip(lines, wanted).prefix { $0 == $1 }.count
    #expect(
      text == expected, "\(name) differs from line \(number + 1) on: \(lines.dropFirst(number).first ?? "its end")",
      sourceLocation: sourceLocation)
  }
}
