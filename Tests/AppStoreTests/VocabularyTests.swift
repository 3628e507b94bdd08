import AppStore
import Testing

struct VocabularyTests {
  @Test(
    "the product type that was probably meant",
    arguments: [
      ("Consumable", "consumable"), ("non consumable", "non-consumable"), ("NonConsumable", "non-consumable"),
      ("NON_CONSUMABLE", "non-consumable"), ("consumible", "consumable"),
      ("nonRenewingSubscription", "non-renewing-subscription"), ("non-renewable", "non-renewing-subscription"),
      ("NonRenewingSubscription", "non-renewing-subscription"), ("auto-renewable", "auto-renewable-subscription"),
      ("RecurringSubscription", "auto-renewable-subscription"), ("Free Subscription", "free-subscription"),
    ])
  func productType(text: String, type: String) {
    #expect(ProductType.suggestion(for: text) == type)
  }

  @Test("a subscription may be of two kinds")
  func ambiguous() {
    for text in ["subscription", "Subscription", "subscriptions"] {
      #expect(ProductType.suggestion(for: text) == nil)
      #expect(ProductType.candidates(for: text) == [.autoRenewableSubscription, .nonRenewingSubscription])
    }
    #expect(ProductType.candidates(for: "consumable") == [])
    #expect(ProductType.suggestion(for: "service") == nil)
  }

  @Test("a free subscription exists in the old profile alone")
  func profiles() {
    #expect(
      ProductType.ofProducts(.appStoreConnect) == [.consumable, .nonConsumable, .nonRenewingSubscription])
    #expect(ProductType.ofProducts(.iTunesConnect).last == .freeSubscription)
    #expect(Profile(rawValue: "itunes-connect") == .iTunesConnect)
    #expect(Profile.suggestion(for: "iTunesConnect") == "itunes-connect")
    #expect(Profile.suggestion(for: "App Store Connect") == "app-store-connect")
  }

  @Test("offer modes")
  func modes() {
    #expect(OfferMode(rawValue: "pay-as-you-go") == .payAsYouGo)
    for (text, mode) in [
      ("FREE_TRIAL", "free-trial"), ("free", "free-trial"), ("payAsYouGo", "pay-as-you-go"),
      ("upfront", "pay-up-front"),
    ] { #expect(OfferMode.suggestion(for: text) == mode) }
    #expect(OfferMode.suggestion(for: "discount") == nil)
    #expect(OfferMode.alias(for: "Free") == "free-trial")
    #expect(OfferMode.alias(for: "upfront") == "pay-up-front")
    #expect(OfferMode.alias(for: "recurring") == nil)
  }

  @Test("grace periods")
  func gracePeriods() {
    #expect(GracePeriod.allCases.map(\.days) == [3, 16, 28])
    #expect(GracePeriod("16 days") == .sixteenDays)
    #expect(GracePeriod("16") == nil)
    for text in ["16", "16d", "P16D", "SIXTEEN_DAYS", "sixteen days"] {
      #expect(GracePeriod.suggestion(for: text) == "16 days")
    }
    #expect(GracePeriod.suggestion(for: "6 days") == nil)
    for text in ["16", "16d", "P16D", "SIXTEEN_DAYS", "16 day"] { #expect(GracePeriod.alias(for: text) == "16 days") }
    for text in ["16 weeks", "-16", "6 days", "sixteen weeks"] { #expect(GracePeriod.alias(for: text) == nil) }
    #expect(GracePeriod.suggestion(for: "") == nil)
  }

  @Test("renewal rates")
  func renewalRates() {
    #expect(RenewalRate("5 minutes") == .standard)
    #expect(RenewalRate.allCases.map(\.minutes) == [3, 5, 15, 30, 60])
    for (text, rate) in [
      ("5", "5 minutes"), ("5 min", "5 minutes"), ("PT5M", "5 minutes"), ("60 minutes", "1 hour"), ("1h", "1 hour"),
      ("MONTHLY_RENEWAL_EVERY_ONE_HOUR", "1 hour"), ("hour", "1 hour"), ("1 Hour", "1 hour"), ("PT1H", "1 hour"),
      ("five minutes", "5 minutes"),
    ] { #expect(RenewalRate.suggestion(for: text) == rate, "\(text)") }
    for text in ["7 minutes", "2 hours", "1 month", "", "9223372036854775807 h", "twenty-five minutes", "-"] {
      #expect(RenewalRate.suggestion(for: text) == nil, "\(text)")
    }
  }
}
