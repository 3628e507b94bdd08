import CatalogModel
import Diagnostics

/// An image that a product names, and that is not there or cannot be read.
struct UnreadableImage: ProductRule {
  let about = RuleDescription(
    "unreadable-image", .error,
    summary: "a review screenshot or promotional image cannot be read",
    why: """
      The store cannot get what is not there. A path is relative to the file that it stands in, and may have the \
      product's {id} in it; the file lies in the catalog's repository. Of a draft it is a warning.
      """,
    bad: Example(
      Example.gold(with: "review: { screenshot: review/gold.jpg }"), [Picture("review/gold.png", 1242, 2208)]),
    good: Example(
      Example.gold(with: "review: { screenshot: review/gold.png }"), [Picture("review/gold.png", 1242, 2208)]),
    source: "iapcatalog's catalog format 1", asOf: "2026")

  func check(_ product: Product, of app: App, in catalog: Catalog, _ report: inout Report) {
    catalog.forEachImage(of: product) { image in
      guard case .unreadable(let fault) = image.file.content else { return }
      let isEmpty = catalog.byteCount(of: image.text) == 0
      report.add(
        isEmpty ? "the image's path is empty" : "cannot read \(image.file.path.quoted): \(fault.reason)",
        at: image, of: product, severity: product.severity(ofMissing: .error),
        help: isEmpty ? Self.help : fault.help ?? Self.help)
    }
  }

  private static let help = "write the path of a PNG or JPEG file"
}
