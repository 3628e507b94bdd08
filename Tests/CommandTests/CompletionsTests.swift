import Command
import Foundation
import TestSupport
import Testing

/// The completions, in the shells that read them.
@Suite struct CompletionsTests {
  static let lines: [(words: [String], expected: [String])] = [
    (["li"], ["lint", "list"]),
    (["lint", "--format", "x"], ["xcode"]),
    (["--color", ""], ["always", "auto", "never"]),
    (["--color", "never", "sch"], ["schema"]),
    (["schema", "find"], ["findings"]),
    (["rules", "duplicate-b"], ["duplicate-bundle-id"]),
    (["generate", "product-ids-o"], ["product-ids-objc"]),
    (["generate", "product-ids-json", "product-ids-o"], ["product-ids-objc"]),
    (["help", "comp"], ["completions"]),
    (["lint", "--str"], ["--strict"]),
    (["lint", "--strict", "ca"], ["catalog/"]),
    (["generate", "--to", "cat"], ["catalog/"]),
    (["lint", "--catalog", "cat"], ["catalog/"]),
  ]

  private static func script(_ shell: String) async -> String {
    let screen = Screen()
    _ = await screen.run("completions \(shell)")
    return screen.output
  }

  /// A folder with the script, and something to complete.
  private func folder(_ shell: String) async throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.put("script", await Self.script(shell))
    try folder.put("catalog/rage.yaml")
    try folder.put("car.yaml")
    return folder
  }

  /// `COMPREPLY` for the words, which is what bash proposes.
  private func reply(_ words: [String], in folder: TemporaryFolder) throws -> [String] {
    let array = (["iapcatalog"] + words).map { "'\($0)'" }.joined(separator: " ")
    let run = try Program("bash").run(
      [
        "--norc", "-c",
        """
        set -u; source ./script; COMP_WORDS=(\(array)); COMP_CWORD=\(words.count)
        _iapcatalog; [ ${#COMPREPLY[@]} = 0 ] || printf '%s\\n' "${COMPREPLY[@]}"
        """,
      ], in: folder.path)
    #expect(run.errors.isEmpty, "\(run.errors)")
    return run.output.split(separator: "\n").map(String.init).sorted()
  }

  @Test(.enabled(if: Program("bash").isWanted)) func bashCompletes() async throws {
    let folder = try await folder("bash")
    for (words, expected) in Self.lines where words.last != "ca" {
      // Readline adds the slash to a folder's name.
      #expect(try reply(words, in: folder) == expected.map { $0.filter { $0 != "/" } }, "\(words)")
    }
    #expect(try reply(["lint", "--strict", "ca"], in: folder) == ["car.yaml", "catalog"])
  }

  @Test(
    "bash parts words at =",
    .enabled(if: Program("bash").isWanted),
    arguments: [
      (["lint", "--format", "="], ["json", "text", "xcode"]), (["lint", "--format", "=", "j"], ["json"]),
      (["lint", "--format", "=", "json", "--str"], ["--strict"]),
      (["list", "--app", "x"], []), (["rules", "--", "duplicate-b"], ["duplicate-bundle-id"]),
      (["version", "x"], []), (["rules", "invalid-sku", ""], []),
    ]) func bashKnowsWhereItIs(words: [String], expected: [String]) async throws
  {
    let reply = try reply(words, in: try await folder("bash"))
    // A report format more is no fault of the completions.
    #expect(Set(reply).isSuperset(of: expected) && reply.isEmpty == expected.isEmpty, "\(reply)")
  }

  @Test(.enabled(if: Program("fish").isWanted)) func fishCompletes() async throws {
    let folder = try await folder("fish")
    let check = try Program("fish").run(["--no-execute", "script"], in: folder.path)
    #expect(check.code == 0 && check.errors.isEmpty, "\(check.errors)")
    let asked = Self.lines.map { words, _ in
      let line = (["iapcatalog"] + words).joined(separator: " ")
      return "complete -C '\(line)' | string replace -r '\\t.*' ''; echo ====="
    }
    let run = try Program("fish").run(
      ["--no-config", "-c", "source ./script\n" + asked.joined(separator: "\n")], in: folder.path)
    let replies = run.output.components(separatedBy: "=====\n")
    for (reply, (words, expected)) in zip(replies, Self.lines) where words.last != "ca" {
      #expect(reply.split(separator: "\n").map(String.init).sorted() == expected, "\(words): \(run.errors)")
    }
    #expect(replies.count == Self.lines.count + 1)
  }

  @Test(.enabled(if: Program("zsh").isWanted)) func zshReadsIt() async throws {
    let folder = try await folder("zsh")
    let check = try Program("zsh").run(["-f", "-n", "script"], in: folder.path)
    #expect(check.code == 0 && check.errors.isEmpty, "\(check.errors)")
    // What its own functions are told, with stands in their place.
    let run = try Program("zsh").run(
      [
        "-f", "-c",
        """
        compdef() { print -r -- "compdef $*" }
        _arguments() { state=argument; words=(lint); print -rl -- "$@" }
        _describe() { print -rl -- $values }
        source ./script
        _iapcatalog; _iapcatalog_lint_format; _iapcatalog_commands
        """,
      ], in: folder.path)
    #expect(run.errors.isEmpty, "\(run.errors)")
    let lines = run.output.split(separator: "\n").map(String.init)
    for line in [
      "compdef _iapcatalog iapcatalog", "1:command:_iapcatalog_commands", "--strict[count a warning as an error]",
      "--format=[how findings are written]:FORMAT:_iapcatalog_lint_format", "*:PATH:_files",
      "version:print the version",
      "xcode:for Xcode's issue navigator: one line each, absolute paths",
    ] {
      #expect(lines.contains(line), "\(line)")
    }
  }

  @Test(arguments: ["bash", "zsh", "fish"]) func everyOptionIsThere(shell: String) async {
    let script = await Self.script(shell)
    for command in CommandTable.all {
      for option in command.description.options + GlobalOptions.beforeCommand {
        for name in [option.name] + option.aliases {
          #expect(script.contains(shell == "fish" ? "-l \(name) " : "--\(name)"), "\(name)")
        }
      }
      for value in ["missing-localization", "product-ids-plist", command.description.name] {
        #expect(script.contains(value))
      }
    }
  }
}
