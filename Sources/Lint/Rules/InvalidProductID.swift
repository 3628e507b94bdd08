import AppStore
import CatalogModel
import Diagnostics

/// A character that no product ID may have; the store refuses the product.
struct InvalidProductID: ProductRule {
  let about = RuleDescription(
    "invalid-product-id", .error,
    summary: "a product ID has a character that the store refuses",
    why: """
      A product ID has letters of the English alphabet, digits, hyphens, periods and underscores. A blank that \
      was pasted along, or one that cannot be seen, makes an ID that no request finds. Apple's guides of 2012 \
      to 2014 do not list the hyphen, so it is a warning in the profile itunes-connect.
      """,
    bad: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      products:
        - id: go ld
          reference_name: Gold
          type: consumable
          price: 0.99
          localizations: { en-US: { display_name: Gold, description: One hundred coins } }
      """,
    good: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      products:
        - id: gold
          reference_name: Gold
          type: consumable
          price: 0.99
          localizations: { en-US: { display_name: Gold, description: One hundred coins } }
      """,
    source: "https://developer.apple.com/help/app-store-connect/reference/in-app-purchase-information", asOf: "2026")

  func check(_ catalog: Catalog, _ report: inout Report) {
    for app in catalog.apps { checkPrefix(of: app, catalog, &report) }
  }

  func check(_ product: Product, of app: App, in catalog: Catalog, _ report: inout Report) {
    guard let text = product.wholeID.isAbsent ? product.id.text : product.wholeID.text else { return }
    let bytes = catalog.bytes(of: text)
    if let fault = Identifiers.productIDFault(bytes) {
      report.add(
        Self.message(catalog.string(of: text), fault.scalar), at: Self.place(of: fault, in: text, catalog),
        of: product,
        help: Self.help(fault.scalar), fix: Self.fix(text, catalog))
    } else if report.profile == .iTunesConnect, let hyphen = bytes.firstIndex(of: UInt8(ascii: "-")) {
      let offset = hyphen - bytes.startIndex
      report.add(
        Self.message(catalog.string(of: text), "-"), at: catalog.location(of: text, bytes: offset..<offset + 1),
        of: product, severity: .warning, help: Self.hyphenHelp)
    }
  }

  /// The prefix is written once for all products; a bundle ID in it has a rule of its own.
  private func checkPrefix(of app: App, _ catalog: Catalog, _ report: inout Report) {
    guard let text = app.productIDPrefix.text else { return }
    let written = catalog.string(of: text)
    // The placeholder's braces stand for a bundle ID.
    let bytes = Array(written.utf8).map { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") ? UInt8(ascii: "_") : $0 }
    guard let fault = Identifiers.productIDFault(bytes[...]) else { return }
    report.add(
      Self.message(written, fault.scalar), at: Self.place(of: fault, in: text, catalog), help: Self.help(fault.scalar),
      subject: app.key?.string)
  }

  private static func place(
    of fault: (offset: Int, scalar: Unicode.Scalar), in text: Text, _ catalog: Catalog
  ) -> Location {
    catalog.location(of: text, bytes: fault.offset..<fault.offset + String(fault.scalar).utf8.count)
  }

  /// Blanks, and what nobody sees, around a sound identifier are a slip.
  private static func fix(_ text: Text, _ catalog: Catalog) -> Fix? {
    let isSlip = { (scalar: Unicode.Scalar) in scalar == " " || scalar.isInvisible }
    let scalars = catalog.string(of: text).unicodeScalars.drop(while: isSlip)
    var trimmed = String(scalars)
    while let last = trimmed.unicodeScalars.last, isSlip(last) { trimmed.unicodeScalars.removeLast() }
    guard !trimmed.isEmpty, Identifiers.productIDFault(Array(trimmed.utf8)[...]) == nil else { return nil }
    return catalog.fix(text, toSay: trimmed)
  }

  private static func message(_ id: String, _ scalar: Unicode.Scalar) -> String {
    "the product ID \(id.quoted) has \(scalar.named)"
  }

  private static func help(_ scalar: Unicode.Scalar) -> String {
    let isBlank = scalar == " " || scalar.isInvisible
    return (isBlank ? "remove it: " : "")
      + "a product ID has letters A to Z and a to z, digits, hyphens, periods and underscores"
  }

  private static let hyphenHelp = "the guides of iTunes Connect list letters, digits, periods and underscores only"
}
