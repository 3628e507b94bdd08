import CatalogModel
import Foundation
import TestSupport
import Testing

/// The page on fixtures shows programs that run, and what they print.
@Suite struct ServerFixturesPageTests {
  private static let url = DocumentationTests.folder.appendingPathComponent("ServerFixtures.md")
  private static let node = Program("node")

  @Test("the programs print what the page says", .enabled(if: StoreReaders.areWanted && node.isWanted))
  func programs() async throws {
    let page = try String(contentsOf: Self.url, encoding: .utf8)
    let folder = try await SampleFixtures.folder()
    for match in page.matches(of: /<!-- example: (\S+) -->\n```\w+\n([\s\S]*?)```\n/) {
      try folder.put(String(match.1), String(match.2))
    }
    var text = ""
    var rest = page[...]
    var outputs = 0
    while let match = rest.firstMatch(of: /<!-- output: (\w+) (\S+) -->\n```text\n([\s\S]*?)```\n/) {
      let program = match.1 == "node" ? Self.node : StoreReaders.python
      let said = try program.run([String(match.2)], in: folder.path)
      #expect(said.code == 0, "\(match.2): \(said.errors)")
      text += rest[..<match.range.lowerBound]
      text += "<!-- output: \(match.1) \(match.2) -->\n```text\n\(said.output)```\n"
      rest = rest[match.range.upperBound...]
      outputs += 1
    }
    #expect(outputs == 3)
    expectGolden(text + rest, Self.url)
  }

  @Test("the scenarios are those of the catalog") func scenarios() throws {
    let page = try String(contentsOf: Self.url, encoding: .utf8)
    let rows = Scenario.allCases.map { "| `\($0.rawValue)` | \($0.summary) |\n" }.joined()
    let table = "<!-- table: scenarios -->\n| scenario | what has happened |\n|---|---|\n\(rows)"
    let mark = try #require(page.firstRange(of: /<!-- table: scenarios -->\n(\|.*\n)*/))
    expectGolden(page.replacingCharacters(in: mark, with: table), Self.url)
  }
}
