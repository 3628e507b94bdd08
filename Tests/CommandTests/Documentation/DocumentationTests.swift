import Command
import Diagnostics
import Foundation
import Lint
import TestSupport
import Testing

/// The documentation's generated pages are those that the tables make, and no other lies there.
@Suite struct DocumentationTests {
  static let folder = Checkout.url.appendingPathComponent("Sources/Command/Command.docc", isDirectory: true)

  @Test func theFormatIsThatOfTheKeyTables() {
    expectGolden(CatalogFormatPage.markdown, Self.folder.appendingPathComponent("CatalogFormat.md"))
  }

  @Test(arguments: Rules.all.map(\.about.id)) func theRulesPageIsWhatTheRuleSays(id: String) async throws {
    let rule = try #require(Rules.named(id))
    expectGolden(await RulePage(rule).markdown, Self.folder.appendingPathComponent("Rules/\(id).md"))
  }

  @Test func theIndexHasEveryRule() {
    let sections = Severity.allCases.compactMap { severity -> String? in
      let rules = Rules.all.map(\.about).filter { $0.severity == severity }.map { "- <doc:\($0.id)>\n" }
      let title = "\(severity.rawValue.prefix(1).uppercased())\(severity.rawValue.dropFirst())s"
      return rules.isEmpty ? nil : "### \(title)\n\n\(rules.sorted().joined())"
    }
    let text = """
      # Rules

      Everything that lint reports, with why, a bad and a good catalog, and where it comes from.

      ## Overview

      What the store surely refuses is an error; what it may refuse, or where sources differ, is a warning. A team sets \
      the severity of a rule in its catalog, but for what keeps a value from being read:

      ```yaml
      lint:
        rules: { display-name-too-long: warning, free-price: off }
      ```

      `iapcatalog rules RULE` shows the same page in a terminal.

      ## Topics

      \(sections.joined(separator: "\n"))
      """
    expectGolden(text, Self.folder.appendingPathComponent("Rules.md"))
  }

  @Test func noPageLiesThereWithoutARule() throws {
    let rules = Self.folder.appendingPathComponent("Rules")
    let found = try FileManager.default.contentsOfDirectory(atPath: rules.path).filter { !$0.hasPrefix(".") }
    let extra = Set(found).subtracting(Rules.all.map { "\($0.about.id).md" }).sorted()
    if isBlessing {
      for name in extra { try FileManager.default.removeItem(at: rules.appendingPathComponent(name)) }
    }
    #expect(extra == [], "pages without a rule; BLESS=1 removes them")
  }

  /// What `<doc:NAME>` names must be a page.
  @Test func linksLeadToPages() throws {
    let files = FileManager.default.enumerator(at: Self.folder, includingPropertiesForKeys: nil)?.compactMap {
      $0 as? URL
    }
    let pages = (files ?? []).filter { $0.pathExtension == "md" }
    let names = Set(pages.map { $0.deletingPathExtension().lastPathComponent })
    #expect(names.isSuperset(of: ["Command", "CatalogFormat", "Rules", "missing-localization"]))
    for page in pages {
      for match in try String(contentsOf: page, encoding: .utf8).matches(of: /<doc:([^>#]+)[^>]*>/) {
        #expect(names.contains(String(match.1)), "\(page.lastPathComponent): \(match.1)")
      }
    }
  }

  @Test func theLandingPageStartsAsTheReadmeDoes() throws {
    let landing = try String(contentsOf: Self.folder.appendingPathComponent("Command.md"), encoding: .utf8)
    let readme = try String(contentsOf: Checkout.url.appendingPathComponent("README.md"), encoding: .utf8)
    let commands = landing.matches(of: /```sh\n([^`]*)```/).flatMap { $0.1.split(separator: "\n") }
    #expect(commands.count >= 2)
    for command in commands { #expect(readme.contains("\n\(command)\n"), "\(command)") }
  }

  /// DocC of the toolchain reads every page without a complaint.
  @Test(.enabled(if: Program("docc").isWanted)) func doccTakesIt() throws {
    let output = try TemporaryFolder()
    let run = try Program("docc").run(
      [
        "convert", Self.folder.path, "--output-path", output("out"), "--fallback-display-name", "iapcatalog",
        "--fallback-bundle-identifier", "iapcatalog", "--warnings-as-errors", "--emit-digest",
      ], in: output.path)
    #expect(run.code == 0, "\(run.output)\(run.errors)")
    let page = "out/data/documentation/iapcatalog/missing-localization.json"
    let pages = FileManager.default.subpaths(atPath: output("out/data")) ?? []
    #expect(FileManager.default.fileExists(atPath: output(page)), "\(pages.prefix(5))")
  }
}
