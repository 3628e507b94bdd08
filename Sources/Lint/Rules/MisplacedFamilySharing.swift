import AppStore
import CatalogModel
import Diagnostics

/// Family Sharing of a product that cannot be shared.
struct MisplacedFamilySharing: ProductRule {
  let about = RuleDescription(
    "misplaced-family-sharing", .error,
    summary: "a product has Family Sharing, but is of a type that cannot be shared",
    why: """
      Families share non-consumables and auto-renewable subscriptions. What is used up, and what does not renew, \
      belongs to the buyer alone.
      """,
    bad: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      \(Example.gold)
          family_sharing: true
      """,
    good: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      \(Example.gold)
          family_sharing: false
      """,
    source: "https://developer.apple.com/documentation/storekit/supporting-family-sharing-in-your-app",
    asOf: "2020-12-04")

  func check(_ product: Product, of app: App, in catalog: Catalog, _ report: inout Report) {
    guard product.isWanted, product.subscription == nil, case .set(true, let place) = product.familySharing,
      let type = product.type.value, type != .nonConsumable, type != .autoRenewableSubscription
    else { return }
    report.add(
      "a product of type \(type.rawValue.quoted) cannot be shared with the family", at: place, of: product,
      help: "remove family_sharing, or write false")
  }
}
