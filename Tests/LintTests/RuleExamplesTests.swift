import CatalogModel
import Diagnostics
import Foundation
import Generate
import Lint
import Reports
import TestSupport
import Testing

/// Every rule is held to its own examples, which the rules page and `rules RULE` show.
@Suite struct RuleExamplesTests {
  static let ids = Rules.all.map(\.about.id)
  static let fixtures = Checkout.url.appendingPathComponent("Tests/LintTests/Fixtures", isDirectory: true)

  @Test(arguments: ids) func theBadExampleHasTheFaultAndNoOther(id: String) async throws {
    let rule = try #require(Rules.named(id))
    let findings = try await findings(in: rule.about.bad, of: rule)
    #expect(!findings.isEmpty)
    #expect(findings.allSatisfy { $0.rule == id }, "\(findings.map { "\($0.rule): \($0.message)" })")
    let context = ReportContext(workingDirectory: "/catalog", style: .plain, toolVersion: "test")
    let report = try #require(Reports.named("text"))
    expectGolden(
      report.render(findings, context), Self.fixtures.appendingPathComponent("\(id)/bad.txt"))
  }

  @Test(arguments: ids) func theGoodExampleIsClean(id: String) async throws {
    let rule = try #require(Rules.named(id))
    let findings = try await findings(in: rule.about.good, of: rule)
    #expect(findings.isEmpty, "\(findings.map { "\($0.rule): \($0.message)" })")
  }

  @Test func idsAreUniqueAndKebabCase() {
    #expect(Set(Self.ids).count == Self.ids.count)
    for id in Self.ids { #expect(id.allSatisfy { $0.isLowercase || $0 == "-" || $0.isNumber }) }
  }

  @Test func everyFixtureHasARule() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.fixtures.path).filter { !$0.hasPrefix(".") }
    #expect(Set(names) == Set(Self.ids))
  }

  private func findings(in example: Example, of rule: any Rule) async throws -> [Diagnostic] {
    let files = MemoryFiles(example.files.map { ($0.path, $0.text) })
    let reading = await files.readCatalog()
    #expect(reading.refusals.isEmpty)
    let findings = await Linter.findings(of: reading)
    guard rule is GeneratingRule else { return findings }
    let plan = OutputPlan.make(reading.catalog, catalogPath: "/catalog", workingDirectory: "/catalog")
    return (findings + plan.findings).inOrder()
  }
}
