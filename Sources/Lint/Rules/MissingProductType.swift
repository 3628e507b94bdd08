import AppStore
import CatalogModel
import Diagnostics

/// A product without a type.
struct MissingProductType: ProductRule {
  let about = RuleDescription(
    "missing-product-type", .error,
    summary: "a product has no type",
    why: """
      The store asks for the type when a product is made, and it can never be changed.
      """,
    bad: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      products:
        - id: gold
          reference_name: Gold
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
    guard product.subscription == nil, product.type.isAbsent else { return }
    report.add(
      "\(catalog.nounAndName(of: product)) has no type", at: catalog.namePlace(of: product), of: product,
      severity: product.severity(ofMissing: .error), help: Self.help(report.profile))
  }

  private static func help(_ profile: Profile) -> String {
    "write type: with one of \(ProductType.ofProducts(profile).map(\.rawValue).joined(separator: ", "))"
  }
}
