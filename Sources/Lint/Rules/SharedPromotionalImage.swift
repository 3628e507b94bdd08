import AppStore
import CatalogModel
import Diagnostics

/// One promotional image for several products.
struct SharedPromotionalImage: Rule {
  let about = RuleDescription(
    "shared-promotional-image", .warning, profiles: [.appStoreConnect],
    summary: "several products of an app have the same promotional image",
    why: """
      Review refuses products whose promotional images are the same, under guideline 2.3.2: customers could not \
      tell them apart. Files are compared by what they hold, not by their names.
      """,
    bad: Example(
      """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      \(Example.gold)
          promotion: { image: promo/coins.png }
      \(Example.alsoSilver)
          promotion: { image: promo/coins.png }
      """, [Picture("promo/coins.png", 1024, 1024)]),
    good: Example(
      """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      \(Example.gold)
          promotion: { image: promo/gold.png }
      \(Example.alsoSilver)
          promotion: { image: promo/silver.png }
      """, [Picture("promo/gold.png", 1024, 1024), Picture("promo/silver.png", 1024, 1024)]),
    source: "https://e-com-net.com/article/1711087093918281728", asOf: "2023")

  func check(_ catalog: Catalog, _ report: inout Report) {
    for app in catalog.apps {
      var first: [Int: Product] = [:]
      // A path that is inherited by thousands is reported once.
      var reported: Set<Text> = []
      for product in app.products where !product.isRetired {
        guard let text = product.promotion.image.text, let sameness = catalog.images[text]?.sameness else { continue }
        guard let other = first[sameness] else {
          first[sameness] = product
          continue
        }
        guard reported.insert(text).inserted else { continue }
        report.add(
          Self.message(catalog.string(of: text), catalog.nounAndName(of: other)), at: text.place, of: product,
          notes: other.promotion.image.text.flatMap { $0.place == text.place ? nil : $0 }.map {
            [Note("the same image", at: catalog.location(of: $0.place))]
          } ?? [], help: "draw one for each product, or promote only one of them")
      }
    }
  }

  private static func message(_ path: String, _ other: String) -> String {
    "the promotional image \(path.quoted) is that of \(other), too"
  }
}
