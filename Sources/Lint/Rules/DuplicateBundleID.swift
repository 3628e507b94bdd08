import CatalogModel
import Diagnostics

/// Two records of the store with one bundle ID: only one of them can exist.
struct DuplicateBundleID: Rule {
  let about = RuleDescription(
    "duplicate-bundle-id", .error,
    summary: "two apps or variants have the same bundle ID",
    why: """
      A bundle ID belongs to one record of the store. The store does not tell upper from lower case in it.
      """,
    bad: """
      app:
        bundle_id: com.acme.game
        primary_locale: en-US
        variants:
          beta: { bundle_id: com.acme.Game }
      \(Example.gold)
      """,
    good: """
      app:
        bundle_id: com.acme.game
        primary_locale: en-US
        variants:
          beta: { bundle_id: com.acme.game.beta }
      \(Example.gold)
      """,
    source: "https://developer.apple.com/help/glossary/bundle-id", asOf: "2026")

  func check(_ catalog: Catalog, _ report: inout Report) {
    var first: [ExactText: Text] = [:]
    for (app, text) in catalog.written(\.bundleID, \.bundleID) {
      let bundleID = catalog.string(of: text)
      let folded = ExactText(Self.lowercased(bundleID))
      guard let earlier = first[folded] else {
        first[folded] = text
        continue
      }
      report.add(
        Self.message(bundleID, catalog.string(of: earlier)), at: text.place,
        notes: [Note("first used here", at: catalog.location(of: earlier.place))], help: Self.help,
        subject: app.key?.string)
    }
  }

  /// Of ASCII alone, as in bundle IDs.
  private static func lowercased(_ bundleID: String) -> String {
    String(decoding: bundleID.utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
  }

  private static func message(_ bundleID: String, _ earlier: String) -> String {
    ExactText(bundleID) == ExactText(earlier)
      ? "the bundle ID \(bundleID.quoted) is used twice"
      : "the bundle ID \(bundleID.quoted) differs from \(earlier.quoted) only by case"
  }

  private static let help = "give each app and variant the bundle ID of its own build"
}
