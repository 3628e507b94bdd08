import AppStore
import CatalogModel
import Diagnostics

/// A product of a type that the store of the profile does not have, or that belongs in a subscription group.
struct WrongProductType: ProductRule {
  let about = RuleDescription(
    "wrong-product-type", .error,
    summary: "a product has a type that it cannot have",
    why: """
      Auto-renewable subscriptions stand in a subscription group. Free subscriptions existed for Newsstand \
      only, and the store of today has no such type.
      """,
    bad: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      products:
        - id: gold
          reference_name: Gold
          type: free-subscription
          price: 0.99
          localizations: { en-US: { display_name: Gold, description: One hundred coins } }
      """,
    good: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      products:
        - id: gold
          reference_name: Gold
          type: consumable
          price: 0.99
          localizations: { en-US: { display_name: Gold, description: One hundred coins } }
      """,
    source: "App Store Connect OpenAPI 3.7.0, InAppPurchaseType", asOf: "2026")

  func check(_ product: Product, of app: App, in catalog: Catalog, _ report: inout Report) {
    let types = ProductType.ofProducts(report.profile)
    guard product.subscription == nil, case .set(let type, let place) = product.type, !types.contains(type) else {
      return
    }
    if type == .autoRenewableSubscription {
      report.add(
        "an auto-renewable subscription stands in no subscription group", at: place, of: product,
        help: "move it to subscription_groups:, under subscriptions: of its group, without a type")
    } else {
      report.add(
        "the store has no \(type.rawValue.quoted) any more", at: place, of: product,
        severity: product.isRetired ? .note : .error,
        help: "write one of \(types.map(\.rawValue).joined(separator: ", ")), or lint: { profile: itunes-connect }")
    }
  }
}
