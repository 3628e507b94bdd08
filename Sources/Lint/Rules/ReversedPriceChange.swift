import CatalogModel
import Diagnostics

/// A price that ends before it begins.
struct ReversedPriceChange: ProductRule {
  let about = RuleDescription(
    "reversed-price-change", .error,
    summary: "a price change ends before it begins",
    why: """
      The last day of a price is not before its first; the store refuses such a schedule.
      """,
    bad: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      products:
        - id: gold
          reference_name: Gold
          type: consumable
          price: 0.99
          price_changes:
            - { from: 2027-02-01, to: 2027-01-01, price: 1.99 }
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
            - { from: 2027-01-01, to: 2027-02-01, price: 1.99 }
          localizations: { en-US: { display_name: Gold, description: One hundred coins } }
      """,
    source: "https://developer.apple.com/help/app-store-connect/reference/pricing-and-availability/", asOf: "2026")

  func check(_ product: Product, of app: App, in catalog: Catalog, _ report: inout Report) {
    guard product.isWanted else { return }
    product.forEachPriceChange { change in
      guard case .set(let from, let start) = change.from, case .set(let to, let place) = change.to, to < from else {
        return
      }
      report.add(
        "the price ends on \(to), before it begins on \(from)", at: place, of: product,
        notes: [Note("it begins here", at: catalog.location(of: start))], help: "exchange the two days")
    }
  }
}
