import AppStore
import CatalogModel
import Diagnostics

/// A review screenshot of a size that no screen has.
struct ReviewScreenshotSize: ProductRule {
  let about = RuleDescription(
    "review-screenshot-size", .warning,
    summary: "a review screenshot has a size that the store may not take",
    why: """
      iTunes Connect refused screenshots under 640 by 920 pixels, upright or lying: there it is an error. App \
      Store Connect takes the sizes of app screenshots, from those of a watch up to 3840 pixels.
      """,
    bad: Example(Example.gold(with: "review: { screenshot: review/gold.png }"), [Picture("review/gold.png", 320, 480)]),
    good: Example(
      Example.gold(with: "review: { screenshot: review/gold.png }"), [Picture("review/gold.png", 1242, 2208)]),
    source: "https://akiyoko.hatenablog.jp/entry/2013/12/06/002018", asOf: "2013-12-06")

  private static let least = (short: 640, long: 920)
  private static let most = 3840
  /// Those of the watches, upright.
  private static let watches: [(width: Int, height: Int)] = [
    (312, 390), (368, 448), (396, 484), (410, 502), (416, 496), (422, 514),
  ]

  func check(_ product: Product, of app: App, in catalog: Catalog, _ report: inout Report) {
    let isOld = report.profile == .iTunesConnect
    catalog.forEachImage(of: product) { image in
      guard image.use == .reviewScreenshot, let facts = image.file.facts,
        let wish = Self.wish(facts, takesWatches: !isOld)
      else { return }
      report.add(
        "\(image.noun(catalog)) has \(NamedImage.size(facts)); the store \(isOld ? "takes" : "may take") \(wish)",
        at: image, of: product, severity: isOld ? .error : .warning, help: "take it on a device or in the simulator")
    }
  }

  /// What the store would rather have; nil for what it takes.
  private static func wish(_ facts: ImageFacts, takesWatches: Bool) -> String? {
    let (short, long) = (min(facts.width, facts.height), max(facts.width, facts.height))
    if takesWatches, watches.contains(where: { $0 == (facts.width, facts.height) }) { return nil }
    if short < least.short || long < least.long { return "no fewer than \(least.short) by \(least.long)" }
    return takesWatches && long > most ? "no more than \(most) on a side" : nil
  }
}
