import AppStore
import TestSupport
import Testing

/// Each table of the code against its table of the shared folder, cell by cell.
@Suite(.enabled(if: SharedFolder.isWanted))
struct TablesTests {
  @Test func locales() throws {
    let rows = try CSV("locales.csv").rows
    #expect(rows.count == 50)
    #expect(StoreLocale.all.map(\.code) == rows.map { $0["code"] })
    for (locale, row) in zip(StoreLocale.all, rows) {
      #expect(locale.englishName == row["english_name"])
      #expect(locale.addedIn ?? "" == row["added"])
      #expect(
        locale.legacyTransporterCode == row["legacy_transporter_locale"]?.split(separator: "|").first.map(String.init))
    }
  }

  @Test func storefronts() throws {
    let rows = try CSV("storefronts.csv").rows
    #expect(rows.count == 175)
    #expect(Storefront.all.map(\.alpha3) == rows.map { $0["alpha3_asc"] })
    for (storefront, row) in zip(Storefront.all, rows) {
      #expect(storefront.storeKitAlpha3 == row["alpha3_storekit"])
      #expect(storefront.alpha2 == row["alpha2"])
      #expect(String(storefront.storeID) == row["storefront_id"])
      #expect(storefront.name == row["name"])
      #expect(storefront.currency == row["currency"])
      #expect(storefront.defaultLanguageTag ?? "" == row["default_language_tag"])
      #expect(storefront.localeIdentifier ?? "" == row["locale_identifier"])
    }
  }

  @Test func inactiveStorefronts() throws {
    let rows = try CSV("storefronts-inactive.csv").rows
    #expect(rows.count == 9)
    #expect(InactiveStorefront.all.map(\.alpha3) == rows.map { $0["alpha3"] })
    for (storefront, row) in zip(InactiveStorefront.all, rows) {
      #expect(storefront.alpha2 == row["alpha2"])
      #expect(String(storefront.storeID) == row["storefront_id"])
    }
  }

  @Test func pricePoints() throws {
    let table = try CSV("price-points.csv")
    #expect(PricePoints.currencies == Array(table.header.dropFirst()))
    #expect(PricePoints.currencies.count == 44)
    for currency in PricePoints.currencies {
      let ladder = try #require(PricePoints.ladder(currency: currency))
      let cells = table.rows.compactMap { $0[currency] }.filter { !$0.isEmpty }
      #expect(ladder.currency == currency)
      #expect(ladder.amounts == cells.map { Amount($0) })
      #expect(ladder.amounts == ladder.amounts.sorted())
      #expect(ladder.top == ladder.amounts.last)
      let points = table.rows.prefix(cells.count).map { $0["price_point"].flatMap { Int($0) } }
      #expect(ladder.amounts.map { ladder.point(of: $0) } == points)
      #expect(Currency.named(currency)?.priceFractionDigits == ladder.amounts.map(\.fractionDigits).max())
    }
  }

  @Test func priceTiers() throws {
    let table = try CSV("price-tiers.csv")
    let currencies = table.header.dropFirst(3)
    #expect(table.rows.map { $0["tier_stem"] } == PriceTier.all.map { String($0.stem) })
    #expect(table.rows.map { $0["tier_name"] } == PriceTier.all.map(\.name))
    #expect(Currency.all.map(\.code) == currencies.sorted())
    for (tier, row) in zip(PriceTier.all, table.rows) {
      for currency in currencies {
        let cell = try #require(row[currency])
        #expect(tier.customerPrice(in: currency) == Amount(cell), "\(tier.text) \(currency)")
      }
    }
  }

  @Test func priceTiersByTerritory() throws {
    let names = [
      "United Arab Emirates": "ARE", "Korea, Republic Of": "KOR", "China": "CHN", "Tanzania, United Republic Of": "TZA",
    ]
    let tiers = Dictionary(uniqueKeysWithValues: PriceTier.all.map { (String($0.stem), $0) })
    let rows = try CSV("price-tiers-by-territory.csv").rows
    #expect(rows.count == 95 * 80)
    for row in rows {
      let territory = try #require(row["territory"])
      let code = names[territory] ?? Storefront.all.first { $0.name == territory }?.alpha3
      let storefront = try #require(Storefront.named(code ?? ""), "\(territory)")
      let tier = try #require(tiers[row["tier_stem"] ?? ""])
      // Croatia paid in kuna then, and pays the euro's price now.
      let price = code == "HRV" ? tier.customerPrice(in: "HRK") : tier.customerPrice(in: storefront)
      let cell = try #require(row["customer_price"])
      #expect(price == Amount(cell), "\(tier.text) \(territory)")
    }
  }

  @Test func offerDurations() throws {
    let rows = try CSV("offer-durations.csv").rows
    var listed: Set<[String]> = []
    for row in rows {
      let subscription = try #require(Period(rawValue: row["subscription_period"] ?? ""))
      let duration = try #require(Period(rawValue: row["offer_duration"] ?? ""))
      let mode = try #require(OfferMode.allCases.first { $0.apiName == row["offer_mode"] })
      let periods = try #require(Int(row["number_of_periods"] ?? ""))
      listed.insert([subscription.text, mode.rawValue, duration.text, String(periods)])
    }
    #expect(listed.count == rows.count)
    var allowed: Set<[String]> = []
    for subscription in Period.allCases {
      for mode in OfferMode.allCases {
        for (duration, periods) in OfferDurations.allowed(subscription: subscription, mode: mode) {
          for count in periods { allowed.insert([subscription.text, mode.rawValue, duration.text, String(count)]) }
        }
      }
    }
    #expect(allowed == listed)
  }
}
