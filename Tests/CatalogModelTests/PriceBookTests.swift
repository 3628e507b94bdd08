import AppStore
import CatalogModel
import Diagnostics
import TestSupport
import Testing

/// What products cost, and what of the catalog says so.
@Suite struct PriceBookTests {
  /// A catalog with one product, and with price tables `p499` and `p099`.
  private func prices(
    _ product: String, asOf: String? = "2027-01-15", base: String = "USA", in storefronts: [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> [String] {
    let catalog = await read(
      (
        "catalog.yaml",
        """
        \(asOf.map { "as_of: \($0)" } ?? "")
        price_tables: { p499: p499.csv, p099: p099.csv }
        app: { bundle_id: com.acme.game, base_storefront: \(base) }
        products: [{ id: gold, type: consumable, \(product) }]

        """
      ), ("p499.csv", "USA,USD,4.99\nGBR,GBP,4.99\nJPN,JPY,700\n"), ("p099.csv", "USA,USD,0.99\nJPN,JPY,160\n"),
      sourceLocation: sourceLocation)
    let app = try #require(catalog.apps.first)
    let gold = try #require(app.products.first)
    let book = PriceBook(catalog, of: app)
    return try storefronts.map { code in
      let storefront = try #require(Storefront.named(code))
      return text(book.currentPrice(gold.pricing, in: storefront))
    }
  }

  @Test(
    "a price that was set by hand does not rise with the base price",
    arguments: [("USA", ["0.99 1.99"]), ("JPN", [])])
  func increases(code: String, rises: [String]) async throws {
    let catalog = await read(
      (
        "catalog.yaml",
        """
        app: { bundle_id: com.acme.game }
        subscription_groups:
          - reference_name: Club
            subscriptions:
              - id: gold
                duration: 1 month
                price_tier: 1
                prices: { JPN: 100 }
                price_changes: [{ from: 2027-03-01, price: 1.99, existing_subscribers: move }]

        """
      ))
    let app = try #require(catalog.apps.first)
    let storefront = try #require(Storefront.named(code))
    let found = PriceBook(catalog, of: app).increases(of: try #require(app.products.first), in: storefront)
    #expect(found.map { "\($0.old.amount) \($0.new.amount)" } == rises)
  }

  private func text(_ price: KnownPrice?) -> String {
    guard let price else { return "not known" }
    let since = price.since.map { " since \($0)" } ?? ""
    return "\(price.amount) \(price.currency) from \(price.origin.rawValue)\(since)"
  }

  @Test func aPlainPriceIsTheBaseStorefronts() async throws {
    #expect(try await prices("price: 0.99", in: ["USA", "JPN"]) == ["0.99 USD from price", "not known"])
    // Other storefronts with dollars may add tax.
    #expect(try await prices("price: 0.99", in: ["ARG"]) == ["not known"])
    #expect(try await prices("price: 120", base: "JPN", in: ["JPN", "USA"]) == ["120 JPY from price", "not known"])
  }

  @Test func aTierIsKnownWhereTheMatrixHasIt() async throws {
    let found = try await prices("price_tier: 1", in: ["USA", "JPN", "ISL", "XKS"])
    #expect(
      found == [
        "0.99 USD from price-tier", "120 JPY from price-tier", "1.23 USD from price-tier", "1.09 EUR from price-tier",
      ])
    #expect(
      try await prices("price_tier: 1, price: 0.99", in: ["USA", "JPN"]) == [
        "0.99 USD from price", "120 JPY from price-tier",
      ])
    // One of the two is wrong, and it is not known which.
    #expect(
      try await prices("price_tier: 2, price: 0.99", in: ["USA", "JPN"]) == ["0.99 USD from price", "not known"])
  }

  @Test func aPriceByHandWinsOverAllElse() async throws {
    #expect(
      try await prices("price: 0.99, prices: { JPN: 100 }, price_table: p099", in: ["USA", "JPN", "GBR"]) == [
        "0.99 USD from price", "100 JPY from prices", "not known",
      ])
    #expect(try await prices("price_tier: 1, prices: { JPN: 100 }", in: ["JPN"]) == ["100 JPY from prices"])
  }

  @Test func aTableIsKnownForTheStorefrontsItHas() async throws {
    #expect(
      try await prices("price_table: p499", in: ["USA", "GBR", "JPN", "FRA"]) == [
        "4.99 USD from price-table", "4.99 GBP from price-table", "700 JPY from price-table", "not known",
      ])
    #expect(try await prices("price_table: p999", in: ["USA"]) == ["not known"])
    #expect(
      try await prices("price_table: p499, price_tier: 5", in: ["JPN", "FRA"]) == [
        "700 JPY from price-table", "5.49 EUR from price-tier",
      ])
  }

  @Test func aTableThatCannotBeReadIsNotReplacedByATier() async throws {
    let reading = await MemoryFiles([
      (
        "catalog.yaml",
        """
        price_tables: { p499: p499.csv }
        app: { bundle_id: com.acme.game }
        products: [{ id: gold, price_table: p499, price_tier: 5 }]

        """
      )
    ]).readCatalog()
    let app = try #require(reading.catalog.apps.first)
    let france = try #require(Storefront.named("FRA"))
    let gold = try #require(app.products.first)
    #expect(PriceBook(reading.catalog, of: app).currentPrice(gold.pricing, in: france) == nil)
  }

  @Test func aTablesOwnCurrencyIsTold() async throws {
    let reading = await MemoryFiles([
      (
        "catalog.yaml",
        """
        price_tables: { p499: p499.csv }
        app: { bundle_id: com.acme.game }
        products: [{ id: gold, price_table: p499 }]

        """
      ), ("p499.csv", "BGR,EUR,5.49\n"),
    ]).readCatalog()
    #expect(reading.findings.map(\.rule) == ["foreign-currency"])
    let app = try #require(reading.catalog.apps.first)
    let bulgaria = try #require(Storefront.named("BGR"))
    let gold = try #require(app.products.first)
    let price = PriceBook(reading.catalog, of: app).currentPrice(gold.pricing, in: bulgaria)
    #expect(text(price) == "5.49 EUR from price-table")
  }

  // MARK: Changes

  @Test func aChangeHoldsFromItsFirstToItsLastDay() async throws {
    let product = "price: 0.99, price_changes: [{ from: 2027-01-01, to: 2027-01-31, price: 1.99 }]"
    for (day, price) in [
      ("2026-12-31", "0.99 USD from price"), ("2027-01-01", "1.99 USD from price since 2027-01-01"),
      ("2027-01-31", "1.99 USD from price since 2027-01-01"), ("2027-02-01", "0.99 USD from price"),
    ] {
      #expect(try await prices(product, asOf: day, in: ["USA"]) == [price])
    }
    #expect(try await prices(product, asOf: nil, in: ["USA"]) == ["0.99 USD from price"])
  }

  @Test func aChangeWithoutAFirstDayHoldsUntilItsLast() async throws {
    let product = "price: 0.99, price_changes: [{ to: 2027-01-31, price: 1.99 }]"
    #expect(try await prices(product, asOf: "2027-01-31", in: ["USA"]) == ["1.99 USD from price"])
    #expect(try await prices(product, asOf: "2027-02-01", in: ["USA"]) == ["0.99 USD from price"])
    #expect(try await prices(product, asOf: nil, in: ["USA"]) == ["0.99 USD from price"])
  }

  @Test func aChangeOfOneStorefrontLeavesTheOthers() async throws {
    #expect(
      try await prices(
        "price_tier: 1, price_changes: [{ from: 2027-01-01, prices: { JPN: 300 } }]", in: ["USA", "JPN", "GBR"]) == [
          "0.99 USD from price-tier", "300 JPY from prices since 2027-01-01", "0.99 GBP from price-tier",
        ])
  }

  @Test func aNewBasePriceLeavesWhatWasSetByHand() async throws {
    #expect(
      try await prices(
        "price_tier: 1, prices: { JPN: 100 }, price_changes: [{ from: 2027-01-01, price: 1.99, prices: { FRA: 2 } }]",
        in: ["USA", "JPN", "FRA", "GBR"]) == [
          "1.99 USD from price since 2027-01-01", "100 JPY from prices", "2 EUR from prices since 2027-01-01",
          "not known",
        ])
    #expect(
      try await prices(
        "price: 0.99, price_changes: [{ from: 2027-01-01, price_tier: 2 }]", in: ["USA", "JPN"]) == [
          "1.99 USD from price-tier since 2027-01-01", "250 JPY from price-tier since 2027-01-01",
        ])
    #expect(
      try await prices(
        "price_tier: 1, price_changes: [{ from: 2027-01-01, price_table: p499 }]", in: ["USA", "FRA"]) == [
          "4.99 USD from price-table since 2027-01-01", "not known",
        ])
  }

  @Test func theLatestChangeWinsAndTheLastOfOneDay() async throws {
    #expect(
      try await prices(
        """
        price: 0.99, price_changes: [{ from: 2027-01-10, price: 2.99 }, { from: 2027-01-01, price: 1.99 },
          { to: 2027-02-01, price: 3.99 }, { from: 2027-02-01, price: 4.99 }]
        """, in: ["USA"]) == ["2.99 USD from price since 2027-01-10"])
    #expect(
      try await prices(
        "price: 0.99, price_changes: [{ from: 2027-01-10, price: 2.99 }, { from: 2027-01-10, price: 1.99 }]",
        in: ["USA"]) == ["1.99 USD from price since 2027-01-10"])
  }

  @Test func whatALaterChangeLeavesIsTheEarlierOnes() async throws {
    #expect(
      try await prices(
        """
        price_tier: 1, price_changes: [{ from: 2027-01-01, price_tier: 2, prices: { FRA: 2 } },
          { from: 2027-01-10, prices: { JPN: 300 } }]
        """, in: ["USA", "JPN", "FRA"]) == [
          "1.99 USD from price-tier since 2027-01-01", "300 JPY from prices since 2027-01-10",
          "2 EUR from prices since 2027-01-01",
        ])
    #expect(
      try await prices(
        """
        price_tier: 1, price_changes: [{ from: 2027-01-01, prices: { JPN: 300 } }, { from: 2027-01-10, price: 2.99 }]
        """, in: ["USA", "JPN", "GBR"]) == [
          "2.99 USD from price since 2027-01-10", "300 JPY from prices since 2027-01-01", "not known",
        ])
  }

  @Test func aDayThatCannotBeReadIsNotKnownToHaveCome() async throws {
    let reading = await readCatalog(
      """
      as_of: 2027-01-15
      app: { bundle_id: com.acme.game }
      products: [{ id: gold, price: 0.99, price_changes: [{ from: soon, price: 1.99 }, { from: 2027-01-01, to: later, price: 2.99 }] }]

      """)
    let app = try #require(reading.catalog.apps.first)
    let usa = try #require(Storefront.named("USA"))
    let gold = try #require(app.products.first)
    #expect(
      text(PriceBook(reading.catalog, of: app).currentPrice(gold.pricing, in: usa)) == "0.99 USD from price")
  }

  // MARK: Billing plans

  @Test func anUpFrontPlanCostsWhatTheSubscriptionDoesUnlessItSaysOtherwise() async throws {
    let catalog = await read(
      """
      as_of: 2027-01-15
      app: { bundle_id: com.acme.game }
      subscription_groups:
        - reference_name: Club
          subscriptions:
            - { id: a, price: 19.99 }
            - { id: b, price: 19.99, billing_plans: { monthly: { price: 2.49 } } }
            - { id: c, price: 19.99, billing_plans: { up-front: { price: 17.99 } } }
            - { id: d, price: 19.99, billing_plans: { up-front: { price_changes: [{ from: 2027-01-01, price: 14.99 }] } } }
            - { id: e, price: 19.99, billing_plans: { up-front: { prices: { JPN: 3000 } } } }

      """)
    let app = try #require(catalog.apps.first)
    let usa = try #require(Storefront.named("USA"))
    let book = PriceBook(catalog, of: app)
    func found(_ plan: BillingPlan.Kind) -> [String] {
      app.products.map { product in text(product.pricing(in: plan).flatMap { book.currentPrice($0, in: usa) }) }
    }
    let japan = try #require(Storefront.named("JPN"))
    let last = try #require(app.products.last?.pricing(in: .upFront))
    #expect(text(book.currentPrice(last, in: japan)) == "3000 JPY from prices")
    #expect(
      found(.upFront) == [
        "19.99 USD from price", "19.99 USD from price", "17.99 USD from price",
        "14.99 USD from price since 2027-01-01", "19.99 USD from price",
      ])
    #expect(found(.monthly) == ["not known", "2.49 USD from price", "not known", "not known", "not known"])
  }
}
