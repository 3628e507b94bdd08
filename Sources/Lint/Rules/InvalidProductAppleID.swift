import CatalogModel
import Diagnostics

/// An Apple ID of a product that is no number of the store's.
struct InvalidProductAppleID: ProductRule {
  let about = RuleDescription(
    "invalid-product-apple-id", .error,
    summary: "the store's number of a product is no number",
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

  func check(_ product: Product, of app: App, in catalog: Catalog, _ report: inout Report) {
    guard let text = product.appleID.text, let fault = AppleID.fault(catalog.string(of: text)) else { return }
    report.add(fault.message, at: text.place, of: product, severity: fault.severity, help: Self.help)
  }

  private static let help = "copy the number from the product's page in App Store Connect, or remove the key"
}
