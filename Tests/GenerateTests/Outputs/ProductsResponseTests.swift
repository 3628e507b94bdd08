import CatalogModel
import Diagnostics
import Generate
import JSON
import TestSupport
import Testing

/// What the store answers to a request for all products.
struct ProductsResponseTests {
  /// The answers for the first app, by file name.
  private func responses(
    _ text: String, stages: Set<Stage> = [.live], locales: [String] = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> [String: JSONValue] {
    let reading = await readCatalog(text)
    #expect(reading.findings.map(\.message) == [], sourceLocation: sourceLocation)
    let catalog = reading.catalog
    let app = try #require(catalog.apps.first)
    let record = try #require(catalog.storeRecords(of: app).first)
    let files = ProductsResponse.files(of: StoreState(catalog, app, record, soldStages: stages), locales: locales)
    return Dictionary(
      uniqueKeysWithValues: try files.map { file in
        #expect(file.path.hasPrefix("products-response/"), sourceLocation: sourceLocation)
        return (String(file.path.dropFirst("products-response/".count)), try JSONReader.read(file.bytes).get())
      })
  }

  private func response(
    _ text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> JSONValue {
    let responses = try await responses(text, sourceLocation: sourceLocation)
    #expect(responses.count == 1, sourceLocation: sourceLocation)
    return try #require(responses.first?.value)
  }

  private func product(_ response: JSONValue?, _ index: Int = 0) throws -> JSONValue {
    let products = try #require(response?["products"]?.array)
    return try #require(products.indices.contains(index) ? products[index] : nil)
  }

  private static let head = "app: { key: game, primary_locale: en-US }\n"

  @Test("a file for each storefront and locale") func files() async throws {
    let text =
      "storefronts: [USA, JPN]\n" + Self.head + "products: [{ id: gold, type: consumable, price: 0.99 }]\n"
    let responses = try await responses(text, locales: ["ja", "en-US", "ja"])
    #expect(responses.keys.sorted() == ["JPN.en-US.json", "JPN.ja.json", "USA.en-US.json", "USA.ja.json"])
    let one = try #require(responses["JPN.ja.json"])
    #expect(one["format"] == ["name": "products-response", "version": 1])
    #expect(one["storefront"]?.string == "JPN" && one["locale"]?.string == "ja")
    #expect(
      one.members?.map(\.key) == [
        "format", "storefront", "locale", "products", "invalidProductIdentifiers", "invalidReasons",
      ])
  }

  @Test("without a primary locale, the first language that there is") func noPrimaryLocale() async throws {
    let text = """
      app: { key: game }
      products:
        - { id: a, type: consumable }
        - { id: b, type: consumable, localizations: { fr-FR: { display_name: Or }, de-DE: { display_name: Gold } } }

      """
    #expect(try await responses(text).keys.sorted() == ["USA.fr-FR.json"])
    let without = "app: { key: game }\nproducts: [{ id: a, type: consumable }]\n"
    #expect(try await responses(without).keys.sorted() == ["USA.en-US.json"])
  }

  @Test("what is found, and why the rest is not") func reasons() async throws {
    let text = """
      storefronts: [USA, JPN]
      app: { key: game, primary_locale: en-US }
      products:
        - { id: live, type: consumable }
        - { id: draft, type: consumable, stage: draft }
        - { id: retired, type: consumable, stage: retired }
        - { id: withheld, type: consumable, cleared_for_sale: false }
        - { id: only, type: consumable, availability: { only: [USA] } }
        - { id: except, type: consumable, availability: { except: [USA] } }

      """
    let responses = try await responses(text)
    let america = try #require(responses["USA.en-US.json"])
    #expect((america["products"]?.array ?? []).map { $0["productIdentifier"]?.string } == ["live", "only"])
    #expect(america["invalidProductIdentifiers"] == ["draft", "retired", "withheld", "except"])
    #expect(
      america["invalidReasons"] == [
        "draft": "draft", "retired": "retired", "withheld": "not-cleared-for-sale",
        "except": "not-available-in-storefront",
      ])
    let japan = try #require(responses["JPN.en-US.json"])
    #expect((japan["products"]?.array ?? []).map { $0["productIdentifier"]?.string } == ["live", "except"])
    #expect(japan["invalidReasons"]?["only"]?.string == "not-available-in-storefront")

    let beta = try await self.responses(text, stages: [.live, .draft])["USA.en-US.json"]
    #expect(beta?["invalidReasons"]?.members?.map(\.key) == ["retired", "withheld", "except"])
    let unsigned = try await self.responses("team: { paid_apps_agreement: false }\n" + text)["USA.en-US.json"]
    #expect(unsigned?["products"] == [])
    #expect(unsigned?["invalidReasons"]?["live"]?.string == "no-paid-apps-agreement")
    #expect(unsigned?["invalidReasons"]?["except"]?.string == "no-paid-apps-agreement")
    let disabled = try await self.responses(
      text.replacing("app: { key: game,", with: "app: { key: game, in_app_purchase: false,"))["USA.en-US.json"]
    #expect(disabled?["invalidReasons"]?["live"]?.string == "in-app-purchase-disabled")
    #expect(disabled?["invalidReasons"]?["draft"]?.string == "draft")
  }

  // MARK: Texts

  @Test(
    "the language that is nearest",
    arguments: [
      ("fr-CA", "Or CA"),  // the asked one
      ("en-GB", "Gold US"),  // the primary one, of that language
      ("es-MX", "Oro ES"),  // the first of that language
      ("ko", "Gold US"),  // the primary one
    ])
  func languages(locale: String, title: String) async throws {
    let text =
      Self.head + """
        products:
          - id: gold
            type: consumable
            localizations:
              en-AU: { display_name: Gold AU }
              fr-FR: { display_name: Or FR }
              fr-CA: { display_name: Or CA }
              es-ES: { display_name: Oro ES }
              en-US: { display_name: Gold US }

        """
    let response = try await responses(text, locales: [locale])["USA.\(locale).json"]
    #expect(try product(response)["localizedTitle"]?.string == title)
  }

  @Test("without the primary locale, the first there is; each text on its own") func missingTexts() async throws {
    let text =
      Self.head + """
        products:
          - { id: a, type: consumable, localizations: { ja: { display_name: 金 }, de-DE: { display_name: Gold, description: Viel } } }
          - { id: b, type: consumable }

        """
    let response = try await response(text)
    #expect(try product(response)["localizedTitle"]?.string == "金")
    #expect(try product(response)["localizedDescription"]?.string == "Viel")
    #expect(try product(response, 1)["localizedTitle"]?.isNull == true)
    #expect(try product(response, 1)["localizedDescription"]?.isNull == true)
  }

  @Test("a copied language is one of its own") func copiedLanguage() async throws {
    let text =
      "copy_locales: { en-GB: fr-FR }\n" + Self.head
      + "products: [{ id: a, type: consumable, localizations: { en-US: { display_name: Gold }, fr-FR: { display_name: Or } } }]\n"
    let response = try await responses(text, locales: ["en-GB"])["USA.en-GB.json"]
    #expect(try product(response)["localizedTitle"]?.string == "Or")
  }

  // MARK: Prices

  @Test("a price with its decimals, or why there is none")
  func prices() async throws {
    let text =
      "storefronts: [USA, JPN, XKS, ALB]\n" + Self.head + """
        products:
          - { id: a, type: consumable, price: 4.9, prices: { JPN: 120, ALB: 5 }, hosted_content: true, family_sharing: true }

        """
    let responses = try await responses(text, locales: ["pt-BR"])
    let america = try product(responses["USA.pt-BR.json"])
    #expect(america["price"]?.string == "4.90" && america["priceReason"] == nil)
    #expect(america["priceLocale"]?.string == "en_US@currency=USD")
    #expect(america["isDownloadable"]?.boolean == true && america["isFamilyShareable"]?.boolean == true)
    #expect(america["subscriptionPeriod"] == nil && america["discounts"] == nil)
    let japan = try product(responses["JPN.pt-BR.json"])
    #expect(japan["price"]?.string == "120" && japan["priceLocale"]?.string == "ja_JP@currency=JPY")
    let kosovo = try product(responses["XKS.pt-BR.json"])
    #expect(kosovo["price"]?.isNull == true && kosovo["priceReason"]?.string == "not-known")
    #expect(kosovo["priceLocale"]?.string == "en_XK@currency=EUR")
    // Albania's own locale is not known.
    #expect(try product(responses["ALB.pt-BR.json"])["priceLocale"]?.string == "pt_AL@currency=USD")
    #expect(try product(responses["ALB.en-US.json"])["priceLocale"]?.string == "en_AL@currency=USD")
  }

  @Test("a price change of the day is what a customer pays") func priceChange() async throws {
    let text =
      "as_of: 2027-01-15\n" + Self.head
      + "products: [{ id: a, type: consumable, price: 0.99, price_changes: [{ from: 2027-01-01, price: 1.99 }] }]\n"
    #expect(try product(try await response(text))["price"]?.string == "1.99")
  }

  // MARK: Subscriptions

  private func club(_ fields: String, asOf: String? = nil, storefronts: String = "USA") -> String {
    """
    \(asOf.map { "as_of: \($0)" } ?? "")
    storefronts: [\(storefronts)]
    app: { key: game, primary_locale: en-US }
    subscription_groups:
      - reference_name: Club
        group_id: "20751234"
        subscriptions:
          - { id: yearly, duration: 1 year, price: 19.99, \(fields) }

    """
  }

  @Test("a subscription has its group, its period and its offers") func subscription() async throws {
    let yearly = try product(
      try await response(
        club(
          """
          billing_plans: { up-front: { price: 17.99 } },
                introductory_offers: [{ mode: free-trial, duration: 3 days }],
                promotional_offers: [{ offer_id: back, mode: pay-as-you-go, periods: 3, price: 9.9 },
                  { mode: pay-up-front, duration: 6 months, price: 4.99, storefronts: { only: [JPN] } },
                  { offer_id: two, mode: pay-up-front, duration: 2 weeks, price: 4.99 }]
          """)))
    #expect(yearly["price"]?.string == "17.99")
    #expect(yearly["subscriptionGroupIdentifier"]?.string == "20751234")
    #expect(yearly["subscriptionPeriod"] == ["numberOfUnits": 1, "unit": 3])
    #expect(
      yearly["introductoryPrice"] == [
        "price": "0.00", "priceLocale": "en_US@currency=USD", "numberOfPeriods": 1, "paymentMode": 2,
        "subscriptionPeriod": ["numberOfUnits": 3, "unit": 0], "type": 0,
      ])
    #expect(
      yearly["discounts"] == [
        [
          "identifier": "back", "price": "9.90", "priceLocale": "en_US@currency=USD", "numberOfPeriods": 3,
          "paymentMode": 0, "subscriptionPeriod": ["numberOfUnits": 1, "unit": 3], "type": 1,
        ],
        [
          "identifier": "two", "price": "4.99", "priceLocale": "en_US@currency=USD", "numberOfPeriods": 1,
          "paymentMode": 1, "subscriptionPeriod": ["numberOfUnits": 2, "unit": 1], "type": 1,
        ],
      ])
  }

  @Test("an offer's price that is not known is none") func unknownOfferPrice() async throws {
    let offers = """
      introductory_offers: [{ mode: pay-up-front, duration: 2 months, price: 4.99 }],
            promotional_offers: [{ offer_id: free, mode: free-trial, duration: 1 month }]
      """
    let yearly = try product(try await response(club(offers, storefronts: "JPN")))
    #expect(yearly["introductoryPrice"]?["price"]?.isNull == true)
    #expect(yearly["introductoryPrice"]?["priceReason"]?.string == "not-known")
    #expect(yearly["discounts"]?.array?.first?["price"]?.string == "0")
  }

  @Test(
    "the first introductory offer that the storefront makes on the day",
    arguments: [
      (nil, "USA", "P6M"), ("2026-12-31", "USA", "P6M"), ("2027-01-01", "USA", "P1M"), ("2027-02-01", "USA", "P1M"),
      ("2027-02-02", "USA", "P6M"), ("2027-01-01", "JPN", nil),
    ] as [(String?, String, String?)])
  func introductoryOffers(asOf: String?, storefront: String, duration: String?) async throws {
    let offers = """
      introductory_offers: [
              { mode: free-trial, duration: 1 month, from: 2027-01-01, to: 2027-02-01, storefronts: { except: [JPN] } },
              { mode: free-trial, duration: 6 months, storefronts: { only: [USA] } }]
      """
    let yearly = try product(try await response(club(offers, asOf: asOf, storefronts: storefront)))
    let period = yearly["introductoryPrice"]?["subscriptionPeriod"]
    #expect(period?["numberOfUnits"]?.number == duration.map { String($0.dropFirst().dropLast()) })
    #expect(yearly["discounts"] == [])
  }
}
