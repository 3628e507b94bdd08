import CatalogModel
import Diagnostics

/// A price table that nothing takes its prices from.
struct UnusedPriceTable: Rule {
  let about = RuleDescription(
    "unused-price-table", .warning,
    summary: "no product takes its prices from a price table",
    why: """
      The prices of a table hold only where a product, a price change or an offer names it. One that nobody names was \
      forgotten, or replaced.
      """,
    bad: Example([
      (
        "catalog.yaml",
        """
        price_tables: { p099: p099.csv }
        app: { bundle_id: com.acme.game, primary_locale: en-US }
        \(Example.gold)
        """
      ), ("p099.csv", "storefront,currency,price\nUSA,USD,0.99"),
    ]),
    good: Example([
      (
        "catalog.yaml",
        """
        price_tables: { p099: p099.csv }
        app: { bundle_id: com.acme.game, primary_locale: en-US }
        products:
          - id: gold
            reference_name: Gold
            type: consumable
            price_table: p099
            localizations: { en-US: { display_name: Gold, description: One hundred coins } }
        """
      ), ("p099.csv", "storefront,currency,price\nUSA,USD,0.99"),
    ]),
    source: "iapcatalog's catalog format 1", asOf: "2026")

  func check(_ catalog: Catalog, _ report: inout Report) {
    if catalog.isIncomplete || catalog.workspace.priceTables.isEmpty { return }
    var used: Set<ExactText> = []
    var isUnclear = false
    for app in catalog.apps {
      for product in app.products {
        product.forEachPricing { pricing, _ in
          if let name = catalog.string(of: pricing.table) { used.insert(ExactText(name)) }
          isUnclear = isUnclear || pricing.table.isUnreadable
        }
      }
    }
    let known = Set(catalog.workspace.priceTables.map { ExactText(catalog.string(of: $0.name)) })
    // A name that no table has may mean one of these.
    if isUnclear || !used.isSubset(of: known) { return }
    for table in catalog.workspace.priceTables {
      let name = catalog.string(of: table.name)
      if used.contains(ExactText(name)) { continue }
      report.add(
        "nothing takes its prices from the price table \(name.quoted)", at: table.name.place,
        help: "write price_table: \(name) in a product, or remove it")
    }
  }
}
