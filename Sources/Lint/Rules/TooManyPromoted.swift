import AppStore
import CatalogModel
import Diagnostics

/// More promoted products than a product page shows.
struct TooManyPromoted: Rule {
  let about = RuleDescription(
    "too-many-promoted", .error, profiles: [.appStoreConnect],
    summary: "an app promotes more products than its page shows",
    why: """
      At most 20 products can be promoted on an app's product page at once.
      """,
    bad: """
      lint: { limits: { promoted: 1 } }
      app: { bundle_id: com.acme.game, primary_locale: en-US, promoted: [gold, silver] }
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
    good: """
      lint: { limits: { promoted: 1 } }
      app: { bundle_id: com.acme.game, primary_locale: en-US, promoted: [gold] }
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
      "https://developer.apple.com/help/app-store-connect/configure-in-app-purchase-settings/promote-in-app-purchases",
    asOf: "2026")

  func check(_ catalog: Catalog, _ report: inout Report) {
    let limit = report.limits.promotedProducts
    for app in catalog.apps {
      guard case .tooLong(let count) = limit.verdict(of: app.promoted.count) else { continue }
      report.add(
        "the app promotes \(count) products; the store takes no more than \(limit.maximum)",
        at: app.promoted[limit.maximum].place, help: "remove those that matter least",
        subject: app.key?.string)
    }
  }
}
