import CatalogModel
import Diagnostics
import Foundation
import Lint
import TestSupport
import Testing

/// What the reading and the planning of outputs report is documented like every other rule.
@Suite struct ReadingRulesTests {
  @Test func everyFaultHasARule() throws {
    let emitted = try idsInSources(["YAML", "CatalogModel", "Generate"])
    #expect(emitted.count > 25)
    let documented = Set(Rules.all.map(\.about.id))
    #expect(emitted.subtracting(documented) == [])
  }

  @Test func everyRuleOfTheReadingIsEmitted() throws {
    let documented = Rules.all.filter { $0 is ReadingRule }.map(\.about.id)
    #expect(Set(documented).subtracting(try idsInSources(["YAML", "CatalogModel"])) == [])
  }

  @Test func everyRuleOfGeneratingIsEmitted() throws {
    let documented = Rules.all.filter { $0 is GeneratingRule }.map(\.about.id)
    let constants = ConstantFault.Kind.allCases.map(\.rawValue)
    #expect(Set(documented).subtracting(try idsInSources(["Generate"])).subtracting(constants) == [])
    #expect(Set(constants).subtracting(documented) == [])
  }

  @Test(arguments: ["yaml-syntax", "yaml-encoding", "duplicate-key", "unknown-key", "wrong-kind", "missing-value"])
  func whatCannotBeReadCannotBeTurnedOff(id: String) async throws {
    let rule = try #require(Rules.named(id))
    #expect(!rule.about.isSettable)
    let bad = try #require(rule.about.bad.files.first).text
    let settings = "lint: { rules: { \(id): off } }\n"
    #expect(await BaseCatalog.lint(settings + bad).map(\.rule).contains(id))
  }

  @Test func theOthersCan() async throws {
    let text = BaseCatalog.replacing(
      "en-US: {", with: "eo: { display_name: Oro, description: Cent moneroj }\n      en-US: {")
    #expect(await BaseCatalog.lint(text).found == [Finding(.warning, "unknown-locale", "eo")])
    #expect(await BaseCatalog.lint("lint: { rules: { unknown-locale: off } }\n" + text) == [])
    #expect(
      await BaseCatalog.lint("lint: { rules: { unknown-locale: error } }\n" + text).found
        == [Finding(.error, "unknown-locale", "eo")])
  }

  /// The literals that name a rule where the reading makes a finding.
  private func idsInSources(_ folders: [String]) throws -> Set<String> {
    // Either `rule: "id"`, perhaps as a default, or the first argument of `report(`.
    let pattern = try Regex(
      #"(?:rule:\s*(?:String\s*=\s*)?|report\(\s*)"([a-z]+(?:-[a-z]+)+)""#, as: (Substring, Substring).self)
    var ids: Set<String> = []
    for folder in folders {
      let url = Checkout.url.appendingPathComponent("Sources/\(folder)", isDirectory: true)
      let files = try #require(FileManager.default.enumerator(at: url, includingPropertiesForKeys: nil))
      for case let file as URL in files where file.pathExtension == "swift" {
        let text = try String(contentsOf: file, encoding: .utf8)
        ids.formUnion(text.matches(of: pattern).map { String($0.output.1) })
      }
    }
    return ids
  }
}
