import CatalogModel
import Diagnostics

/// A product without a review screenshot among others that have one.
struct MissingReviewScreenshot: Rule {
  let about = RuleDescription(
    "missing-review-screenshot", .warning,
    summary: "a live product has no review screenshot, though others of the app have",
    why: """
      The store reviews no product without a screenshot of where it is sold. A team that uploads them by hand \
      names none in the catalog, and gets no finding; a draft may still lack its own.
      """,
    bad: Example(
      """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      \(Example.gold)
          review: { screenshot: review/gold.png }
      \(Example.alsoSilver)
      """, [Picture("review/gold.png", 1242, 2208)]),
    good: Example(
      """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      \(Example.gold)
          review: { screenshot: review/gold.png }
      \(Example.alsoSilver)
          review: { screenshot: review/silver.png }
      """, [Picture("review/gold.png", 1242, 2208), Picture("review/silver.png", 1242, 2208)]),
    source: "https://developer.apple.com/help/app-store-connect/reference/in-app-purchase-information", asOf: "2026")

  func check(_ catalog: Catalog, _ report: inout Report) {
    if catalog.isIncomplete { return }
    for app in catalog.apps {
      guard app.products.contains(where: { $0.review.screenshot.text != nil && !$0.isRetired }) else { continue }
      for product in app.products where product.review.screenshot.isAbsent && product.effectiveStage == .live {
        report.add(
          "\(catalog.nounAndName(of: product)) has no review screenshot", at: catalog.namePlace(of: product),
          of: product, help: "write review: { screenshot: PATH } with a picture of where it is sold")
      }
    }
  }
}
