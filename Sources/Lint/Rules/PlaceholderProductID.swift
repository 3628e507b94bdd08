import AppStore
import CatalogModel
import Diagnostics

/// A product ID that was copied from a tutorial and never filled in.
struct PlaceholderProductID: ProductRule {
  let about = RuleDescription(
    "placeholder-product-id", .warning,
    summary: "a product ID looks like a placeholder",
    why: """
      An ID such as com.example.app.monthly or YOUR_PRODUCT_ID comes from a tutorial. Once the store has it, \
      it can never be changed, nor used again.
      """,
    bad: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      products:
        - product_id: YOUR_PRODUCT_ID
          reference_name: Gold
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
    source: "https://auditbuffet.com/patterns/ab-000401", asOf: "2026")

  func check(_ product: Product, of app: App, in catalog: Catalog, _ report: inout Report) {
    let bundleID = catalog.string(of: app.bundleID)
    if bundleID == nil, !app.bundleID.isAbsent { return }
    guard !product.isRetired else { return }
    guard let id = product.productID?.string, Identifiers.isPlaceholder(productID: id, bundleID: bundleID) else {
      return
    }
    report.add(
      "the product ID \(id.quoted) looks like a placeholder", at: catalog.namePlace(of: product), of: product,
      help: "write the ID that the product has in the store, or is to have: it can never be changed")
  }
}
