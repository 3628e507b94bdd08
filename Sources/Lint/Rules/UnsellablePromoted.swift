import CatalogModel
import Diagnostics

/// A promoted product that nobody can buy, or one that is promoted twice.
struct UnsellablePromoted: Rule {
  let about = RuleDescription(
    "unsellable-promoted", .warning,
    summary: "an app promotes a product that is not for sale, or one product twice",
    why: """
      The product page shows live products that are cleared for sale, each at one place. Others take a place that \
      stays empty.
      """,
    bad: """
      app: { bundle_id: com.acme.game, primary_locale: en-US, promoted: [gold, silver] }
      products:
        - id: gold
          reference_name: Gold
          type: consumable
          price: 0.99
          localizations: { en-US: { display_name: Gold, description: One hundred coins } }
        - id: silver
          reference_name: Silver
          type: consumable
          price: 0.99
          stage: retired
          localizations: { en-US: { display_name: Silver, description: One hundred coins } }
      """,
    good: """
      app: { bundle_id: com.acme.game, primary_locale: en-US, promoted: [gold] }
      products:
        - id: gold
          reference_name: Gold
          type: consumable
          price: 0.99
          localizations: { en-US: { display_name: Gold, description: One hundred coins } }
        - id: silver
          reference_name: Silver
          type: consumable
          price: 0.99
          stage: retired
          localizations: { en-US: { display_name: Silver, description: One hundred coins } }
      """,
    source:
      "https://developer.apple.com/help/app-store-connect/configure-in-app-purchase-settings/promote-in-app-purchases",
    asOf: "2026")

  func check(_ catalog: Catalog, _ report: inout Report) {
    for app in catalog.apps where !app.promoted.isEmpty {
      let products = products(of: app, catalog)
      var first: [Int: Text] = [:]
      for text in app.promoted {
        // One that there is not has a rule of its own.
        guard let index = products[ExactText(catalog.string(of: text))] else { continue }
        let product = app.products[index]
        if let earlier = first[index] {
          reportSecond(text, earlier, catalog, app, &report)
        } else if let reason = Self.reason(product) {
          report.add(
            "the promoted product \(catalog.string(of: text).quoted) \(reason)", at: text.place,
            notes: [Note("the product is here", at: catalog.location(of: catalog.namePlace(of: product)))],
            help: "remove it from promoted", subject: app.key?.string)
        }
        first[index] = first[index] ?? text
      }
    }
  }

  /// By all names that a promoted product may have.
  private func products(of app: App, _ catalog: Catalog) -> [ExactText: Int] {
    var indices: [ExactText: Int] = [:]
    for (index, product) in app.products.enumerated() {
      for name in [catalog.string(of: product.id).map { ExactText($0) }, product.productID] {
        if let name, indices[name] == nil { indices[name] = index }
      }
    }
    return indices
  }

  private func reportSecond(_ text: Text, _ earlier: Text, _ catalog: Catalog, _ app: App, _ report: inout Report) {
    let name = catalog.string(of: text)
    // The same word twice in a list has a finding already.
    if ExactText(name) == ExactText(catalog.string(of: earlier)) { return }
    report.add(
      "the product \(name.quoted) is promoted already", at: text.place,
      notes: [Note("by its other name", at: catalog.location(of: earlier.place))], help: "remove one of the two",
      subject: app.key?.string)
  }

  private static func reason(_ product: Product) -> String? {
    if product.isRetired { return "is retired" }
    return product.clearedForSale.value == false ? "is not cleared for sale" : nil
  }
}
