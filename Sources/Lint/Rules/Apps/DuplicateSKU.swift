import CatalogModel
import Diagnostics

/// Two records of the store with one SKU: the store takes only one of them.
struct DuplicateSKU: Rule {
  let about = RuleDescription(
    "duplicate-sku", .error,
    summary: "two apps or variants have the same SKU",
    why: """
      An SKU is unique in the developer's account, variants of an app included.
      """,
    bad: """
      app:
        bundle_id: com.acme.game
        sku: GAME-001
        primary_locale: en-US
        variants:
          beta: { bundle_id: com.acme.game.beta, sku: GAME-001 }
      \(Example.gold)
      """,
    good: """
      app:
        bundle_id: com.acme.game
        sku: GAME-001
        primary_locale: en-US
        variants:
          beta: { bundle_id: com.acme.game.beta, sku: GAME-001-BETA }
      \(Example.gold)
      """,
    source: "Apple's iTunes Connect App Properties", asOf: "2013-12-12")

  func check(_ catalog: Catalog, _ report: inout Report) {
    var first: [ExactText: Text] = [:]
    for record in catalog.storeRecords {
      guard let text = record.sku.text, case let sku = ExactText(catalog.string(of: text)), !sku.string.isEmpty else {
        continue
      }
      guard let earlier = first[sku] else {
        first[sku] = text
        continue
      }
      report.add(
        "the SKU \(sku.string.quoted) is used twice", at: text.place,
        notes: [Note("first used here", at: catalog.location(of: earlier.place))], help: Self.help,
        subject: record.app.key?.string)
    }
  }

  private static let help = "give each app and variant an SKU of its own"
}
