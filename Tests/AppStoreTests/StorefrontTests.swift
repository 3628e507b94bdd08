import AppStore
import Testing

struct StorefrontTests {
  @Test("Kosovo has two codes")
  func kosovo() throws {
    let kosovo = try #require(Storefront.named("XKS"))
    #expect(kosovo.storeKitAlpha3 == "XKX")
    #expect(kosovo.storeID == 143624)
    #expect(Storefront.named("XKX") == nil)
    #expect(Storefront.suggestion(for: "XKX") == "XKS")
  }

  @Test("facts of a storefront")
  func japan() throws {
    let japan = try #require(Storefront.named("JPN"))
    #expect(japan.currency == "JPY")
    #expect(japan.storeID == 143462)
    #expect(japan.localeIdentifier == "ja_JP")
    #expect(Storefront.all[japan.index] == japan)
    #expect(PackedCode.pack("JPN").flatMap(Storefront.index(ofPacked:)) == japan.index)
    #expect(Storefront.named("jpn") == nil)
  }

  @Test(
    "the storefront that was probably meant",
    arguments: [
      ("NO", "NOR"), ("US", "USA"), ("UK", "GBR"), ("GB", "GBR"), ("usa", "USA"), ("no", "NOR"), ("Norway", "NOR"),
      ("norway", "NOR"), ("Norwey", "NOR"), ("Germany", "DEU"), ("GER", "DEU"), ("South Korea", "KOR"),
      ("Côte d'Ivoire", "CIV"), ("Cote d’Ivoire", "CIV"), ("Sao Tome and Principe", "STP"), ("Türkiye", "TUR"),
      ("St. Lucia", "LCA"), ("Saint Lucia", "LCA"), ("143441", "USA"), ("en_US", "USA"), ("nb-NO", "NOR"),
      ("USS", "USA"), ("FRX", "FRA"), ("China", "CHN"), ("XK", "XKS"), ("United Arab Emirates", "ARE"),
    ])
  func suggestion(text: String, code: String) {
    #expect(Storefront.suggestion(for: text) == code)
  }

  @Test(
    "another country is no misspelling", arguments: ["", "CUB", "IRN", "AND", "Andorra", "QQ", "LIE", "1434410", "!"])
  func noSuggestion(text: String) {
    #expect(Storefront.suggestion(for: text) == nil)
  }

  @Test("countries without a store have names")
  func inactive() {
    #expect(Storefront.inactiveName("AND") == "Andorra")
    #expect(Storefront.inactiveName("USA") == nil)
    #expect(InactiveStorefront.all.allSatisfy { Storefront.named($0.alpha3) == nil })
  }

  @Test("every storefront's currency has price points")
  func currencies() {
    for storefront in Storefront.all { #expect(PricePoints.ladder(currency: storefront.currency) != nil) }
  }
}
