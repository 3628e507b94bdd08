import Command
import Foundation
import TestSupport
import Testing

/// What the README shows is what the tool does.
@Suite struct ReadmeTests {
  private static let text: String = {
    (try? String(contentsOf: Checkout.url.appendingPathComponent("README.md"), encoding: .utf8)) ?? ""
  }()

  /// The fenced block after `<!-- example: NAME -->`.
  private func example(_ name: String) throws -> String {
    let mark = try #require(Self.text.firstRange(of: "<!-- example: \(name) -->\n"))
    let lines = Self.text[mark.upperBound...].split(separator: "\n", omittingEmptySubsequences: false)
    try #require(lines.first?.hasPrefix("```") == true)
    return lines.dropFirst().prefix { $0 != "```" }.map { $0 + "\n" }.joined()
  }

  @Test func theBadCatalogGetsTheseMessages() async throws {
    let folder = try TemporaryFolder()
    try folder.put("catalog/rage.yaml", try example("bad catalog"))
    let screen = Screen(workingDirectory: folder.path)
    #expect(await screen.run("lint") == .findings)
    let shown = try example("iapcatalog lint")
    #expect(screen.output == shown, "\(firstDifference(expected: shown, found: screen.output))")
  }

  @Test func theGoodCatalogMakesThisFile() async throws {
    let folder = try TemporaryFolder()
    try folder.put("catalog/rage.yaml", try example("good catalog"))
    let screen = Screen(workingDirectory: folder.path)
    #expect(await screen.run("lint --strict") == .clean, "\(screen.output)")
    #expect(await screen.run("generate") == .clean, "\(screen.errors)")
    let shown = try example("generated/rage/ProductID.swift")
    let made = try folder.text("generated/rage/ProductID.swift")
    #expect(made == shown, "\(firstDifference(expected: shown, found: made))")
  }

  @Test func linksLeadSomewhere() {
    for match in Self.text.matches(of: /\]\(([^)#:]+)\)/) {
      let path = Checkout.url.appendingPathComponent(String(match.1)).path
      #expect(FileManager.default.fileExists(atPath: path), "\(match.1)")
    }
  }

  @Test func commandsAreThoseOfTheScripts() {
    #expect(Self.text.contains("\n.ci/setup && swift run iapcatalog lint && swift run iapcatalog generate\n"))
    #expect(Self.text.contains("\n.ci/setup tests && swift test\n"))
  }
}
