import CatalogModel
import Diagnostics

/// An image that a product names.
struct NamedImage {
  /// What the store wants of it depends on where it is shown.
  enum Use {
    case reviewScreenshot
    case promotion
  }

  let use: Use
  /// The path, as written.
  let text: Text
  let file: CatalogImage

  /// As in `the review screenshot "review/gold.png"`.
  func noun(_ catalog: Catalog) -> String {
    "the \(use == .promotion ? "promotional image" : "review screenshot") \(catalog.string(of: text).quoted)"
  }

  /// As in `640 by 920 pixels`.
  static func size(_ facts: ImageFacts) -> String {
    "\(facts.width) by \(facts.height) pixels"
  }
}

extension Catalog {
  /// Goes through the images that a product names; nobody looks at those of a retired one.
  func forEachImage(of product: Product, _ body: (NamedImage) -> Void) {
    if product.isRetired { return }
    if let text = product.review.screenshot.text, let file = images[text] {
      body(NamedImage(use: .reviewScreenshot, text: text, file: file))
    }
    if let text = product.promotion.image.text, let file = images[text] {
      body(NamedImage(use: .promotion, text: text, file: file))
    }
  }
}

extension Report {
  /// A finding about an image, at its path.
  mutating func add(
    _ message: String, at image: NamedImage, of product: Product, severity: Severity? = nil, help: String
  ) {
    add(message, at: image.text.place, of: product, severity: severity, help: help)
  }
}

extension Example {
  /// A catalog that sells gold, with these keys added to the product.
  static func gold(with keys: String) -> String {
    """
    app: { bundle_id: com.acme.game, primary_locale: en-US }
    \(gold)
        \(keys)
    """
  }
}
