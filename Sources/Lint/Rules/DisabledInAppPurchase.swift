import CatalogModel
import Diagnostics

/// Products of an app that may not sell any.
struct DisabledInAppPurchase: Rule {
  let about = RuleDescription(
    "disabled-in-app-purchase", .warning,
    summary: "an app has products, but its App ID has in-app purchase switched off",
    why: """
      Without the capability the store returns no product to the app. It is on by default for every explicit App ID.
      """,
    bad: """
      app: { bundle_id: com.acme.game, primary_locale: en-US, in_app_purchase: false }
      products:
        - id: gold
          reference_name: Gold
          type: consumable
          price: 0.99
          localizations: { en-US: { display_name: Gold, description: One hundred coins } }
      """,
    good: """
      app: { bundle_id: com.acme.game, primary_locale: en-US, in_app_purchase: true }
      products:
        - id: gold
          reference_name: Gold
          type: consumable
          price: 0.99
          localizations: { en-US: { display_name: Gold, description: One hundred coins } }
      """,
    source: "https://developer.apple.com/help/account/manage-identifiers/register-an-app-id/", asOf: "2026")

  func check(_ catalog: Catalog, _ report: inout Report) {
    for app in catalog.apps {
      guard case .set(false, let place) = app.inAppPurchase, app.products.contains(where: \.isWanted) else { continue }
      report.add(
        "the app has products, but no in-app purchase", at: place,
        help: "switch it on for the App ID, and write in_app_purchase: true", subject: app.key?.string)
    }
  }
}
