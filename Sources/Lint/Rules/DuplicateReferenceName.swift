import AppStore
import CatalogModel
import Diagnostics

/// Two products of an app with the same reference name.
struct DuplicateReferenceName: Rule {
  let about = RuleDescription(
    "duplicate-reference-name", .warning,
    summary: "two products of an app have the same reference name",
    why: """
      The store's pages and reports name products by it. iTunes Connect refused a second product of the same \
      reference name; App Store Connect asks for a unique one.
      """,
    bad: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      products:
        - id: gold
          reference_name: Gold
          type: consumable
          price: 0.99
          localizations: { en-US: { display_name: Gold, description: One hundred coins } }
        - id: gold_500
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
        - id: gold_500
          reference_name: More Gold
          type: consumable
          price: 0.99
          localizations: { en-US: { display_name: Gold, description: One hundred coins } }
      """,
    source: "https://developer.apple.com/help/app-store-connect/reference/in-app-purchase-information", asOf: "2026")

  func check(_ catalog: Catalog, _ report: inout Report) {
    for app in catalog.apps {
      var first: [ExactText: Int] = [:]
      for (index, product) in app.products.enumerated() where !product.isRetired {
        guard let text = product.referenceName.text, !catalog.isBlank(text) else { continue }
        let name = ExactText(catalog.string(of: text))
        guard let earlier = first[name] else {
          first[name] = index
          continue
        }
        let place = catalog.location(of: catalog.namePlace(of: app.products[earlier]))
        report.add(
          "the reference name \(name.string.quoted) is another product's too", at: text.place, of: product,
          severity: report.profile == .iTunesConnect ? .error : .warning,
          notes: [Note("the other product is here", at: place)],
          help: "give each product a name of its own")
      }
    }
  }
}
