import AppStore
import CatalogModel
import Diagnostics

/// A promoted product without the image that the product page would show.
struct MissingPromotionalImage: Rule {
  let about = RuleDescription(
    "missing-promotional-image", .warning, profiles: [.appStoreConnect],
    summary: "a promoted product has no promotional image, though others of the app have",
    why: """
      The store promotes no product without an image. A team that keeps its images elsewhere names none in the \
      catalog, and gets no finding.
      """,
    bad: Example(
      """
      app: { bundle_id: com.acme.game, primary_locale: en-US, promoted: [gold, silver] }
      \(Example.gold)
          promotion: { image: promo/gold.png }
      \(Example.alsoSilver)
      """, [Picture("promo/gold.png", 1024, 1024)]),
    good: Example(
      """
      app: { bundle_id: com.acme.game, primary_locale: en-US, promoted: [gold, silver] }
      \(Example.gold)
          promotion: { image: promo/gold.png }
      \(Example.alsoSilver)
          promotion: { image: promo/silver.png }
      """, [Picture("promo/gold.png", 1024, 1024), Picture("promo/silver.png", 1024, 1024)]),
    source:
      "https://developer.apple.com/help/app-store-connect/configure-in-app-purchase-settings/promote-in-app-purchases",
    asOf: "2026")

  func check(_ catalog: Catalog, _ report: inout Report) {
    if catalog.isIncomplete { return }
    for app in catalog.apps where !app.promoted.isEmpty {
      guard app.products.contains(where: { $0.promotion.image.text != nil }) else { continue }
      let bare = app.products.filter { $0.promotion.image.isAbsent && $0.isWanted }
      for text in app.promoted {
        let name = ExactText(catalog.string(of: text))
        guard let product = bare.first(where: { $0.isNamed(name, catalog) }) else { continue }
        report.add(
          "\(catalog.nounAndName(of: product)) is promoted, and has no promotional image", at: text.place,
          severity: product.severity(ofMissing: about.severity),
          notes: [Note("the product", at: catalog.location(of: catalog.namePlace(of: product)))],
          help: "write promotion: { image: PATH } with a PNG or JPEG of 1024 by 1024 pixels",
          subject: product.productID?.string)
      }
    }
  }
}

extension Product {
  /// Whether a text names it, by its id or its whole identifier.
  func isNamed(_ name: ExactText, _ catalog: Catalog) -> Bool {
    productID == name || catalog.string(of: self.id).map { ExactText($0) } == name
  }
}
