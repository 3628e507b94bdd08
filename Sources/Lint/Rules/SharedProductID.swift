import AppStore
import CatalogModel
import Diagnostics

/// Two apps with a product of the same identifier.
struct SharedProductID: Rule {
  let about = RuleDescription(
    "shared-product-id", .warning,
    summary: "products of two apps have the same product ID",
    why: """
      The store of today takes an ID once in each app, iTunes Connect took it once in all. Reports and servers \
      that see the ID alone cannot tell the two apart. Variants of one app share their products and are no \
      such case.
      """,
    bad: Example([
      (
        "game.yaml",
        """
        app: { bundle_id: com.acme.game, primary_locale: en-US }
        products:
          - product_id: acme_gold
            reference_name: Gold
            type: consumable
            price: 0.99
            localizations: { en-US: { display_name: Gold, description: One hundred coins } }
        """
      ),
      (
        "other.yaml",
        """
        app: { bundle_id: com.acme.puzzle, primary_locale: en-US }
        products:
          - product_id: acme_gold
            reference_name: Gold
            type: consumable
            price: 0.99
            localizations: { en-US: { display_name: Gold, description: One hundred coins } }
        """
      ),
    ]),
    good: Example([
      (
        "game.yaml",
        """
        app: { bundle_id: com.acme.game, primary_locale: en-US }
        products:
          - product_id: acme_game_gold
            reference_name: Gold
            type: consumable
            price: 0.99
            localizations: { en-US: { display_name: Gold, description: One hundred coins } }
        """
      ),
      (
        "other.yaml",
        """
        app: { bundle_id: com.acme.puzzle, primary_locale: en-US }
        products:
          - product_id: acme_puzzle_gold
            reference_name: Gold
            type: consumable
            price: 0.99
            localizations: { en-US: { display_name: Gold, description: One hundred coins } }
        """
      ),
    ]),
    source: "Apple's In-App Purchase Configuration Guide for iTunes Connect", asOf: "2014")

  func check(_ catalog: Catalog, _ report: inout Report) {
    guard catalog.apps.count > 1 else { return }
    var first: [ExactText: (app: Int, product: Int)] = [:]
    for (index, app) in catalog.apps.enumerated() {
      var own: Set<ExactText> = []
      for record in catalog.storeRecords(of: app) {
        for (position, id) in catalog.productIDs(of: app, in: record) {
          guard let earlier = first[id] else {
            first[id] = (index, position)
            continue
          }
          if earlier.app != index, own.insert(id).inserted {
            add(id, app.products[position], earlier, catalog, &report)
          }
        }
      }
    }
  }

  private func add(
    _ id: ExactText, _ product: Product, _ earlier: (app: Int, product: Int), _ catalog: Catalog, _ report: inout Report
  ) {
    let app = catalog.apps[earlier.app]
    let place = catalog.location(of: catalog.namePlace(of: app.products[earlier.product]))
    report.add(
      "the product ID \(id.string.quoted) is another app's too", at: catalog.namePlace(of: product), of: product,
      severity: report.profile == .iTunesConnect ? .error : .warning,
      notes: [Note("the product of \(app.key?.string ?? "the other app") is here", at: place)],
      help: "give it an ID of its own, or make one app a variant of the other")
  }
}
