import CatalogModel
import Diagnostics

/// What becomes of subscribers, of a product that has none.
struct MisplacedExistingSubscribers: ProductRule {
  let about = RuleDescription(
    "misplaced-existing-subscribers", .error,
    summary: "a price change of a product without subscribers says what becomes of them",
    why: """
      Who has bought a product that does not renew pays nothing again: only a change of a subscription's price moves or \
      keeps those who pay already.
      """,
    bad: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      products:
        - id: gold
          reference_name: Gold
          type: consumable
          price: 0.99
          price_changes:
            - { from: 2027-01-01, price: 1.99, existing_subscribers: keep }
          localizations: { en-US: { display_name: Gold, description: One hundred coins } }
      """,
    good: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      products:
        - id: gold
          reference_name: Gold
          type: consumable
          price: 0.99
          price_changes:
            - { from: 2027-01-01, price: 1.99 }
          localizations: { en-US: { display_name: Gold, description: One hundred coins } }
      """,
    source: "https://developer.apple.com/help/app-store-connect/reference/auto-renewable-subscription-information",
    asOf: "2026")

  func check(_ product: Product, of app: App, in catalog: Catalog, _ report: inout Report) {
    guard product.isWanted, product.subscription == nil else { return }
    product.forEachPriceChange { change in
      guard let place = change.existingSubscribers.place else { return }
      report.add(
        "only a subscription has existing subscribers", at: place, of: product, help: "remove existing_subscribers")
    }
  }
}
