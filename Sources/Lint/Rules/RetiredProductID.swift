import CatalogModel
import Diagnostics

/// A product with a retired product's identifier, which the store never gives again.
struct RetiredProductID: Rule {
  let about = RuleDescription(
    "retired-product-id", .error,
    summary: "a product has the ID of a retired one",
    why: """
      The store never takes a product ID a second time, not even after the product was deleted. Old \
      installations would take the new product for the old one.
      """,
    bad: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      products:
        - id: gold
          stage: retired
          reference_name: Gold
          type: consumable
          price: 0.99
          localizations: { en-US: { display_name: Gold, description: One hundred coins } }
        - id: gold
          reference_name: New Gold
          type: consumable
          price: 0.99
          localizations: { en-US: { display_name: Gold, description: One hundred coins } }
      """,
    good: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      products:
        - id: gold
          stage: retired
          reference_name: Gold
          type: consumable
          price: 0.99
          localizations: { en-US: { display_name: Gold, description: One hundred coins } }
        - id: gold_2
          reference_name: New Gold
          type: consumable
          price: 0.99
          localizations: { en-US: { display_name: Gold, description: One hundred coins } }
      """,
    source: "https://developer.apple.com/help/app-store-connect/reference/in-app-purchase-information", asOf: "2026")

  func check(_ catalog: Catalog, _ report: inout Report) {
    for app in catalog.apps {
      var retired: [ExactText: Int] = [:]
      for (index, product) in app.products.enumerated() where product.isRetired {
        if let id = product.productID, retired[id] == nil { retired[id] = index }
      }
      if retired.isEmpty { continue }
      for product in app.products where !product.isRetired {
        guard let id = product.productID, let index = retired[id] else { continue }
        let place = catalog.namePlace(of: app.products[index])
        report.add(
          "the product ID \(id.string.quoted) is a retired product's", at: catalog.namePlace(of: product), of: product,
          notes: [Note("retired here", at: catalog.location(of: place))],
          help: "give it a new ID, or remove the retired entry if the product never left the store")
      }
    }
  }
}
