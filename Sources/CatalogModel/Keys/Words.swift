import AppStore
import Diagnostics

/// The vocabularies of the catalog format.
extension WordKind {
  static func cases<Value: RawRepresentable & CaseIterable>(
    of type: Value.Type, rule: String = "unknown-value", noun: String
  ) -> WordKind where Value.RawValue == String {
    let values = Value.allCases.map(\.rawValue)
    return WordKind(
      rule: rule, noun: noun, values: values, suggestion: { Spelling.nearest(to: $0, among: values) })
  }

  static let productType = WordKind(
    rule: "unknown-product-type", noun: "product type",
    values: ProductType.allCases.filter { $0 != .autoRenewableSubscription }.map(\.rawValue),
    // Where each type may stand is a rule's business.
    accepts: { ProductType(rawValue: $0) != nil }, suggestion: { ProductType.suggestion(for: $0) },
    alias: { ProductType.alias(for: $0) },
    candidates: { ProductType.candidates(for: $0).map(\.rawValue) })

  static let priceTier = WordKind(
    rule: "unknown-price-tier", noun: "price tier", form: "0 to 87, alt-A, alt-B, or alt-1 to alt-5",
    openForm: OpenForm(
      words: PriceTier.all.filter { Int($0.text) == nil }.map { ($0.text, $0.name) }, numbers: 0...87,
      pattern: "^([0-9]|[1-7][0-9]|8[0-7])$"),
    accepts: { PriceTier($0) != nil }, suggestion: { PriceTier.suggestion(for: $0) },
    alias: { PriceTier.alias(for: $0) })

  static let storefront = WordKind(
    rule: "unknown-storefront", noun: "storefront", form: "the store's three-letter codes, such as USA",
    openForm: OpenForm(words: Storefront.all.map { ($0.alpha3, "\($0.name), \($0.currency)") }),
    accepts: { Storefront.named($0) != nil }, suggestion: { Storefront.suggestion(for: $0) },
    alias: { Storefront.alias(for: $0) })

  static let locale = WordKind(
    rule: "unknown-locale", noun: "locale", form: "the store's codes, such as en-US",
    // A code that Apple has added since is a matter of lint, which can be told so.
    openForm: OpenForm(
      words: StoreLocale.all.map { ($0.code, $0.englishName) },
      pattern: "^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?$"),
    accepts: { StoreLocale.named($0) != nil }, suggestion: { StoreLocale.suggestion(for: $0) },
    alias: { StoreLocale.alias(for: $0) })

  static let subscriptionDuration = duration("subscription duration", Period.subscriptionDurations)
  static let offerDuration = duration("offer duration", Period.offerDurations)

  private static func duration(_ noun: String, _ periods: [Period]) -> WordKind {
    WordKind(
      noun: noun, values: periods.map(\.text), openForm: OpenForm(pattern: "^P([1-9]|1[24])[DWMY]$"),
      accepts: { Period($0).map(periods.contains) ?? false },
      suggestion: { typed in
        Period.suggestion(for: typed).flatMap { Period($0).map(periods.contains) == true ? $0 : nil }
      },
      alias: { typed in
        Period.alias(for: typed).flatMap { Period($0).map(periods.contains) == true ? $0 : nil }
      })
  }

  static let gracePeriod = WordKind(
    noun: "billing grace period", values: GracePeriod.allCases.map(\.text), accepts: { GracePeriod($0) != nil },
    suggestion: { GracePeriod.suggestion(for: $0) }, alias: { GracePeriod.alias(for: $0) })

  static let offerMode = WordKind(
    noun: "offer mode", values: OfferMode.allCases.map(\.rawValue), suggestion: { OfferMode.suggestion(for: $0) },
    alias: { OfferMode.alias(for: $0) })

  static let introductoryStacking = WordKind(
    noun: "choice", values: IntroductoryStacking.allCases.map(\.rawValue),
    suggestion: { typed in
      stackingAlias(typed) ?? Spelling.nearest(to: typed, among: IntroductoryStacking.allCases.lazy.map(\.rawValue))
    }, alias: { stackingAlias($0) })

  /// App Store Connect's API says `STACK_WITH_INTRO_OFFERS`.
  private static func stackingAlias(_ typed: String) -> String? {
    switch typed.lowercased().filter(\.isLetter) {
    case "stackwithintrooffers": IntroductoryStacking.stack.rawValue
    case "replaceintrooffers": IntroductoryStacking.replace.rawValue
    default: nil
    }
  }

  static let renewalRate = WordKind(
    noun: "renewal rate", values: RenewalRate.allCases.map(\.text), accepts: { RenewalRate($0) != nil },
    suggestion: { RenewalRate.suggestion(for: $0) })

  static let scenario = WordKind(
    noun: "scenario", values: Scenario.allCases.map(\.rawValue),
    openForm: OpenForm(words: Scenario.allCases.map { ($0.rawValue, $0.summary) }),
    suggestion: { scenarioAlias($0) ?? Spelling.nearest(to: $0, among: Scenario.allCases.lazy.map(\.rawValue)) },
    alias: { scenarioAlias($0) })

  /// The words of the store's statuses and notifications.
  private static func scenarioAlias(_ typed: String) -> String? {
    switch typed.lowercased().filter(\.isLetter) {
    case "graceperiod", "billinggraceperiod": Scenario.inGracePeriod.rawValue
    case "billingretry": Scenario.inBillingRetry.rawValue
    case "refund": Scenario.refunded.rawValue
    case "active", "bought", "purchase": Scenario.purchased.rawValue
    case "offer", "withanoffer": Scenario.withOffer.rawValue
    default: nil
    }
  }

  static let allStorefronts = WordKind(
    noun: "availability", values: ["all"], form: "or {only: [USA]}, or {except: [CHN]}")

  /// The names that `lint.limits` may set.
  static let limit = WordKind(
    noun: "limit", values: FieldLimits.overridable,
    suggestion: { Spelling.nearest(to: $0, among: FieldLimits.overridable) })

  static let accessLevel = WordKind(
    noun: "access level", values: ["public", "package", "internal"],
    suggestion: { Spelling.nearest(to: $0, among: ["public", "package", "internal"]) })
}
