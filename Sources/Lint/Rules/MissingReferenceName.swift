import CatalogModel
import Diagnostics

/// A product without a reference name.
struct MissingReferenceName: ProductRule {
  let about = RuleDescription(
    "missing-reference-name", .error,
    summary: "a product has no reference name",
    why: """
      The store asks for a reference name, which only its own pages and reports show.
      """,
    bad: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      products:
        - id: gold
          type: consumable
          price: 0.99
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
    source: "https://developer.apple.com/help/app-store-connect/reference/in-app-purchase-information", asOf: "2026")

  func check(_ product: Product, of app: App, in catalog: Catalog, _ report: inout Report) {
    if catalog.isIncomplete { return }
    guard product.isWanted, product.referenceName.isAbsent else { return }
    report.add(
      "\(catalog.nounAndName(of: product)) has no reference name", at: catalog.namePlace(of: product), of: product,
      severity: product.severity(ofMissing: .error), help: "write reference_name: with a name for the team")
  }
}
