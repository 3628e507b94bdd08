import AppStore
import Testing

struct PriceTests {
  @Test("the nearest price points of 4.97 are 4.95 and 4.99")
  func nearest() throws {
    let ladder = try #require(PricePoints.ladder(currency: "USD"))
    let between = try ladder.nearest(to: #require(Amount("4.97")))
    #expect(between.below == Amount("4.95"))
    #expect(between.above == Amount("4.99"))
    let under = try ladder.nearest(to: #require(Amount("0.10")))
    #expect(under.below == nil)
    #expect(under.above == Amount("0.29"))
    let over = try ladder.nearest(to: #require(Amount("1000.01")))
    #expect(over.below == ladder.top)
    #expect(over.above == nil)
    let exact = try ladder.nearest(to: #require(Amount("0.39")))
    #expect(exact.below == Amount("0.29"))
    #expect(exact.above == Amount("0.49"))
  }

  @Test("what is a price point")
  func contains() throws {
    let ladder = try #require(PricePoints.ladder(currency: "USD"))
    for text in ["0.29", "0.99", "4.990", "10.00", "1000"] { #expect(try ladder.contains(#require(Amount(text)))) }
    for text in ["0", "0.10", "1.10", "4.97", "1001", "0.991"] { #expect(try !ladder.contains(#require(Amount(text)))) }
    #expect(try ladder.point(of: #require(Amount("0.99"))) == 10010)
    #expect(try ladder.point(of: #require(Amount("6.99"))) == 10088)
    #expect(try #require(PricePoints.ladder(currency: "GBP")).point(of: #require(Amount("9.99"))) == 10127)
    #expect(ladder.top == Amount("1000"))
    #expect(PricePoints.ladder(currency: "HRK") == nil)
    #expect(PricePoints.ladder(currency: "usd") == nil)
  }

  @Test("yen have no decimals, and Apple's forints none either")
  func currencies() throws {
    let yen = try #require(Currency.named("JPY"))
    #expect(yen.minorUnits == 0)
    #expect(try #require(Amount("980")).text(minorUnits: yen.minorUnits) == "980")
    #expect(try #require(PricePoints.ladder(currency: "JPY")).contains(#require(Amount("980"))))
    let forint = try #require(Currency.named("HUF"))
    #expect(forint.minorUnits == 2)
    #expect(forint.priceFractionDigits == 0)
    #expect(Currency.all.filter { $0.minorUnits == 0 }.map(\.code) == ["CLP", "JPY", "KRW", "VND"])
    #expect(Currency.all.filter { $0.minorUnits != 0 && $0.minorUnits != 2 } == [])
    #expect(Currency.named("XXX") == nil)
  }
}

struct PriceTierTests {
  @Test("every spelling is read back")
  func spellings() {
    #expect(PriceTier.allTexts.count == 95)
    for tier in PriceTier.all { #expect(PriceTier(tier.text) == tier) }
    #expect(PriceTier("alt-A") == .alternate(.a))
    #expect(PriceTier("alt-5") == .alternate(.five))
    #expect(PriceTier("87") == .numbered(87))
    for text in ["88", "-1", "01", "+1", "1.0", "", "A", "alt-a", "alt-6", "alt-", "Tier 1", " 1", "alt-A ", "510"] {
      #expect(PriceTier(text) == nil, "\(text)")
    }
  }

  @Test(
    "the tier that was probably meant",
    arguments: [
      ("Alternate A", "alt-A"), ("A", "alt-A"), ("b", "alt-B"), ("Tier 5", "5"), ("alt-a", "alt-A"), ("tier-5", "5"),
      ("tier_5", "5"), ("Alternate Tier 1", "alt-1"), ("alternate-2", "alt-2"), ("alt5", "alt-5"), ("05", "5"),
      ("Tier A", "alt-A"), ("510", "alt-A"), ("590", "alt-5"), ("Free", "0"), ("Alternate Tier B", "alt-B"),
    ])
  func suggestion(text: String, tier: String) {
    #expect(PriceTier.suggestion(for: text) == tier)
  }

  @Test("another price is no spelling of a tier", arguments: ["88", "Tier 88", "alt-6", "C", "", "0.99", "alt", "-5x"])
  func noSuggestion(text: String) {
    #expect(PriceTier.suggestion(for: text) == nil)
  }

  @Test("stems and names")
  func names() {
    #expect(PriceTier.all.suffix(7).map(\.stem) == [510, 530, 550, 560, 570, 580, 590])
    #expect(PriceTier.numbered(0).name == "Free")
    #expect(PriceTier.alternate(.one).name == "Alternate Tier 1")
  }

  @Test("what a customer pays")
  func prices() throws {
    #expect(PriceTier.numbered(0).customerPrice(in: "USD") == .zero)
    #expect(PriceTier.numbered(1).customerPrice(in: "USD") == Amount("0.99"))
    #expect(PriceTier.numbered(87).customerPrice(in: "USD") == Amount("999.99"))
    #expect(PriceTier.alternate(.a).customerPrice(in: "EUR") == Amount("0.49"))
    #expect(PriceTier.numbered(1).customerPrice(in: "XXX") == nil)
    for (code, price) in [
      ("USA", "0.99"), ("ISL", "1.23"), ("ALB", "1.19"), ("JPN", "120"), ("FRA", "1.09"), ("SRB", "1.09"),
      ("HRV", "1.09"),
    ] {
      let storefront = try #require(Storefront.named(code))
      #expect(PriceTier.numbered(1).customerPrice(in: storefront) == Amount(price))
    }
  }

  @Test("a dollar storefront outside the matrix is not known")
  func unknown() throws {
    #expect(PriceTier.numbered(1).customerPrice(in: try #require(Storefront.named("AFG"))) == nil)
  }

  @Test("the tiers of a price")
  func tiers() throws {
    let price = try #require(Amount("0.99"))
    #expect(
      PriceTier.tiers(forPrice: price, currency: "USD") == [
        .numbered(1), .alternate(.a), .alternate(.b), .alternate(.one),
      ])
    #expect(PriceTier.tiers(forPrice: try #require(Amount("0.29")), currency: "USD") == [])
    #expect(PriceTier.tiers(forPrice: .zero, currency: "USD") == [.numbered(0)])
  }
}
