import Diagnostics

/// What kind of product it is; it can never be changed.
package enum ProductType: String, Sendable, Hashable, CaseIterable {
  case consumable
  case nonConsumable = "non-consumable"
  case nonRenewingSubscription = "non-renewing-subscription"
  case autoRenewableSubscription = "auto-renewable-subscription"
  /// Existed for Newsstand only.
  case freeSubscription = "free-subscription"

  package static let source =
    "App Store Connect OpenAPI 3.7.0, InAppPurchaseType; the Newsstand type from Apple's guide of 2014"
  package static let asOf = "2026"

  /// The types that a catalog's `products` may have; auto-renewable subscriptions stand in their groups.
  package static func ofProducts(_ profile: Profile) -> [ProductType] {
    let common: [ProductType] = [.consumable, .nonConsumable, .nonRenewingSubscription]
    return profile == .iTunesConnect ? common + [.freeSubscription] : common
  }

  /// As App Store Connect's API spells it; the auto-renewable one is a resource of its own there.
  package var apiName: String {
    switch self {
    case .consumable: "CONSUMABLE"
    case .nonConsumable: "NON_CONSUMABLE"
    case .nonRenewingSubscription: "NON_RENEWING_SUBSCRIPTION"
    case .autoRenewableSubscription: "AUTO_RENEWABLE_SUBSCRIPTION"
    case .freeSubscription: "FREE_SUBSCRIPTION"
    }
  }

  /// The type that a text most likely means: `Consumable`, `non consumable`, `NonConsumable`, `recurring`.
  ///
  /// None where it could be several: see `candidates(for:)`.
  package static func suggestion(for text: String) -> String? {
    guard candidates(for: text).isEmpty else { return nil }
    if let known = alias(for: text) { return known }
    return switch text.lowercased().filter(\.isLetter) {
    case "autorenewable", "autorenewing", "autorenewingsubscription", "autorenewsubscription", "recurring",
      "recurringsubscription", "renewable", "renewablesubscription":
      ProductType.autoRenewableSubscription.rawValue
    default: Spelling.nearest(to: text, among: allCases.lazy.map(\.rawValue))
    }
  }

  /// The type that a text is another name of; what names an auto-renewable subscription stands in the wrong place.
  package static func alias(for text: String) -> String? {
    switch text.lowercased().filter(\.isLetter) {
    case "nonrenewable", "nonrenewing", "nonrenewablesubscription", "nonrenewsubscription", "nonrenewal":
      ProductType.nonRenewingSubscription.rawValue
    default: nil
    }
  }

  /// The types that an ambiguous text may mean: `subscription`.
  package static func candidates(for text: String) -> [ProductType] {
    switch text.lowercased().filter(\.isLetter) {
    case "subscription", "subscriptions", "sub": [.autoRenewableSubscription, .nonRenewingSubscription]
    default: []
    }
  }
}
