import CatalogModel
import Diagnostics

/// A product whose `id` and `product_id` name two identifiers.
struct ConflictingProductID: ProductRule {
  let about = RuleDescription(
    "conflicting-product-id", .error,
    summary: "id and product_id of a product disagree",
    why: """
      id is completed with the app's prefix, product_id is the whole identifier. Where both are written and \
      differ, one of them is not what the store has.
      """,
    bad: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      products:
        - id: gold
          product_id: com.acme.gold
          reference_name: Gold
          type: consumable
          price: 0.99
          localizations: { en-US: { display_name: Gold, description: One hundred coins } }
      """,
    good: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      products:
        - product_id: com.acme.gold
          reference_name: Gold
          type: consumable
          price: 0.99
          localizations: { en-US: { display_name: Gold, description: One hundred coins } }
      """,
    source: "https://developer.apple.com/help/app-store-connect/reference/in-app-purchase-information", asOf: "2026")

  func check(_ product: Product, of app: App, in catalog: Catalog, _ report: inout Report) {
    // Few products have both: the store records are made for those alone.
    guard let whole = product.wholeID.text, let id = product.id.text,
      let record = catalog.storeRecords(of: app).first,
      let prefix = catalog.productIDPrefix(of: app, in: record)
    else { return }
    let completed = ExactText(prefix + catalog.string(of: id))
    let written = ExactText(catalog.string(of: whole))
    if completed == written { return }
    report.add(
      Self.message(completed, written), at: whole.place, of: product,
      notes: [Note("completed from this id", at: catalog.location(of: id.place))], help: Self.help)
  }

  private static func message(_ completed: ExactText, _ written: ExactText) -> String {
    "product_id says \(written.string.quoted), but id makes it \(completed.string.quoted)"
  }

  private static let help = "keep the one that the store has, and remove the other"
}
