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
    try await findings(in: example.files.map { ($0.path, $0.bytes) }, of: rule)
  }

  private func findings(in files: [(path: String, bytes: [UInt8])], of rule: any Rule) async throws -> [Diagnostic] {
    let reading = await MemoryFiles(bytes: files).readCatalog()
    #expect(reading.refusals.isEmpty)
    return await Linter.findings(of: reading) {
      guard rule is GeneratingRule else { return [] }
      return OutputPlan.make(reading.catalog, catalogPath: "/catalog", workingDirectory: "/catalog").findings
    }
  }

  /// A fix mends its finding, brings no other, and leaves all else as it was.
  @Test(arguments: ids) func whatCanBeFixedIsCleanThen(id: String) async throws {
    let rule = try #require(Rules.named(id))
    var files = rule.about.bad.files.map { (path: $0.path, bytes: $0.bytes) }
    let before = try await findings(in: files, of: rule)
    let fixable = before.filter { $0.fix != nil }
    guard !fixable.isEmpty else { return }
    for change in Fixes(before).changes {
      let index = try #require(files.firstIndex { $0.path == change.source.path })
      files[index].bytes = change.bytes
      let touched = fixable.compactMap(\.fix?.location).filter { $0.source == change.source }
      #expect(keeps(change, but: touched), "\(id) changes more than its findings' places")
    }
    let after = try await findings(in: files, of: rule)
    #expect(after.count == before.count - fixable.count, "\(after.map(\.message))")
    #expect(after.allSatisfy { $0.fix == nil })
  }

  /// Whether what stands between the changed places stands in the new text in the same order.
  private func keeps(_ change: Fixes.Change, but touched: [Location]) -> Bool {
    var rest = change.bytes[...]
    var place = 0
    for range in touched.map(\.range).sorted(by: { $0.lowerBound < $1.lowerBound }) where range.lowerBound >= place {
      guard let next = rest.firstRange(of: change.source.bytes[place..<range.lowerBound]) else { return false }
      if place == 0, next.lowerBound != rest.startIndex { return false }
      rest = rest[next.upperBound...]
      place = range.upperBound
    }
    return rest.reversed().starts(with: change.source.bytes[place...].reversed())
  }
}
