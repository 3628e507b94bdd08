import Command
import Foundation
import TestSupport
import Testing

@Suite struct HelpTests {
  @Test(arguments: [
    ("--help", "overview"), ("help", "overview"), ("--color never -h", "overview"),
    ("help paint", "paint"), ("paint --help", "paint"), ("paint north -h", "paint"), ("--help paint", "paint"),
    ("help compare", "compare"), ("help help", "help"), ("version -h", "version"),
  ])
  func explains(line: String, golden: String) async throws {
    let screen = Screen()
    #expect(await screen.run(line, commands: TestCommands.all) == .clean)
    #expect(screen.errors.isEmpty)
    Golden.expect(screen.output, "\(golden).txt")
  }

  @Test(arguments: ["paint --formt x --help", "paint nort -h", "paint --format --help", "compare -h"])
  func explainsInsteadOfRefusing(line: String) async throws {
    let screen = Screen()
    #expect(await screen.run(line, commands: TestCommands.all) == .clean)
    #expect(screen.output.hasPrefix("iapcatalog \(line.prefix { $0 != " " }): "))
    #expect(screen.errors.isEmpty)
  }

  @Test func knowsNoHelpForAnUnknownCommand() async {
    let screen = Screen()
    #expect(await screen.run("pant --help", commands: TestCommands.all) == .unable)
    #expect(screen.errors.hasPrefix(#"iapcatalog: error: unknown command "pant"; did you mean "paint"?"#))
  }

  @Test(arguments: ["", "--color never"])
  func explainsOnStandardErrorWhenNoCommandIsNamed(line: String) async throws {
    let screen = Screen()
    #expect(await screen.run(line, commands: TestCommands.all) == .unable)
    #expect(screen.output.isEmpty)
    Golden.expect(screen.errors, "overview.txt")
  }

  @Test(arguments: [(50, "paint-50"), (120, "paint-120")])
  func wrapsToTheTerminal(columns: Int, golden: String) async throws {
    let screen = Screen(terminal: (output: true, errors: true), columns: columns)
    #expect(await screen.run("help paint", commands: TestCommands.all) == .clean)
    Golden.expect(screen.output, "\(golden).txt")
    #expect(screen.output.split(separator: "\n").allSatisfy { $0.count <= columns || $0.hasPrefix("  iapcatalog ") })
  }

  @Test(arguments: ["version", "--version", "--version --color never"])
  func printsTheVersion(line: String) async {
    let screen = Screen()
    #expect(await screen.run(line) == .clean)
    #expect(screen.output == "iapcatalog 0.1.0\n")
  }
}

/// The goldens of this folder.
enum Golden {
  static func expect(_ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Golden/\(name)")
    expectGolden(text, url, sourceLocation: sourceLocation)
  }
}
