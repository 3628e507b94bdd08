import CatalogModel
import Diagnostics

/// An Apple ID of an app that is no number of the store's.
struct InvalidAppleID: Rule {
  let about = RuleDescription(
    "invalid-apple-id", .error,
    summary: "the store's number of an app is no number",
    why: """
      The store gives every app a number, which it calls Apple ID. It is never an address, a bundle \
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
    for (app, text) in catalog.written(\.appleID, \.appleID) {
      guard let fault = AppleID.fault(catalog.string(of: text)) else { continue }
      report.add(fault.message, at: text.place, severity: fault.severity, help: Self.help, subject: app.key?.string)
    }
  }

  private static let help = "copy the number from the app's page in App Store Connect, or remove the key"
}
