import CatalogModel
import Diagnostics

/// A product with an app's bundle ID for its identifier.
struct BundleIDAsProductID: Rule {
  let about = RuleDescription(
    "bundle-id-as-product-id", .error,
    summary: "a product ID is the bundle ID of an app",
    why: """
      The bundle ID names the app, not what it sells. A product ID is usually the bundle ID, a period and a \
      name of its own.
      """,
    bad: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      products:
        - product_id: com.acme.game
          reference_name: Gold
          type: consumable
          price: 0.99
          localizations: { en-US: { display_name: Gold, description: One hundred coins } }
      """,
    good: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      products:
        - product_id: com.acme.game.gold
          reference_name: Gold
          type: consumable
          price: 0.99
          localizations: { en-US: { display_name: Gold, description: One hundred coins } }
      """,
    source: "https://github.com/chirag04/react-native-in-app-utils/issues/189", asOf: "2018")

  func check(_ catalog: Catalog, _ report: inout Report) {
    var bundleIDs: Set<ExactText> = []
    for app in catalog.apps {
      for record in catalog.storeRecords(of: app) {
        if let bundleID = catalog.string(of: record.bundleID) { bundleIDs.insert(ExactText(bundleID)) }
      }
    }
    for app in catalog.apps {
      for product in app.products {
        guard let id = product.productID, bundleIDs.contains(id) else { continue }
        report.add(
          "the product ID \(id.string.quoted) is the bundle ID of an app", at: catalog.namePlace(of: product),
          of: product,
          help: "write the whole product ID, such as \(id.string).gold")
      }
    }
  }
}
