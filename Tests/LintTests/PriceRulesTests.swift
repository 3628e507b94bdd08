import AppStore
import Diagnostics
import TestSupport
import Testing

/// What the rules of prices and availability say beside their own examples.
@Suite struct PriceRulesTests {
  private func found(_ fields: String, before: String = "") async -> [Finding] {
    await BaseCatalog.lint(
      before + BaseCatalog.replacing("    price_tier: 1\n    cleared_for_sale: true\n", with: fields)
    ).found
  }

  private func changes(_ changes: String, before: String = "") async -> [Finding] {
    await found("    price: 0.99\n    price_changes: [\(changes)]\n", before: before)
  }

  @Test(arguments: [
    ("{ from: 2027-01-01, price: 1.99 }, { from: 2027-06-01, price: 2.99 }", nil),
    ("{ from: 2027-06-01, price: 2.99 }, { from: 2027-01-01, price: 1.99 }", nil),
    ("{ from: 2027-01-01, to: 2027-01-31, price: 1.99 }, { from: 2027-02-01, to: 2027-02-02, price: 2.99 }", nil),
    ("{ from: 2027-01-01, price: 1.99 }, { from: 2027-01-01, price: 2.99 }", "2027-01-01"),
    ("{ from: 2027-01-01, to: 2027-03-31, price: 1.99 }, { from: 2027-03-31, price: 2.99 }", "2027-03-31"),
    ("{ from: 2027-03-31, price: 2.99 }, { from: 2027-01-01, to: 2027-03-31, price: 1.99 }", "2027-03-31"),
    ("{ from: 2027-01-01, prices: { JPN: 120 } }, { from: 2027-01-01, prices: { GBR: 1.99 } }", nil),
    ("{ from: 2027-01-01, prices: { JPN: 120 } }, { from: 2027-01-01, prices: { JPN: 130 } }", "2027-01-01"),
    ("{ from: 2027-01-01, price: 1.99 }, { from: 2027-01-01, prices: { JPN: 130 } }", "2027-01-01"),
  ]) func overlaps(_ written: String, _ place: String?) async {
    let expected = place.map { [Finding(.error, "overlapping-price-changes", $0)] } ?? []
    #expect(await changes(written) == expected)
  }

  @Test func everyOverlapIsOneFinding() async {
    let three =
      "{ from: 2027-01-01, price: 1.99 }, { from: 2027-01-01, price: 2.99 }, { from: 2027-01-01, price: 3.99 }"
    #expect(await changes(three).map(\.rule) == ["overlapping-price-changes", "overlapping-price-changes"])
  }

  @Test(arguments: [
    ("{ from: 2027-02-01, to: 2027-01-31, price: 1.99 }", Finding(.error, "reversed-price-change", "2027-01-31")),
    ("{ from: 2027-02-01, to: 2027-02-01, price: 1.99 }", nil),
    ("{ from: 2027-02-01 }", Finding(.error, "incomplete-price-change", "from")),
    ("{ to: 2027-02-01, price: 1.99 }", Finding(.error, "incomplete-price-change", "to")),
    ("{ from: tomorrow, price: 1.99 }", Finding(.error, "wrong-kind", "tomorrow")),
    ("{ from: 2027-02-01, price: 1.98 }", Finding(.error, "not-a-price-point", "1.98")),
    (
      "{ from: 2027-02-01, price: 1.99, existing_subscribers: move }",
      Finding(.error, "misplaced-existing-subscribers", "move")
    ),
  ]) func singleChanges(_ written: String, _ finding: Finding?) async {
    #expect(await changes(written) == [finding].compactMap(\.self))
  }

  @Test func onlyTheCatalogsDayMakesAPast() async {
    let past = "{ from: 2026-01-01, to: 2026-11-30, price: 1.99 }"
    #expect(await changes(past) == [])
    #expect(await changes(past, before: "as_of: 2026-12-01\n") == [Finding(.note, "past-price-change", "2026-11-30")])
    #expect(await changes(past, before: "as_of: 2026-11-30\n") == [])
    #expect(await changes("{ from: 2026-01-01, price: 1.99 }", before: "as_of: 2026-12-01\n") == [])
  }

  @Test(arguments: [
    ("availability: { only: [] }", Finding(.warning, "sold-nowhere", "{ only: [] }")),
    ("availability: { except: [] }", nil), ("availability: all", nil), ("availability: { only: [USA] }", nil),
    ("availability: { except: [USA] }", nil),
    ("availability: { only: [USA, USA] }", Finding(.warning, "duplicate-list-item", "USA")),
    ("availability: {}", Finding(.error, "unclear-availability", "{}")),
    (
      "availability: { only: [USA], except: [CHN] }",
      Finding(.error, "unclear-availability", "{ only: [USA], except: [CHN] }")
    ),
    ("availability: { onyl: [USA] }", Finding(.error, "unknown-key", "onyl")),
    ("availability: { only: }", Finding(.error, "missing-value", "")),
    ("cleared_for_sale: false", Finding(.warning, "not-cleared-for-sale", "false")),
    ("cleared_for_sale: false\n    availability: { only: [] }", Finding(.warning, "not-cleared-for-sale", "false")),
    ("hosted_content: true", Finding(.error, "hosted-content", "true")),
  ]) func availability(_ written: String, _ finding: Finding?) async {
    #expect(await found("    price: 0.99\n    \(written)\n") == [finding].compactMap(\.self))
  }

  @Test func allButEveryStorefrontIsNone() async {
    let codes = Storefront.all.map(\.alpha3)
    #expect(
      await found("    price: 0.99\n    availability: { except: [\(codes.joined(separator: ", "))] }\n").map(\.rule)
        == ["sold-nowhere"])
    #expect(
      await found("    price: 0.99\n    availability: { except: [\(codes.dropLast().joined(separator: ", "))] }\n")
        == [])
  }

  @Test func hostedContentOfTheYearsOfNonConsumables() async {
    let text = BaseCatalog.replacing("type: consumable", with: "type: non-consumable\n    hosted_content: true")
    #expect(await BaseCatalog.lint(text).found == [Finding(.warning, "hosted-content", "true")])
    #expect(await BaseCatalog.lint(PriceCasesTests.old + text).found == [])
  }

  @Test func alternateTiersAreOldButNotThatOld() async {
    #expect(await found("    price_tier: alt-B\n") == [])
    #expect(
      await found("    price_tier: alt-B\n", before: PriceCasesTests.old) == [Finding(.note, "alternate-tier", "alt-B")]
    )
  }

  @Test(arguments: [("1500.005", "USD"), ("1500.001", "USD")]) func decimalsAboveTheTop(
    _ price: String, _ currency: String
  )
    async
  {
    let findings = await BaseCatalog.lint(BaseCatalog.replacing("price_tier: 1", with: "price: \(price)"))
    #expect(findings.found == [Finding(.error, "not-a-price-point", price)])
    #expect(findings.map(\.help) == ["prices in USD have two decimals"])
  }

  @Test func promotedProducts() async {
    func found(_ promoted: String, _ product: String = "cleared_for_sale: true") async -> [Finding] {
      await BaseCatalog.lint(
        BaseCatalog.replacing("sku: GAME", with: "sku: GAME, promoted: [\(promoted)]")
          .changing("product_id: com.example.game.gold", to: "id: gold")
          .changing("cleared_for_sale: true", to: product)
      ).found
    }
    #expect(await found("gold") == [])
    #expect(await found("gold, gold") == [Finding(.warning, "duplicate-list-item", "gold")])
    #expect(
      await found("gold, com.example.game.gold") == [Finding(.warning, "unsellable-promoted", "com.example.game.gold")])
    #expect(await found("silver").map(\.rule) == ["unknown-product"])
    #expect(await found("gold", "stage: retired") == [Finding(.warning, "unsellable-promoted", "gold")])
    let many = (1...21).map { "com.example.game.p\($0)" }
    #expect(
      await found(many.joined(separator: ", ")).filter { $0.rule == "too-many-promoted" }.map(\.text) == [many[20]])
  }

  @Test func idsOfSeveralStyles() async {
    func found(_ ids: [String]) async -> [Finding] {
      let products = ids.map { "{ id: \($0), reference_name: \($0) }" }.joined(separator: ", ")
      return await BaseCatalog.lint(
        """
        app: { bundle_id: com.example.game, primary_locale: en-US }
        defaults: { type: consumable, price: 0.99, localizations: { en-US: { display_name: Gold, description: A bag of coins } } }
        products: [\(products)]
        """
      ).found
    }
    #expect(await found(["gold", "silver_big", "goldBig"]) == [])
    #expect(await found(["a_b", "c_d", "e_f", "gHi"]) == [Finding(.note, "mixed-product-ids", "gHi")])
    #expect(await found(["a_b", "c_d", "e_f", "g-h"]) == [Finding(.note, "mixed-product-ids", "g-h")])
    #expect(await found(["a_b", "c_d", "e_f", "gHi", "jKl"]) == [])
    #expect(await found(["gold", "silver", "bronze", "goldPack", "silver.small"]) == [])
  }

  @Test(
    "B22: what surrounds a sound ID is trimmed, what is inside is not",
    arguments: [
      ("\" com.example.game.gold\"", "\"com.example.game.gold\""),
      ("'com.example.game.gold '", "'com.example.game.gold'"),
      ("com.example.game.gold\u{200B}", "com.example.game.gold"),
      ("\u{A0}com.example.game.gold", "com.example.game.gold"),
      ("com.example.game.go ld", nil), ("\" com.example.game.gôld\"", nil),
    ]) func trimmed(_ written: String, _ mended: String?) async
  {
    let findings = await BaseCatalog.lint(BaseCatalog.replacing("com.example.game.gold", with: written))
    #expect(findings.map(\.rule) == ["invalid-product-id"])
    #expect(findings.map(\.fix?.replacement) == [mended])
  }

  @Test func presetsThatNobodyTakes() async {
    let presets = "presets: { coin: { type: consumable }, gem: { type: consumable } }\n"
    #expect(
      await BaseCatalog.lint(presets + BaseCatalog.text).found == [
        Finding(.warning, "unused-preset", "coin"), Finding(.warning, "unused-preset", "gem"),
      ])
    let one = BaseCatalog.replacing("type: consumable", with: "preset: coin")
    #expect(await BaseCatalog.lint(presets + one).found == [Finding(.warning, "unused-preset", "gem")])
    let misspelt = BaseCatalog.replacing("type: consumable", with: "type: consumable\n    preset: coim")
    #expect(await BaseCatalog.lint(presets + misspelt).found == [Finding(.error, "unknown-preset", "coim")])
  }

  @Test(arguments: [("0.99", false), ("1.99", true)])
  func aPriceBesideATable(_ price: String, _ isWrong: Bool) async {
    let files = [
      "p99.csv": "USA,USD,0.99\nJPN,JPY,150\n",
      "catalog.yaml": "price_tables: { p99: p99.csv }\n"
        + BaseCatalog.replacing("price_tier: 1", with: "price_table: p99\n    price: \(price)"),
    ]
    let findings = await lint(files)
    #expect(findings.found == (isWrong ? [Finding(.error, "price-conflict", price)] : []))
    #expect(
      findings.map(\.message)
        == (isWrong ? ["the price for USA is 1.99, but 0.99 in the price table \"p99\""] : []))
  }

  @Test func aTierBesideATable() async {
    func found(_ tier: Int) async -> [Finding] {
      await lint([
        "p99.csv": "USA,USD,0.99\n",
        "catalog.yaml": "price_tables: { p99: p99.csv }\n"
          + BaseCatalog.replacing("price_tier: 1", with: "price_table: p99\n    price_tier: \(tier)"),
      ]).found
    }
    #expect(await found(1) == [])
    #expect(await found(2) == [Finding(.error, "price-conflict", "2")])
  }

  @Test(arguments: [
    ("100", "100", nil), ("100", "\"100\"", "\"100\""), ("1.5", "2", "2"), ("true", "\"true\"", "\"true\""),
    ("[1]", "1", "1"), ("{ a: 1 }", "[1]", "[1]"), ("\"1\"", "007", nil),
  ]) func kindsOfAttributes(_ first: String, _ second: String, _ place: String?) async {
    let text = """
      app: { bundle_id: com.example.game, primary_locale: en-US }
      defaults: { type: consumable, price: 0.99, localizations: { en-US: { display_name: Gold, description: A bag of coins } } }
      products:
        - { id: gold, reference_name: Gold, attributes: { coins: \(first) } }
        - { id: silver, reference_name: Silver, attributes: { coins: \(second) } }
        - { id: bronze, stage: retired, type: consumable, attributes: { coins: many } }
      """
    #expect(
      await BaseCatalog.lint(text).found == (place.map { [Finding(.warning, "mixed-attribute-kinds", $0)] } ?? []))
  }

  @Test func referenceNamesInBothProfiles() async {
    let text = """
      app: { bundle_id: com.example.game, primary_locale: en-US }
      defaults: { type: consumable, price: 0.99, localizations: { en-US: { display_name: Gold, description: A bag of coins } } }
      products: [{ id: gold, reference_name: Gold }, { id: silver, reference_name: Gold }]
      """
    #expect(await BaseCatalog.lint(text).found == [Finding(.warning, "duplicate-reference-name", "Gold")])
    #expect(
      await BaseCatalog.lint(PriceCasesTests.old + text).found == [Finding(.error, "duplicate-reference-name", "Gold")])
  }
}
