import AppStore
import CatalogModel
import Diagnostics

/// An Apple ID of an app or product that is no number of the store's.
struct InvalidAppleID: Rule {
  let about = RuleDescription(
    "invalid-apple-id", .error,
    summary: "the store's number of an app or product is no number",
    why: """
      The store gives every app and product a number, which it calls Apple ID. It is never an address, a bundle \
      ID or a product ID, and every one seen so far has six digits or more.
      """,
    bad: """
      app: { bundle_id: com.acme.game, apple_id: id1234567890, primary_locale: en-US }
      \(Example.gold)
      """,
    good: """
      app: { bundle_id: com.acme.game, apple_id: 1234567890, primary_locale: en-US }
      \(Example.gold)
      """,
    source: "Apple's iTunes Connect App Properties", asOf: "2013-12-12")

  func check(_ catalog: Catalog, _ report: inout Report) {
    for record in catalog.storeRecords {
      guard let text = record.appleID.text, let fault = fault(text, catalog) else { continue }
      report.add(
        fault.message, at: text.place, severity: fault.severity, help: Self.help("app"),
        subject: record.app.key?.string)
    }
    for app in catalog.apps {
      for product in app.products {
        guard let text = product.appleID.text, let fault = fault(text, catalog) else { continue }
        report.add(fault.message, at: text.place, of: product, severity: fault.severity, help: Self.help("product"))
      }
    }
  }

  private func fault(_ text: Text, _ catalog: Catalog) -> (message: String, severity: Severity)? {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    let bytes = catalog.bytes(of: text)
    if bytes.count >= 6, bytes.allSatisfy(digits.contains) { return nil }
    let number = catalog.string(of: text)
    if !Identifiers.isStoreNumber(number) { return ("the Apple ID \(number.quoted) is no number", .error) }
    guard Identifiers.isShortStoreNumber(number) else { return nil }
    return ("the Apple ID \(number.quoted) is shorter than any that the store gave", .warning)
  }

  private static func help(_ noun: String) -> String {
    "copy the number from the \(noun)'s page in App Store Connect, or remove the key"
  }
}
