import AppStore
import CatalogModel
import Diagnostics

/// A promotional image that is not 1024 pixels wide and high.
struct PromotionalImageSize: ProductRule {
  let about = RuleDescription(
    "promotional-image-size", .error, profiles: [.appStoreConnect],
    summary: "a promotional image is not 1024 by 1024 pixels",
    why: """
      The product page shows it in several sizes; the store takes one, of 1024 by 1024 pixels.
      """,
    bad: Example(Example.gold(with: "promotion: { image: promo/gold.png }"), [Picture("promo/gold.png", 512, 512)]),
    good: Example(Example.gold(with: "promotion: { image: promo/gold.png }"), [Picture("promo/gold.png", 1024, 1024)]),
    source: "https://developer.apple.com/help/app-store-connect/reference/in-app-purchase-information", asOf: "2026")

  func check(_ product: Product, of app: App, in catalog: Catalog, _ report: inout Report) {
    catalog.forEachImage(of: product) { image in
      guard image.use == .promotion, let facts = image.file.facts, facts.width != 1024 || facts.height != 1024 else {
        return
      }
      report.add(
        "\(image.noun(catalog)) has \(NamedImage.size(facts)); the store takes 1024 by 1024", at: image, of: product,
        help: "export it with 1024 by 1024 pixels")
    }
  }
}
