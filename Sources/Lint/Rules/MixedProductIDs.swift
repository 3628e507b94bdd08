import CatalogModel
import Diagnostics

/// Product IDs of one app in several styles.
struct MixedProductIDs: Rule {
  let about = RuleDescription(
    "mixed-product-ids", .note,
    summary: "an app's product IDs mix several styles",
    why: """
      An ID can never be changed, and one that is spelled unlike all others is easily mistyped in code, on a server and \
      in reports. It is reported where at least three IDs have one style, and few have another.
      """,
    bad: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      defaults:
        type: consumable
        price: 0.99
        localizations: { en-US: { display_name: Gold, description: One hundred coins } }
      products:
        - { id: gold_small, reference_name: Small Gold }
        - { id: gold_medium, reference_name: Medium Gold }
        - { id: gold_large, reference_name: Large Gold }
        - { id: goldHuge, reference_name: Huge Gold }
      """,
    good: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      defaults:
        type: consumable
        price: 0.99
        localizations: { en-US: { display_name: Gold, description: One hundred coins } }
      products:
        - { id: gold_small, reference_name: Small Gold }
        - { id: gold_medium, reference_name: Medium Gold }
        - { id: gold_large, reference_name: Large Gold }
        - { id: gold_huge, reference_name: Huge Gold }
      """,
    source: "iapcatalog's catalog format 1", asOf: "2026")

  func check(_ catalog: Catalog, _ report: inout Report) {
    for app in catalog.apps { check(app, catalog, &report) }
  }

  private func check(_ app: App, _ catalog: Catalog, _ report: inout Report) {
    var products: [Style: [Int]] = [:]
    for (index, product) in app.products.enumerated() {
      guard let text = product.id.text ?? product.wholeID.text else { continue }
      if let style = Style(of: catalog.bytes(of: text)) { products[style, default: []].append(index) }
    }
    let counts = Style.allCases.map { ($0, products[$0]?.count ?? 0) }
    guard let (usual, count) = counts.max(by: { $0.1 < $1.1 }), let example = products[usual]?.first else { return }
    let others = counts.filter { $0.0 != usual && $0.1 > 0 }
    let total = others.reduce(0) { $0 + $1.1 }
    // Where the styles are about even, there is no usual one to keep to.
    guard count >= 3, total > 0, total * 3 <= count else { return }
    for (style, _) in others {
      // What is sold, or was, can be changed no more.
      let odd = products[style]?.map { app.products[$0] } ?? []
      guard let product = odd.first(where: { $0.stage.value == .draft }) ?? odd.first else { continue }
      report.add(
        "the product ID is in \(style.rawValue), where \(count) others are in \(usual.rawValue)",
        at: catalog.namePlace(of: product), of: product,
        notes: [Note("one of the others", at: catalog.location(of: catalog.namePlace(of: app.products[example])))],
        help: "use one style for new IDs; an ID that the store knows cannot be changed")
    }
  }

  /// How the words of an identifier are joined.
  private enum Style: String, CaseIterable {
    case snake = "snake_case"
    case kebab = "kebab-case"
    case camel = "camelCase"

    /// Nil for what has one word, or more than one style in itself.
    init?(of id: ArraySlice<UInt8>) {
      let hasUnderscore = id.contains(UInt8(ascii: "_"))
      let hasHyphen = id.contains(UInt8(ascii: "-"))
      let hasHump = zip(id, id.dropFirst()).contains { Self.isLower($0) && Self.isUpper($1) }
      switch (hasUnderscore, hasHyphen, hasHump) {
      case (true, false, false): self = .snake
      case (false, true, false): self = .kebab
      case (false, false, true): self = .camel
      default: return nil
      }
    }

    private static func isLower(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }
    private static func isUpper(_ byte: UInt8) -> Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) }
  }
}
