import AppStore
import CatalogModel
import Diagnostics

/// A product ID that is longer than the store takes.
struct ProductIDTooLong: Rule {
  let about = RuleDescription(
    "product-id-too-long", .error,
    summary: "a product ID is longer than the store takes",
    why: """
      App Store Connect takes 100 characters, iTunes Connect took 255 bytes. The ID of a variant may be longer \
      than the first record's, since its bundle ID is.
      """,
    bad: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      products:
        - id: gold_of_the_dragon_under_the_hill_of_the_dragon_under_the_hill_of_the_dragon_under_the_hill_
          reference_name: Gold
          type: consumable
          price: 0.99
          localizations: { en-US: { display_name: Gold, description: One hundred coins } }
      """,
    good: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      products:
        - id: gold_of_the_dragon
          reference_name: Gold
          type: consumable
          price: 0.99
          localizations: { en-US: { display_name: Gold, description: One hundred coins } }
      """,
    source: "https://developer.apple.com/help/app-store-connect/reference/in-app-purchase-information", asOf: "2026")

  func check(_ catalog: Catalog, _ report: inout Report) {
    let limit = report.limits.productID
    for app in catalog.apps {
      for record in catalog.storeRecords(of: app) {
        for (index, id) in catalog.productIDs(of: app, in: record) {
          let verdict = limit.verdict(of: id.string)
          if verdict == .fits { continue }
          if case .tooShort = verdict { continue }
          guard let wrong = WrongLength("product ID", id.string, limit, verdict, key: "product_id") else { continue }
          let product = app.products[index]
          report.add(
            wrong.message, at: catalog.namePlace(of: product), of: product, severity: wrong.severity, help: wrong.help)
        }
      }
    }
  }
}
