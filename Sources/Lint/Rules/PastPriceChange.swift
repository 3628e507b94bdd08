import CatalogModel
import Diagnostics

/// A price that is over.
struct PastPriceChange: ProductRule {
  let about = RuleDescription(
    "past-price-change", .note,
    summary: "a price change ended before the catalog's day",
    why: """
      What ended before "as_of" changes nothing any more. The catalog says what holds and what will hold; the past is \
      in its history.
      """,
    bad: """
      as_of: 2026-12-01
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      products:
        - id: gold
          reference_name: Gold
          type: consumable
          price: 0.99
          price_changes:
            - { from: 2026-01-01, to: 2026-01-31, price: 1.99 }
          localizations: { en-US: { display_name: Gold, description: One hundred coins } }
      """,
    good: """
      as_of: 2026-12-01
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      products:
        - id: gold
          reference_name: Gold
          type: consumable
          price: 0.99
          price_changes:
            - { from: 2027-01-01, to: 2027-01-31, price: 1.99 }
          localizations: { en-US: { display_name: Gold, description: One hundred coins } }
      """,
    source: "iapcatalog's catalog format 1", asOf: "2026")

  func check(_ product: Product, of app: App, in catalog: Catalog, _ report: inout Report) {
    guard product.isWanted, let today = catalog.workspace.asOf.value else { return }
    product.forEachPriceChange { change in
      guard case .set(let to, let place) = change.to, to < today else { return }
      report.add(
        "the price change ended on \(to), before \(today)", at: place, of: product, help: "remove the change")
    }
  }
}
