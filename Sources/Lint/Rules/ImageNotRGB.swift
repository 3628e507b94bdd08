import AppStore
import CatalogModel
import Diagnostics

/// An image of other colours than those of screens.
struct ImageNotRGB: ProductRule {
  let about = RuleDescription(
    "image-not-rgb", .warning,
    summary: "a promotional image is not RGB, or a review screenshot is CMYK",
    why: """
      The store asks for RGB. A gray screenshot passes; the colours of print do not, and look wrong on screens.
      """,
    bad: Example(
      Example.gold(with: "promotion: { image: promo/gold.png }"),
      [Picture("promo/gold.png", 1024, 1024, colours: .gray)]),
    good: Example(Example.gold(with: "promotion: { image: promo/gold.png }"), [Picture("promo/gold.png", 1024, 1024)]),
    source: "https://developer.apple.com/help/app-store-connect/reference/in-app-purchase-information", asOf: "2026")

  func check(_ product: Product, of app: App, in catalog: Catalog, _ report: inout Report) {
    catalog.forEachImage(of: product) { image in
      guard let facts = image.file.facts, facts.colours != .rgb else { return }
      let isRefused = image.use == .promotion ? report.showsPromotions : facts.colours == .cmyk
      if !isRefused { return }
      report.add(
        "\(image.noun(catalog)) is \(facts.colours == .cmyk ? "CMYK" : "gray"), not RGB", at: image, of: product,
        help: "export it as RGB")
    }
  }
}
