import AppStore
import CatalogModel
import Diagnostics

/// An SKU with a character that the store does not take.
struct InvalidSKU: Rule {
  let about = RuleDescription(
    "invalid-sku", .error,
    summary: "an SKU has a character that the store refuses",
    why: """
      The SKU is the team's own code of an app. It has letters, digits, hyphens, periods and underscores, starts \
      with a letter or digit, and can never be changed.
      """,
    bad: """
      app: { bundle_id: com.acme.game, primary_locale: en-US, sku: GAME 001 }
      \(Example.gold)
      """,
    good: """
      app: { bundle_id: com.acme.game, primary_locale: en-US, sku: GAME-001 }
      \(Example.gold)
      """,
    source: "Apple's iTunes Connect App Properties", asOf: "2013-12-12")

  func check(_ catalog: Catalog, _ report: inout Report) {
    for record in catalog.storeRecords {
      guard let text = record.sku.text else { continue }
      let sku = catalog.string(of: text)
      if sku.isEmpty {
        report.add("the SKU is empty", at: text.place, help: Self.helpForEmpty, subject: record.app.key?.string)
      } else if let fault = Identifiers.skuFault(sku) {
        report.add(
          Self.message(sku, fault), at: catalog.location(of: text, character: fault.scalar, at: fault.offset),
          help: Self.help, subject: record.app.key?.string)
      }
    }
  }

  private static func message(_ sku: String, _ fault: (offset: Int, scalar: Unicode.Scalar)) -> String {
    "the SKU \(sku.quoted) \(fault.offset == 0 ? "starts with" : "has") the character \(String(fault.scalar).quoted)"
  }

  private static let help = "an SKU takes letters, digits, hyphens, periods and underscores, a letter or digit first"
  private static let helpForEmpty = "write the team's own code of the app, such as GAME-001, or remove the key"
}
