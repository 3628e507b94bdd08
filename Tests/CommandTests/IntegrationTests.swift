import Command
import Foundation
import TestSupport
import Testing

/// The files and texts by which others run the tool: hooks, the action, the problem matcher, the documentation's commands.
@Suite struct IntegrationTests {
  private func text(_ path: String) throws -> String {
    try String(contentsOf: Checkout.url.appendingPathComponent(path), encoding: .utf8)
  }

  private static let guide = "Sources/Command/Command.docc/ContinuousIntegration.md"

  /// The fenced blocks of a language.
  private func blocks(_ language: String) throws -> [String] {
    var blocks: [String] = []
    var lines = try text(Self.guide).split(separator: "\n", omittingEmptySubsequences: false)[...]
    while let start = lines.firstIndex(of: "```\(language)") {
      lines = lines[(start + 1)...]
      blocks.append(lines.prefix { $0 != "```" }.map { $0 + "\n" }.joined())
    }
    return blocks
  }

  /// A clean catalog with its outputs made.
  private func project(_ catalog: String = LintCommandTests.clean) async throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.put("catalog/catalog.yaml", catalog)
    _ = await Screen(workingDirectory: folder.path).run("generate")
    return folder
  }

  // MARK: The guide

  @Test func theGuidesCommandsWork() async throws {
    let commands = try blocks("sh").flatMap { $0.split(separator: "\n") }.filter { $0.hasPrefix("iapcatalog ") }
    #expect(commands.count == 2)
    let folder = try await project()
    for command in commands {
      let screen = Screen(workingDirectory: folder.path)
      #expect(
        await screen.run(String(command.dropFirst("iapcatalog ".count))) == .clean, "\(command): \(screen.errors)")
    }
    #expect(try folder.text("lint.sarif").contains("\"2.1.0\""))
    #expect(try folder.text("lint.xml").contains("<testsuites"))
  }

  @Test func theXcodePhaseStampsACleanCatalogAlone() async throws {
    let script = try #require(try blocks("bash").first)
    for (catalog, isClean) in [(LintCommandTests.clean, true), (LintCommandTests.faulty, false)] {
      let folder = try await project(catalog)
      try folder.put("phase.sh", script)
      let run = try Shell.run(
        """
        bin=$(mktemp -d) && ln -s "$TOOL" "$bin/iapcatalog" && cd '\(folder.path)'
        SRCROOT=$PWD SCRIPT_OUTPUT_FILE_0=$PWD/stamp PATH="$bin:$PATH" bash -e phase.sh
        echo "ended with $?"
        """)
      #expect(run.output.hasSuffix("ended with \(isClean ? 0 : 1)\n"), "\(run.output)\(run.errors)")
      #expect(FileManager.default.fileExists(atPath: folder("stamp")) == isClean)
      // Absolute, so that Xcode finds the file.
      if !isClean { #expect(run.output.contains("/catalog/catalog.yaml:5:11: error: ")) }
    }
  }

  @Test func withoutTheToolTheXcodePhaseOnlyWarns() throws {
    let folder = try TemporaryFolder()
    try folder.put("phase.sh", try #require(try blocks("bash").first))
    let run = try Shell.run("cd '\(folder.path)'; PATH=/nowhere /bin/bash -e phase.sh; echo $?")
    #expect(run.output == "warning: iapcatalog is not installed, so the catalog was not checked\n0\n")
  }

  // MARK: Files

  @Test func theMatcherFindsWhatTheTextReportSays() async throws {
    let file = try JSONSerialization.jsonObject(with: Data(try text(".github/iapcatalog-matcher.json").utf8))
    let matchers = try #require((file as? [String: Any])?["problemMatcher"] as? [[String: Any]])
    let pattern = try #require((matchers.first?["pattern"] as? [[String: Any]])?.first)
    let expression = try Regex(try #require(pattern["regexp"] as? String), as: AnyRegexOutput.self)
    let folder = try await project(LintCommandTests.faulty)
    let screen = Screen(workingDirectory: folder.path)
    #expect(await screen.run("lint") == .findings)
    let matches = try screen.output.split(separator: "\n").compactMap { try expression.wholeMatch(in: $0) }
    let groups = try ["file", "line", "column", "severity", "message", "code"].map { try #require(pattern[$0] as? Int) }
    #expect(
      matches.map { match in groups.map { match.output[$0].substring.map(String.init) } } == [
        [
          "catalog/catalog.yaml", "5", "11", "error", "unknown product type \"consumible\"", "unknown-product-type",
        ]
      ])
  }

  @Test func hooksRunCommandsThatThereAre() async throws {
    let entries = try text(".pre-commit-hooks.yaml").split(separator: "\n").filter { $0.hasPrefix("  entry: ") }
    #expect(entries.count == 2)
    let folder = try await project()
    for entry in entries {
      let words = entry.dropFirst("  entry: ".count).split(separator: " ").map(String.init)
      #expect(words.first == "iapcatalog")
      let screen = Screen(workingDirectory: folder.path)
      #expect(await screen.run(Array(words.dropFirst())) == .clean, "\(entry): \(screen.errors)")
    }
  }

  @Test(.enabled(if: PythonPackages.areWanted)) func filesForServicesAreYAML() throws {
    let folder = try Scratch()
    var files = [".pre-commit-hooks.yaml", ".github/actions/lint/action.yml", ".github/workflows/ci.yml"].map {
      Checkout.url.appendingPathComponent($0).path
    }
    for (index, block) in try blocks("yaml").enumerated() {
      try folder.write(block, to: "\(index).yaml")
      files.append(folder.path("\(index).yaml"))
    }
    let said = try folder.run(
      ["python3", "-c", "import sys, yaml\nfor f in sys.argv[1:]: print(type(yaml.safe_load(open(f))).__name__)"]
        + files)
    #expect(said == "list\ndict\ndict\n" + String(repeating: "dict\n", count: files.count - 3))
  }

  /// The action's script, with what a workflow would pass.
  @Test(.enabled(if: PythonPackages.areWanted)) func theActionLints() async throws {
    let folder = try await project(LintCommandTests.faulty)
    let action = Checkout.url.appendingPathComponent(".github/actions/lint/action.yml").path
    let script = try Scratch().run(
      [
        "python3", "-c", "import sys, yaml\nprint(yaml.safe_load(open(sys.argv[1]))['runs']['steps'][-1]['run'])",
        action,
      ])
    try folder.put("step.sh", script)
    let run = try Shell.run(
      """
      cd '\(folder.path)'
      CATALOG=catalog STRICT=true REPORTS="$(printf 'sarif=a.sarif\\njunit=b.xml')" PROGRAM=$TOOL bash -e step.sh; echo $?
      """)
    #expect(run.output.contains("::error file=catalog/catalog.yaml,line=5,"), "\(run.output)\(run.errors)")
    #expect(run.output.hasSuffix("\n1\n"))
    #expect(try folder.text("a.sarif").contains("unknown-product-type"))
    #expect(try folder.text("b.xml").contains("unknown-product-type"))
  }
}
