import AppStore
import CatalogModel
import Diagnostics
import TestSupport
import Testing

/// Reports from the field about money.
@Suite struct PriceCasesTests {
  static let old = "lint: { profile: itunes-connect, rules: { incomplete-test-user: off } }\n"

  private func lint(_ price: String, before: String = "") async -> [Diagnostic] {
    await BaseCatalog.lint(before + BaseCatalog.replacing("    price_tier: 1\n", with: price))
  }

  @Test(
    "B06: prices as written, compared as decimals",
    arguments: [
      ("4.990", nil), ("10.00", nil), ("1.1", "1.09 or 1.19"), ("1.10", "1.09 or 1.19"), ("0.10", "0.29"),
    ])
  func decimals(text: String, nearest: String?) async throws {
    let findings = await lint("    price: \(text)\n")
    #expect(findings.map(\.brief) == (nearest == nil ? [] : ["error not-a-price-point at \(text)"]))
    #expect(findings.map(\.message) == (nearest == nil ? [] : ["the price \"\(text)\" is no price point in USD"]))
    #expect(findings.first?.help == nearest.map { "write \($0)" })
  }

  @Test("B07: a price in quotes is the same price") func quotedPrice() async throws {
    func price(_ text: String) async throws -> Price {
      let reading = await readCatalog(BaseCatalog.replacing("    price_tier: 1\n", with: "    price: \(text)\n"))
      return try #require(reading.catalog.apps.first?.products.first?.pricing.price.value)
    }
    #expect(try await price("4.99") == price("\"4.99\""))
    #expect(await lint("    price: \"4.97\"\n").map(\.brief) == ["error not-a-price-point at \"4.97\""])
  }

  @Test("D02: a tier beside a price") func conflict() async throws {
    #expect(await lint("    price_tier: 1\n    price: 0.99\n").isEmpty)
    #expect(await lint("    price_tier: 1\n    price: 0.990\n").isEmpty)
    let finding = try #require(await lint("    price_tier: 1\n    price: 1.99\n").first)
    #expect(finding.brief == "error price-conflict at 1.99")
    #expect(finding.message == "the price is \"1.99\", but price tier 1 is 0.99 USD")
    #expect(finding.help == "write price_tier: 2, or remove one of the two")
    #expect(finding.notes.compactMap { $0.location.map { $0.source.text(in: $0.range) } } == ["1"])
    let twice = await lint("    price: 0.99\n    prices: { JPN: 120, USA: 1.99 }\n")
    #expect(twice.map(\.brief) == ["error price-conflict at 0.99"])
    let yen = BaseCatalog.replacing("sku: GAME", with: "sku: GAME, base_storefront: JPN")
      .changing("    price_tier: 1\n", to: "    price_tier: 1\n    price: 120\n")
    #expect(await BaseCatalog.lint(yen).isEmpty)
  }

  @Test("D03: the nearest price points") func nearest() async throws {
    let finding = try #require(await lint("    price: 4.97\n").first)
    #expect(finding.brief == "error not-a-price-point at 4.97")
    #expect(finding.help == "write 4.95 or 4.99")
    let high = await lint("    price: 1500\n")
    #expect(high.map(\.brief) == ["warning not-a-price-point at 1500"])
    #expect(high.map(\.message) == ["the price \"1500\" is above the highest price point, 1000.00 USD"])
  }

  @Test("D03: in iTunes Connect a price is a tier's") func tiers() async throws {
    #expect(await lint("    price: 4.99\n", before: Self.old).isEmpty)
    let finding = try #require(await lint("    price: 1.29\n", before: Self.old).first)
    #expect(finding.brief == "error not-a-price-point at 1.29")
    #expect(finding.help == "write the price of a tier: 0.99 (tier 1) or 1.99 (tier 2)")
    let high = try #require(await lint("    price: 1500\n", before: Self.old).first)
    #expect(high.help == "write the price of a tier: 999.99 (tier 87)")
  }

  @Test(
    "D04: an in-app purchase is not free",
    arguments: ["price_tier: 0", "price: 0", "price: 0.00", "prices: { USA: 0 }"])
  func free(price: String) async {
    let findings = await lint("    \(price)\n")
    #expect(findings.map(\.rule) == ["free-price"])
    #expect(findings.map(\.severity) == [.error])
    let newsstand = (Self.old + BaseCatalog.replacing("    price_tier: 1\n", with: "    \(price)\n"))
      .changing("type: consumable", to: "type: free-subscription")
    #expect(await BaseCatalog.lint(newsstand).isEmpty)
  }

  @Test("D06: yen have no hundredths") func yen() async throws {
    let text = "    price: 6.99\n    prices: { JPN: 980 }\n"
    #expect(await lint(text).isEmpty)
    let reading = await readCatalog(BaseCatalog.replacing("    price_tier: 1\n", with: text))
    let price = try #require(reading.catalog.apps.first?.products.first?.pricing.prices.first?.price.value)
    #expect(price.amount.text(minorUnits: 0) == "980")
    let finding = try #require(await lint("    price: 6.99\n    prices: { JPN: 980.50 }\n").first)
    #expect(finding.brief == "error not-a-price-point at 980.50")
    #expect(finding.message == "the price \"980.50\" is no price point in JPY")
    #expect(finding.help == "write 980 or 990; prices in JPY have no decimals")
  }

  @Test("D07: prices by storefront, with the base storefront's") func byStorefront() async throws {
    let prices = "    prices: { IND: 299, DEU: 8.99, JPN: 980 }\n"
    #expect(await lint("    price: 9.99\n" + prices).isEmpty)
    #expect(await lint(prices.changing("{ ", to: "{ USA: 9.99, ")).isEmpty)
    #expect(await lint("    price_tier: 10\n" + prices).isEmpty)
    let finding = try #require(await lint(prices).first)
    #expect(finding.brief == "error missing-base-price at IND")
    #expect(
      finding.message
        == "the prices have none for the base storefront USA, so there is none for AFG, AGO, AIA, ALB and 167 more")
  }

  @Test("D08: storefronts that get no price are named") func missingPrices() async throws {
    let text = BaseCatalog.replacing(
      "    price_tier: 1\n", with: "    prices: { USA: 0.99 }\n    availability: { only: [USA, LBN] }\n"
    ).changing("sku: GAME", to: "sku: GAME, base_storefront: GBR")
    let finding = try #require(await BaseCatalog.lint(text).first)
    #expect(finding.brief == "error missing-base-price at USA")
    #expect(finding.message == "the prices have none for the base storefront GBR, so there is none for LBN")
    #expect(finding.subject == "com.example.game.gold")
    #expect(finding.line == 7)
    #expect(await BaseCatalog.lint(text.changing("USA: 0.99", to: "USA: 0.99, GBR: 0.99")).map(\.brief) == [])
  }

  @Test("D09: a subscription has a price for each storefront") func coverage() async throws {
    let text = """
      app: { bundle_id: com.example.game, primary_locale: en-US }
      subscription_groups:
        - reference_name: Club
          localizations: { en-US: { display_name: Club } }
          subscriptions:
            - id: club
              reference_name: Club monthly
              duration: 1 month
              availability: { only: [USA, GBR, DEU] }
              prices: { USA: 9.99 }
              localizations: { en-US: { display_name: Club, description: Every comic for a month } }
      """
    let finding = try #require(await BaseCatalog.lint(text).first)
    #expect(finding.brief == "warning price-coverage at USA")
    #expect(finding.message == "subscription \"com.example.game.club\" has no price for DEU and GBR")
    for sound in ["price: 9.99", "price_tier: 10", "prices: { USA: 9.99, GBR: 8.99, DEU: 9.99 }"] {
      #expect(await BaseCatalog.lint(text.changing("prices: { USA: 9.99 }", to: sound)).map(\.brief) == [])
    }
    let everywhere = await BaseCatalog.lint(text.changing("        availability: { only: [USA, GBR, DEU] }\n", to: ""))
    #expect(
      everywhere.map(\.message) == [
        "subscription \"com.example.game.club\" has no price for AFG, AGO, AIA, ALB and 170 more"
      ])
  }

  @Test("a live product without any price") func missingPrice() async {
    #expect(await lint("").map(\.brief) == ["warning missing-price at com.example.game.gold"])
    #expect(await lint("    stage: draft\n").isEmpty)
    #expect(await lint("    price: four\n").map(\.rule) == ["wrong-kind"])
  }

  @Test("price tables") func priceTables() async {
    let files = [
      "catalog.yaml": "price_tables: { p499: p499.csv }\n"
        + BaseCatalog.replacing("    price_tier: 1\n", with: "    price_table: p499\n"),
      "p99.csv": "storefront,currency,price\nUSA,USD,0.99\n", "p499.csv": "storefront,currency,price\nJPN,JPY,700\n",
    ]
    #expect(await LintTests.lint(files).map(\.brief) == ["error missing-base-price at p499"])
    var others = files
    others["catalog.yaml"] = files["catalog.yaml"]?.changing("p499", to: "p99")
    #expect(await LintTests.lint(others).isEmpty)
    others["catalog.yaml"] = others["catalog.yaml"]?.changing("price_table: p99", to: "price_table: p9")
    let findings = await LintTests.lint(others)
    #expect(findings.map(\.brief) == ["error unknown-price-table at p9"])
    #expect(findings.first?.help == "did you mean \"p99\"?")
  }

  @Test("G07, G22: a thousand products made by a template lint without findings") func thousandProducts() async {
    let numbers = (1...1000).map { "{ n: \($0) }" }.joined(separator: ", ")
    let text = """
      app: { bundle_id: com.example.game, primary_locale: en-US }
      products:
        - id: "gold.{n}"
          series: [\(numbers)]
          reference_name: "{n} Gold"
          type: consumable
          price: 0.99
          localizations:
            en-US: { display_name: "{n} Gold", description: "A bag of {n} gold coins" }
            ja: { display_name: "ゴールド{n}枚", description: "ゴールドコイン{n}枚が入ったパックです" }
      """
    let reading = await readCatalog(text)
    #expect(reading.catalog.apps.first?.products.count == 1000)
    #expect(await BaseCatalog.lint(text).map(\.brief) == [])
    let folded = await BaseCatalog.lint(text.changing("    reference_name: \"{n} Gold\"\n", to: ""))
    #expect(folded.map(\.message) == ["product \"gold.{n}\" has no reference name"])
  }

  @Test(
    "a price is guessed where only a sign or a comma is wrong",
    arguments: [
      ("4,99", "write 4.99, without a currency"), ("$4.99", "write 4.99, without a currency"),
      ("4,99 €", "write 4.99, without a currency"), ("USD 4.99", "write 4.99, without a currency"),
      ("1e0", nil), ("4.99e1", nil), ("4-99", nil), ("-4.99", nil), ("1,234", nil), ("1.234.5", nil), ("about 5", nil),
    ]) func guesses(_ written: String, _ help: String?) async
  {
    let findings = await BaseCatalog.lint(BaseCatalog.replacing("price_tier: 1", with: "price: \"\(written)\""))
    #expect(findings.found == [Finding(.error, "wrong-kind", "\"\(written)\"")])
    #expect(findings.map(\.help) == [help])
  }

  @Test("a comma in braces ends the price") func commaInBraces() async {
    let text = BaseCatalog.replacing("type: consumable", with: "type: consumable\n    review: { notes: 10,99 }")
    let findings = await BaseCatalog.lint(text)
    #expect(findings.found == [Finding(.error, "unknown-key", "99")])
    #expect(findings.map(\.help) == ["a comma ends a value in braces: write \"10.99\" with a dot"])
  }
}
