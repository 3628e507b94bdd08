import CatalogModel
import Diagnostics

/// A file that is named as an image, and is no PNG and no JPEG.
struct InvalidImage: ProductRule {
  let about = RuleDescription(
    "invalid-image", .error,
    summary: "a review screenshot or promotional image is no PNG or JPEG file",
    why: """
      The store takes PNG and JPEG files. What counts is what the file holds, not its name; a name that says \
      something else is a warning, since some upload forms go by it.
      """,
    bad: Example(
      [
        ("catalog.yaml", Example.gold(with: "review: { screenshot: review/gold.png }")),
        ("review/gold.png", "screenshot to follow"),
      ]),
    good: Example(
      Example.gold(with: "review: { screenshot: review/gold.png }"), [Picture("review/gold.png", 1242, 2208)]),
    source: "https://developer.apple.com/help/app-store-connect/reference/in-app-purchase-information", asOf: "2026")

  func check(_ product: Product, of app: App, in catalog: Catalog, _ report: inout Report) {
    catalog.forEachImage(of: product) { image in
      guard case .read(let head) = image.file.content else { return }
      if let fault = Self.fault(head) {
        report.add(
          "\(image.noun(catalog)) \(fault)", at: image, of: product, severity: product.severity(ofMissing: .error),
          help: image.file.isLargeFilePointer ? "fetch it with git lfs pull" : "export it as PNG or JPEG")
      } else if case .image(let facts) = head, let ending = Self.wrongEnding(of: image.file.path, facts.format) {
        report.add(
          "\(image.noun(catalog)) is a \(facts.format.rawValue), whatever its name says", at: image, of: product,
          severity: .warning, help: "name it \(ending)")
      }
    }
  }

  private static func fault(_ head: ImageHead) -> String? {
    switch head {
    case .image: nil
    case .empty: "is an empty file"
    case .damaged(let format), .unfinished(let format): "is a damaged \(format.rawValue)"
    case .other("no image"): "is no image"
    case .other(let name): "is \(name)"
    }
  }

  /// The ending that a name should have instead of its own.
  private static func wrongEnding(of path: String, _ format: ImageFacts.Format) -> String? {
    let path = path.lowercased()
    return switch format {
    case .png: path.hasSuffix(".png") ? nil : ".png"
    case .jpeg: path.hasSuffix(".jpg") || path.hasSuffix(".jpeg") ? nil : ".jpg"
    }
  }
}
