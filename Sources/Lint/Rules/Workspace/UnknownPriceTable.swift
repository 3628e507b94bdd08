import CatalogModel
import Diagnostics

/// A price table that the catalog does not have.
struct UnknownPriceTable: Rule {
  let about = RuleDescription(
    "unknown-price-table", .error,
    summary: "something takes its prices from a table that the catalog does not have",
    why: """
      Price tables are files of the store's prices that the workspace names under "price_tables". Without its \
      table a product has no prices where none are set by hand.
      """,
    bad: Example([
      (
        "catalog.yaml",
        """
        price_tables: { p099: prices/p099.csv }
        app: { bundle_id: com.acme.game, primary_locale: en-US }
        \(Example.gold)
            price_table: p009
        """
      ),
      ("prices/p099.csv", "storefront,currency,price\nUSA,USD,0.99\nDEU,EUR,1.09"),
    ]),
    good: Example([
      (
        "catalog.yaml",
        """
        price_tables: { p099: prices/p099.csv }
        app: { bundle_id: com.acme.game, primary_locale: en-US }
        \(Example.gold)
            price_table: p099
        """
      ),
      ("prices/p099.csv", "storefront,currency,price\nUSA,USD,0.99\nDEU,EUR,1.09"),
    ]),
    source: "iapcatalog's catalog format 1", asOf: "2026")

  func check(_ catalog: Catalog, _ report: inout Report) {
    if catalog.isIncomplete { return }
    let names = catalog.workspace.priceTables.map { catalog.string(of: $0.name) }
    for product in catalog.apps.lazy.flatMap(\.products) {
      check(product.pricing, of: product, names, &report)
      guard let subscription = product.subscription else { continue }
      for plan in subscription.billingPlans { check(plan.pricing, of: product, names, &report) }
      for offer in subscription.offers { check(offer.pricing, of: product, names, &report) }
    }
  }

  private func check(_ pricing: Pricing, of product: Product, _ names: [String], _ report: inout Report) {
    if let table = pricing.table.text {
      let name = report.catalog.string(of: table)
      if !names.contains(where: { ExactText($0) == ExactText(name) }) {
        let help = Suggestion.help(name, among: names, otherwise: "name its file under price_tables")
        report.add("no price table is called \(name.quoted)", at: table.place, of: product, help: help)
      }
    }
    for change in pricing.changes { check(change.pricing, of: product, names, &report) }
  }
}
