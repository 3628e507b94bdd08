import AppStore
import CatalogModel
import Diagnostics

/// A product with an Apple ID that is no number of the store.
struct InvalidProductAppleID: Rule {
  let about = RuleDescription(
    "invalid-product-apple-id", .error,
    summary: "a product's apple_id is no number of the store",
    why: """
      The store gives each product a number, which is neither its product ID nor anybody's Apple account. A \
      number of fewer than six digits was never seen.
      """,
    bad: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      products:
        - id: gold
          reference_name: Gold
          apple_id: com.acme.game.gold
          type: consumable
          price: 0.99
          localizations: { en-US: { display_name: Gold, description: One hundred coins } }
      """,
    good: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      products:
        - id: gold
          reference_name: Gold
          apple_id: 1234567891
          type: consumable
          price: 0.99
          localizations: { en-US: { display_name: Gold, description: One hundred coins } }
      """,
    source: "product records of App Store Connect's API, as seen in 37MobileTeam/AppStoreConnectAPI-Demo",
    asOf: "2023-04")

  func check(_ catalog: Catalog, _ report: inout Report) {
    for app in catalog.apps {
      for product in app.products {
        guard let text = product.appleID.text else { continue }
        let number = catalog.string(of: text)
        if !Identifiers.isStoreNumber(number) {
          report.add(
            "\(number.quoted) is no number of the store", at: text.place, of: product,
            help: "write the digits that the store shows as the product's Apple ID, or remove apple_id")
        } else if Identifiers.isShortStoreNumber(number) {
          report.add(
            "the store's number \(number.quoted) is shorter than any of the store's", at: text.place, of: product,
            severity: .warning, help: "write all digits that the store shows as the product's Apple ID")
        }
      }
    }
  }
}
