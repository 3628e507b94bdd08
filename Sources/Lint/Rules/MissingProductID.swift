import CatalogModel
import Diagnostics

/// A product without an identifier: neither code nor store can name it.
struct MissingProductID: ProductRule {
  let about = RuleDescription(
    "missing-product-id", .error,
    summary: "a product has no ID",
    why: """
      A product ID is what the store, the app and every generated file call the product by. Without one \
      nothing can be made of it.
      """,
    bad: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      products:
        - reference_name: Gold
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
    if product.id.isAbsent, product.wholeID.isAbsent {
      report.add(Self.missing, at: catalog.headPlace(of: product.place), of: product, help: Self.help)
    } else if let text = product.wholeID.text ?? product.id.text, catalog.byteCount(of: text) == 0 {
      report.add(Self.empty, at: text.place, of: product, help: Self.help)
    }
  }

  private static let missing = "the product has no ID"
  private static let empty = "the product's ID is empty"
  private static let help = "write id: with the part after the app's prefix, or product_id: with the whole identifier"
}
