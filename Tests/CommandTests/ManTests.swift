import Command
import Foundation
import TestSupport
import Testing

/// The manual, as the formatter sets it.
@Suite struct ManTests {
  @Test(.enabled(if: Program("groff").isWanted)) func hasEverythingAndNoWarning() async throws {
    let folder = try TemporaryFolder()
    let screen = Screen()
    #expect(await screen.run("man") == .clean)
    try folder.put("iapcatalog.1", screen.output)
    let run = try Program("groff").run(
      ["-man", "-Tutf8", "-ww", "-rLL=200n", "-P-c", "-P-b", "-P-o", "-P-u", "iapcatalog.1"], in: folder.path)
    #expect(run.code == 0 && run.errors.isEmpty, "\(run.errors)")
    // Lines are filled to the width, so blanks may be anywhere.
    let shown = run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    func expect(_ text: String) {
      let wanted = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      #expect(shown.contains(wanted), "\(wanted)")
    }
    for command in CommandTable.all.map({ $0.description }) {
      expect("iapcatalog \(command.name) [OPTIONS]")
      for paragraph in (command.discussion ?? "").split(separator: "\n\n") { expect(String(paragraph)) }
      for option in command.options + GlobalOptions.beforeCommand {
        expect("--\(option.name)")
        expect(option.help)
      }
      for argument in command.arguments { expect("\(argument.name)\(argument.repeats ? "..." : "") \(argument.help)") }
      for code in command.exitCodes { expect("\(code.code.rawValue) \(code.meaning)") }
      for example in command.examples { expect("\(example.command) \(example.meaning)") }
    }
    expect("xcode for Xcode's issue navigator")
  }

  @Test func isTheSameOnEveryDay() async {
    let screen = Screen()
    _ = await screen.run("man")
    #expect(
      screen.output.hasPrefix(".TH \"IAPCATALOG\" \"1\" \"\" \"iapcatalog \(Version.current)\" \"User Commands\"\n"))
  }
}
