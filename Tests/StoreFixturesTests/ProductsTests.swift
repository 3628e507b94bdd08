import Foundation
import StoreFixtures
import Testing

@Suite struct ProductsTests {
  let fixtures: StoreFixtures

  init() throws {
    fixtures = try HandWritten.load()
  }

  private func product(_ name: String, storefront: String = "USA", locale: String = "en-US") throws -> StoreProduct {
    try #require(try fixtures.products(for: [id(name)], storefront: storefront, locale: locale).products.first)
  }

  @Test func everythingOfAProduct() throws {
    let product = try product("nightlyrage")
    #expect(product.productIdentifier == id("nightlyrage"))
    #expect(product.localizedTitle == "Nightly Rage")
    #expect(product.localizedDescription == "Rage comics")
    #expect(product.price == Decimal(9) / 10)
    #expect(product.priceText == "0.90")
    #expect(product.missingPriceReason == nil)
    #expect(product.currencyCode == "USD")
    #expect(product.priceLocale.identifier == "en_US@currency=USD")
    #expect(product.formattedPrice == "$0.90")
    #expect(product.type == .nonConsumable)
    #expect(product.isFamilyShareable)
    #expect(product.isDownloadable)
    #expect(product.subscriptionGroupIdentifier == nil)
    #expect(product.subscriptionLevel == nil)
    #expect(product.subscriptionPeriod == nil)
    #expect(product.introductoryOffer == nil)
    #expect(product.promotionalOffers == [])
  }

  @Test func answersInCatalogOrderAndSortsTheRest() throws {
    let asked: Set = [
      id("withdrawn"), id("old"), id("club.yearly"), id("sketchbook"), id("nightlyrage"), "", "é", "z",
      id("cafe\u{301}"),
    ]
    let response = try fixtures.products(for: asked, storefront: "JPN", locale: "en-US")
    #expect(response.products.map(\.productIdentifier) == [id("nightlyrage"), id("club.yearly")])
    #expect(
      response.invalidIdentifiers.map { "\($0.productIdentifier) \($0.reason.rawValue)" } == [
        " unknown", "\(id("cafe\u{301}")) not-available-in-storefront", "\(id("old")) retired",
        "\(id("sketchbook")) draft", "\(id("withdrawn")) embargo", "z unknown", "é unknown",
      ])
    #expect(response.invalidIdentifiers[4].reason == .other("embargo"))
    #expect(fixtures.productIdentifiers.count == 7)
  }

  @Test(arguments: [
    ("draft", InvalidIdentifier.Reason.draft), ("live", .live), ("retired", .retired),
    ("not-cleared-for-sale", .notClearedForSale), ("no-paid-apps-agreement", .noPaidAppsAgreement),
    ("in-app-purchase-disabled", .inAppPurchaseDisabled),
  ])
  func reasons(word: String, reason: InvalidIdentifier.Reason) throws {
    let fixtures = try HandWritten.load(#""invalid": "embargo""#, as: #""invalid": "\#(word)""#)
    let response = try fixtures.products(for: [id("withdrawn")], storefront: "USA", locale: "en-US")
    #expect(response.invalidIdentifiers.map(\.reason) == [reason])
    #expect(reason.rawValue == word)
  }

  @Test func identifiersAreComparedByBytes() throws {
    let composed = try product("caf\u{E9}")
    let decomposed = try product("cafe\u{301}")
    #expect(composed.priceText == "1.99")
    #expect(decomposed.priceText == "2.99")
    #expect(Array(decomposed.productIdentifier.utf8).suffix(3) == [0x65, 0xCC, 0x81])
    let upper = try fixtures.products(for: [id("NightlyRage")], storefront: "USA", locale: "en-US")
    #expect(upper.invalidIdentifiers.map(\.reason) == [.unknown])
  }

  // Asked, then of the language with the primary locale first, then the primary one, then the first there is.
  @Test(arguments: [
    ("en-GB", "Nightly Rage (GB)", "Cross comics"), ("en-AU", "Nightly Rage", "Rage comics"),
    ("fr-FR", "Rage de nuit", "Rage comics"), ("fr-BE", "Rage du soir", "Rage comics"),
    ("de-AT", "Nightly Rage", "Nachts über \"Wut\" lesen\n🦉"), ("ja", "Nightly Rage", "Rage comics"),
    ("", "Nightly Rage", "Rage comics"),
  ])
  func texts(locale: String, title: String, description: String) throws {
    let product = try product("nightlyrage", locale: locale)
    #expect(product.localizedTitle == title)
    #expect(product.localizedDescription == description)
  }

  @Test func textsThatThePrimaryLocaleDoesNotHave() throws {
    let product = try product("cafe\u{301}")
    #expect(product.localizedTitle == "カフェ")
    #expect(product.localizedDescription == "커피")
    let silent = try self.product("caf\u{E9}")
    #expect(silent.localizedTitle == nil)
    #expect(silent.localizedDescription == nil)
  }

  @Test func yenHaveNoDecimals() throws {
    let product = try product("nightlyrage", storefront: "JPN", locale: "ja")
    #expect(product.price == 120)
    #expect(product.priceText == "120")
    #expect(product.priceLocale.identifier == "ja_JP@currency=JPY")
    // Versions of Unicode's data differ in the width of the sign.
    #expect(["¥120", "￥120"].contains(product.formattedPrice))
  }

  @Test(arguments: ["XKS", "XKX"]) func kosovoHasTwoCodesAndAnUnknownPrice(code: String) throws {
    #expect(try fixtures.storefront(code).name == "Kosovo")
    let product = try product("nightlyrage", storefront: code)
    #expect(product.price == nil)
    #expect(product.priceText == nil)
    #expect(product.formattedPrice == nil)
    #expect(product.missingPriceReason == "not-known")
    #expect(product.currencyCode == "EUR")
  }

  @Test func aLocaleIsMadeWhereNoneIsKnown() throws {
    let product = try product("nightlyrage", storefront: "ALB", locale: "fr-FR")
    #expect(product.priceLocale.identifier == "fr_AL@currency=USD")
    #expect(product.priceText == "1234567890123456789012.34")
    #expect(product.price?.description == "1234567890123456789012.34")
  }

  @Test func offersOfTheDayAndTheStorefront() throws {
    let american = try product("club.yearly")
    #expect(american.subscriptionGroupIdentifier == "20751234")
    #expect(american.subscriptionLevel == 1)
    #expect(american.subscriptionPeriod == StoreProduct.Period(iso8601: "P1Y"))
    let trial = try #require(american.introductoryOffer)
    #expect(trial.paymentMode == .freeTrial)
    #expect(trial.period?.iso8601 == "P1W")
    #expect(trial.numberOfPeriods == 1)
    #expect(trial.price == 0)
    #expect(trial.priceText == "0.00")
    #expect(trial.identifier == nil)
    #expect(american.promotionalOffers.map(\.identifier) == ["comeback"])
    let comeback = try #require(american.promotionalOffers.first)
    #expect(comeback.referenceName == "Come back")
    #expect(comeback.billingPlan == "monthly")
    #expect(comeback.formattedPrice == "$9.99")
    #expect(comeback.numberOfPeriods == 3)

    let kosovar = try product("club.yearly", storefront: "XKX")
    #expect(kosovar.introductoryOffer?.paymentMode == .payAsYouGo)
    #expect(kosovar.introductoryOffer?.priceText == "5.49")
    #expect(kosovar.missingPriceReason == "not-known")

    let japanese = try product("club.yearly", storefront: "JPN")
    #expect(japanese.introductoryOffer?.priceText == "0")
    #expect(japanese.promotionalOffers.first?.price == nil)
  }

  @Test(arguments: [
    ("null", StoreProduct.Offer.PaymentMode.payAsYouGo, ["comeback"]),
    ("\"2026-11-30\"", .payUpFront, ["comeback"]), ("\"2026-12-02\"", .payAsYouGo, ["comeback", "later"]),
  ])
  func offersOfAnotherDay(clock: String, mode: StoreProduct.Offer.PaymentMode, promotional: [String]) throws {
    let fixtures = try HandWritten.load(#""clock": "2026-12-01""#, as: "\"clock\": \(clock)")
    let product = try fixtures.products(for: [id("club.yearly")], storefront: "USA", locale: "en-US").products.first
    #expect(product?.introductoryOffer?.paymentMode == mode)
    #expect(product?.promotionalOffers.compactMap(\.identifier) == promotional)
  }

  @Test func attributesAreExact() throws {
    let attributes = try product("nightlyrage").attributes
    #expect(attributes.keys == ["shelf", "best", "weight", "note"])
    #expect(attributes["shelf"]?.object?["row"]?.number?.int == 1)
    #expect(attributes["shelf"]?.object?["tags"]?.array?.compactMap(\.string) == ["music", "007"])
    #expect(attributes["best"]?.bool == false)
    #expect(attributes["weight"]?.number?.text == "0.10")
    #expect(attributes["weight"]?.number?.decimal == Decimal(1) / 10)
    #expect(attributes["note"] == .null)
    #expect(attributes["none"] == nil)
    #expect(try product("caf\u{E9}").attributes.isEmpty)
  }

  // In the text of a file: a whole number, a double, a decimal.
  @Test(
    arguments: [
      ("1.0", 1, 1, "1"), ("1e3", 1000, 1000, "1000"), ("-0", 0, 0, "0"), ("0.5", nil, 0.5, "0.5"),
      ("9223372036854775807", Int.max, 9_223_372_036_854_775_808, "9223372036854775807"),
      ("9223372036854775808", nil, 9_223_372_036_854_775_808, "9223372036854775808"),
      ("1e400", nil, nil, nil), ("1e99999999999999999999", nil, nil, nil), ("1e-99999999999", nil, 0, nil),
    ] as [(String, Int?, Double?, String?)])
  func numbers(text: String, int: Int?, double: Double?, decimal: String?) throws {
    let fixtures = try HandWritten.load(#""weight": 0.10"#, as: "\"weight\": \(text)")
    let product = try fixtures.products(for: [id("nightlyrage")], storefront: "USA", locale: "en-US").products.first
    let number = try #require(product?.attributes["weight"]?.number)
    #expect(number.text == text)
    #expect(number.int == int)
    #expect(number.double == double)
    #expect(number.decimal?.description == decimal)
  }

  @Test(arguments: [
    ("P1D", 1, StoreProduct.Period.Unit.day), ("P3W", 3, .week), ("P12M", 12, .month), ("P1Y", 1, .year),
  ])
  func periods(text: String, count: Int, unit: StoreProduct.Period.Unit) {
    let period = StoreProduct.Period(iso8601: text)
    #expect(period?.numberOfUnits == count)
    #expect(period?.unit == unit)
    #expect(period?.iso8601 == text)
  }

  @Test(arguments: ["", "P", "PM", "P0M", "P-1M", "1M", "P1H", "P1M2D", "P99999999999999999999D", "PT1M"])
  func noPeriods(text: String) {
    #expect(StoreProduct.Period(iso8601: text) == nil)
  }
}
