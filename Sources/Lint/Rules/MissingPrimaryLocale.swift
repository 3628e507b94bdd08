import AppStore
import CatalogModel
import Diagnostics

/// A product without texts in the app's primary locale.
struct MissingPrimaryLocale: ProductRule {
  let about = RuleDescription(
    "missing-primary-locale", .error,
    summary: "a product has no texts in the app's primary locale",
    why: """
      The primary locale is what customers see whose language has no texts.
      """,
    bad: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      products:
        - id: gold
          reference_name: Gold
          type: consumable
          price: 0.99
          localizations: { de-DE: { display_name: Gold, description: Hundert Münzen } }
      """,
    good: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      products:
        - id: gold
          reference_name: Gold
          type: consumable
          price: 0.99
          localizations: { en-US: { display_name: Gold, description: One hundred coins }, de-DE: { display_name: Gold, description: Hundert Münzen } }
      """,
    source: "https://developer.apple.com/help/app-store-connect/reference/in-app-purchase-information", asOf: "2026")

  func check(_ product: Product, of app: App, in catalog: Catalog, _ report: inout Report) {
    if catalog.isIncomplete { return }
    guard product.isWanted, let text = app.primaryLocale.text else { return }
    let code = catalog.string(of: text)
    let index = StoreLocale.named(code).map { UInt16($0.index) }
    if product.localizations.isEmpty || product.lacksLocalizations
      || product.localizations.contains(where: { $0.localeIndex == index })
    {
      return
    }
    if index == nil, product.localizations.contains(where: { catalog.localeCode(of: $0) == code }) { return }
    report.add(
      "\(catalog.nounAndName(of: product)) has no texts in the app's primary locale \(code)",
      at: catalog.namePlace(of: product),
      of: product,
      severity: product.severity(ofMissing: .error),
      notes: [Note("the primary locale is set here", at: catalog.location(of: text.place))],
      help: "add \(code): to its localizations")
  }
}
