import CatalogModel
import Diagnostics

/// An app without products: everything generated for it is empty.
struct EmptyApp: Rule {
  let about = RuleDescription(
    "empty-app", .note,
    summary: "an app has no products",
    why: """
      That is sound before the first product is made; every generated set is empty, and still compiles.
      """,
    bad: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      products: []
      """,
    good: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      \(Example.gold)
      """,
    source: "iapcatalog's catalog format 1", asOf: "2026")

  func check(_ catalog: Catalog, _ report: inout Report) {
    if catalog.isIncomplete { return }
    for app in catalog.apps where app.products.isEmpty {
      report.add(
        "the app has no products", at: catalog.namePlace(of: app), help: "add its products, or leave it for later",
        subject: app.key?.string)
    }
  }
}
