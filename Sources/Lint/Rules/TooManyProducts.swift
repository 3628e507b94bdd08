import AppStore
import CatalogModel
import Diagnostics

/// An app with more products than the store keeps for it.
struct TooManyProducts: Rule {
  let about = RuleDescription(
    "too-many-products", .error, profiles: [.appStoreConnect],
    summary: "an app has more products than the store takes",
    why: """
      The store takes at most 10,000 in-app purchases of one app; "lint.limits.products" sets another number. Retired \
      products are not counted.
      """,
    bad: """
      lint: { limits: { products: 2 } }
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      products:
        - id: gold
          reference_name: Gold
          type: consumable
          price: 0.99
          localizations: { en-US: { display_name: Gold, description: One hundred coins } }
        - id: silver
          reference_name: Silver
          type: consumable
          price: 0.99
          localizations: { en-US: { display_name: Silver, description: One hundred coins } }
        - id: bronze
          reference_name: Bronze
          type: consumable
          price: 0.99
          localizations: { en-US: { display_name: Bronze, description: One hundred coins } }
      """,
    good: """
      lint: { limits: { products: 2 } }
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      products:
        - id: gold
          reference_name: Gold
          type: consumable
          price: 0.99
          localizations: { en-US: { display_name: Gold, description: One hundred coins } }
        - id: silver
          reference_name: Silver
          type: consumable
          price: 0.99
          localizations: { en-US: { display_name: Silver, description: One hundred coins } }
      """,
    source:
      "https://developer.apple.com/help/app-store-connect/configure-in-app-purchase-settings/overview-for-configuring-in-app-purchases",
    asOf: "2026")

  func check(_ catalog: Catalog, _ report: inout Report) {
    let limit = report.limits.productsPerApp
    for app in catalog.apps where app.products.count > limit.maximum {
      let kept = app.products.lazy.filter { !$0.isRetired }
      guard case .tooLong(let count) = limit.verdict(of: kept.count) else { continue }
      guard let first = kept.dropFirst(limit.maximum).first else { continue }
      report.add(
        "the app has \(count) products; the store takes no more than \(limit.maximum)",
        at: catalog.namePlace(of: first),
        of: first, help: "retire products that are sold no more, or give one product several uses")
    }
  }
}
