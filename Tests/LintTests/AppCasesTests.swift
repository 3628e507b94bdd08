import AppStore
import CatalogModel
import Diagnostics
import Lint
import TestSupport
import Testing

/// Reports from the field about apps, test users and several files; each by its number.
@Suite struct AppCasesTests {
  @Test("A02: one list of products for several bundle IDs") func variants() async throws {
    let text = BaseCatalog.replacing("product_id: com.example.game.gold", with: "id: gold\n    variants: [prod, beta]")
      .replacing("sku: GAME", with: "sku: GAME, variants: { beta: { bundle_id: com.example.game.beta } }")
    #expect(await BaseCatalog.lint(text) == [])
    let app = try #require(await readCatalog(text).catalog.apps.first)
    #expect(app.products.map(\.productID?.string) == ["com.example.game.gold"])
    let misspelt = await BaseCatalog.lint(text.replacing("[prod, beta]", with: "[prod, bata]"))
    #expect(misspelt.found == [Finding(.error, "unknown-variant", "bata")])
    #expect(misspelt.first?.help == "did you mean \"beta\"?")
  }

  @Test(
    "D01: spellings of alternate tiers",
    arguments: [
      ("Alternate A", "alt-A"), ("\"Alternate Tier B\"", "alt-B"), ("A", "alt-A"), ("alt1", "alt-1"), ("Tier 5", "5"),
      ("510", "alt-A"),
    ])
  func tierSpellings(_ written: String, _ meant: String) async throws {
    let findings = await BaseCatalog.lint(BaseCatalog.replacing("price_tier: 1", with: "price_tier: \(written)"))
    #expect(findings.found == [Finding(.error, "unknown-price-tier", written)])
    #expect(findings.first?.help == "did you mean \"\(meant)\"?")
  }

  @Test("D01: the tiers of the format", arguments: ["alt-A", "alt-B", "alt-1", "alt-5", "1", "87"])
  func tiers(_ written: String) async throws {
    let reading = await readCatalog(BaseCatalog.replacing("price_tier: 1", with: "price_tier: \(written)"))
    #expect(reading.findings == [])
    #expect(reading.catalog.apps.first?.products.first?.pricing.tier.value == PriceTier(written))
  }

  @Test("D01: what is no tier gets the whole list") func noTier() async throws {
    let findings = await BaseCatalog.lint(BaseCatalog.replacing("price_tier: 1", with: "price_tier: 99"))
    #expect(findings.map(\.help) == ["expected 0 to 87, alt-A, alt-B, or alt-1 to alt-5"])
  }

  @Test("D17: two test users with one address") func duplicateTesters() async throws {
    let same = await BaseCatalog.lint(addingTester("tester@example.com"))
    #expect(same.found == [Finding(.error, "duplicate-test-user", "tester@example.com")])
    #expect(same.first?.notes.map(\.message) == ["first defined here"])
    let cased = await BaseCatalog.lint(addingTester("Tester@example.com"))
    #expect(cased.found == [Finding(.warning, "duplicate-test-user", "Tester@example.com")])
    #expect(await BaseCatalog.lint(addingTester("tester+1@example.com")) == [])
  }

  @Test(
    "D17: an address that no mail reaches",
    arguments: [
      ("a@b", "a@b"), ("tester", "tester"), ("a@@example.com", "a@@example.com"),
      ("\"@example.com\"", "\"@example.com\""),
      ("t ester@example.com", " "), ("tester@exam_ple.com", "_"), ("te..ster@example.com", "."), ("\"\"", "\"\""),
    ])
  func addresses(_ email: String, _ place: String) async throws {
    let findings = await BaseCatalog.lint(BaseCatalog.replacing("tester@example.com", with: email))
    #expect(findings.found == [Finding(.error, "invalid-email", place)])
  }

  @Test("D17: a storefront by its two letters") func storefront() async throws {
    let findings = await BaseCatalog.lint(BaseCatalog.replacing("storefront: USA", with: "storefront: US"))
    #expect(findings.found == [Finding(.error, "unknown-storefront", "US")])
    #expect(findings.first?.help == "did you mean \"USA\"?")
  }

  @Test("F15: an app without products is sound") func emptyApp() async throws {
    let findings = await BaseCatalog.lint("app: { key: game, bundle_id: com.example.game }\nproducts: []\n")
    #expect(findings.found == [Finding(.note, "empty-app", "game")])
  }

  @Test("G21: fifty products with their texts in a second file") func secondFile() async throws {
    var catalog = "app: { bundle_id: com.example.game, primary_locale: en-US }\nproducts:\n"
    var texts = ""
    for number in 1...50 {
      catalog +=
        "  - { id: gold_\(number), reference_name: Gold \(number), type: consumable, price_tier: 1, cleared_for_sale: true }\n"
      texts += "gold_\(number): { display_name: Gold \(number), description: A bag of gold coins }\n"
    }
    catalog = "strings: strings/{locale}.yaml\n" + catalog
    func files(_ texts: String) -> MemoryFiles {
      MemoryFiles([("catalog.yaml", catalog), ("strings/en-US.yaml", texts)])
    }
    let reading = await files(texts).readCatalog()
    #expect(await Linter.findings(of: reading) == [])
    let products = try #require(reading.catalog.apps.first?.products)
    #expect(
      products.map { reading.catalog.string(of: $0.localizations[0].displayName) } == (1...50).map { "Gold \($0)" })

    let wrong = texts.replacing("gold_50: { display_name: Gold 50", with: "gold_50: { display_nmae: Gold 50")
    let findings = await Linter.findings(of: files(wrong).readCatalog()).filter { $0.rule == "unknown-key" }
    #expect(findings.map(\.location.source.path) == ["strings/en-US.yaml"])
    let location = try #require(findings.first?.location)
    #expect(LineTable(location.source).position(of: location.range.lowerBound) == Position(line: 50, column: 12))
  }

  @Test("G21: a file of texts that products name") func namedFile() async throws {
    let text = BaseCatalog.replacing(
      "en-US: { display_name: Gold Pack, description: One hundred gold coins }", with: "file: texts/gold.yaml")
    let files = MemoryFiles([
      ("catalog.yaml", text),
      (
        "texts/gold.yaml",
        "en-US:\n  display_name: Gold Pack\n  description: One hundred gold coins\nde: { display_name: Gold, description: Hundert Münzen }\n"
      ),
    ])
    let findings = await Linter.findings(of: files.readCatalog())
    #expect(findings.found == [Finding(.error, "unknown-locale", "de")])
    #expect(findings.map(\.location.source.path) == ["texts/gold.yaml"])
  }

  private func addingTester(_ email: String) -> String {
    BaseCatalog.text + "  - { email: \(email), first_name: T, last_name: Two, storefront: GBR }\n"
  }
}
