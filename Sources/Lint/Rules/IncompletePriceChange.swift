import CatalogModel
import Diagnostics

/// A price change without a day or a price.
struct IncompletePriceChange: ProductRule {
  let about = RuleDescription(
    "incomplete-price-change", .error,
    summary: "a price change lacks its first day or its price",
    why: """
      A price change says from which day on what is paid. Without a day, the product has two prices today.
      """,
    bad: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      products:
        - id: gold
          reference_name: Gold
          type: consumable
          price: 0.99
          price_changes:
            - { price: 1.99 }
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
    source: "https://developer.apple.com/help/app-store-connect/reference/pricing-and-availability/", asOf: "2026")

  func check(_ product: Product, of app: App, in catalog: Catalog, _ report: inout Report) {
    guard product.isWanted else { return }
    product.forEachPriceChange { change in
      let place = catalog.headPlace(of: change.place)
      if change.from.isAbsent {
        report.add(
          "the price change has no first day", at: place, of: product, help: "write from: with a day, as 2027-01-31")
      }
      if change.pricing.isEmpty {
        report.add(
          "the price change has no price", at: place, of: product,
          help: "write price:, price_tier:, prices: or price_table:")
      }
    }
  }
}
