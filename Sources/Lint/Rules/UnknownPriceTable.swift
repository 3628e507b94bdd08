import AppStore
import CatalogModel
import Diagnostics

/// A price table that the workspace does not have.
struct UnknownPriceTable: ProductRule {
  let about = RuleDescription(
    "unknown-price-table", .error,
    summary: "a price table is none of price_tables",
    why: """
      price_table: takes the prices from a file that price_tables: names.
      """,
    bad: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      products:
        - id: gold
          reference_name: Gold
          type: consumable
          price: 0.99
          price_table: p49
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
    source: "iapcatalog's catalog format 1", asOf: "2026")

  func check(_ product: Product, of app: App, in catalog: Catalog, _ report: inout Report) {
    if catalog.isIncomplete { return }
    product.forEachPricing { pricing, _ in
      guard let text = pricing.table.text, catalog.priceTable(of: pricing) == nil else { return }
      let name = catalog.string(of: text)
      let names = catalog.workspace.priceTables.map { catalog.string(of: $0.name) }
      report.add(
        "no price table is called \(name.quoted)", at: text.place, of: product, help: Self.help(name, names))
    }
  }

  private static func help(_ name: String, _ names: [String]) -> String {
    if let meant = Spelling.nearest(to: name, among: names) { return "did you mean \(meant.quoted)?" }
    let known = names.isEmpty ? "" : "expected one of \(names.sorted().joined(separator: ", ")), or "
    return known + "name its file: price_tables: { \(name): prices.csv }"
  }
}
