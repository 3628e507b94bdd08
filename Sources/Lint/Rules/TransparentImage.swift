import AppStore
import CatalogModel
import Diagnostics

/// An image with an alpha channel, or with a colour that stands for nothing.
struct TransparentImage: ProductRule {
  let about = RuleDescription(
    "transparent-image", .warning,
    summary: "a review screenshot or promotional image has transparency",
    why: """
      The store wants flattened images. It has refused screenshots for an alpha channel, even one that hides nothing.
      """,
    bad: Example(
      Example.gold(with: "promotion: { image: promo/gold.png }"),
      [Picture("promo/gold.png", 1024, 1024, hasAlpha: true)]),
    good: Example(Example.gold(with: "promotion: { image: promo/gold.png }"), [Picture("promo/gold.png", 1024, 1024)]),
    source: "https://e-com-net.com/article/1711087093918281728", asOf: "2023")

  func check(_ product: Product, of app: App, in catalog: Catalog, _ report: inout Report) {
    catalog.forEachImage(of: product) { image in
      guard let facts = image.file.facts, facts.hasAlpha, image.use == .reviewScreenshot || report.showsPromotions
      else {
        return
      }
      report.add(
        "\(image.noun(catalog)) has transparency", at: image, of: product, help: "export it without an alpha channel")
    }
  }
}

extension Report {
  /// Whether the store of the profile has promotional images at all.
  var showsPromotions: Bool { profile == .appStoreConnect }
}
