import CatalogModel
import Diagnostics

/// Two product IDs of an app that differ only by case.
struct NearDuplicateProductID: Rule {
  let about = RuleDescription(
    "near-duplicate-product-id", .warning,
    summary: "two product IDs of an app differ only by case",
    why: """
      The store tells such IDs apart, but people, databases and file systems often do not: a purchase of one \
      is then taken for the other.
      """,
    bad: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      products:
        - id: gold
          reference_name: Gold
          type: consumable
          price: 0.99
          localizations: { en-US: { display_name: Gold, description: One hundred coins } }
        - id: Gold
          reference_name: More Gold
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
    source: "a habit of databases and file systems; no rule of Apple's", asOf: "2026")

  func check(_ catalog: Catalog, _ report: inout Report) {
    for app in catalog.apps {
      var first: [ExactText: Int] = [:]
      for (index, product) in app.products.enumerated() {
        guard let id = product.productID else { continue }
        let folded = ExactText(id.string.lowercased())
        guard let earlier = first[folded] else {
          first[folded] = index
          continue
        }
        let other = app.products[earlier]
        guard let otherID = other.productID, otherID != id, !(product.isRetired && other.isRetired) else { continue }
        report.add(
          Self.message(id, otherID), at: catalog.namePlace(of: product), of: product,
          notes: [Note("the other is here", at: catalog.location(of: catalog.namePlace(of: other)))], help: Self.help)
      }
    }
  }

  private static func message(_ id: ExactText, _ other: ExactText) -> String {
    "the product ID \(id.string.quoted) differs from \(other.string.quoted) only by case"
  }

  private static let help = "make it the same product, or give it an ID that differs in a letter"
}
