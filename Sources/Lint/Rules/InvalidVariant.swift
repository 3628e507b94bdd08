import CatalogModel
import Diagnostics

/// A variant that no output can tell from another, or that is no record of the store.
struct InvalidVariant: Rule {
  let about = RuleDescription(
    "invalid-variant", .error,
    summary: "a variant is called prod, has a name that files cannot have, or has no bundle ID",
    why: """
      A variant is another record of the store with the same products, so it has a bundle ID. The app's first \
      record is called prod. Files of a variant are named after the app's key and the variant.
      """,
    bad: """
      app:
        bundle_id: com.acme.game
        primary_locale: en-US
        variants:
          beta: { sku: GAME-BETA }
      \(Example.gold)
      """,
    good: """
      app:
        bundle_id: com.acme.game
        primary_locale: en-US
        variants:
          beta: { bundle_id: com.acme.game.beta, sku: GAME-BETA }
      \(Example.gold)
      """,
    source: "iapcatalog's catalog format 1", asOf: "2026")

  func check(_ catalog: Catalog, _ report: inout Report) {
    for app in catalog.apps {
      for variant in app.otherVariants {
        let name = catalog.string(of: variant.name)
        let subject = app.key?.string
        if name == StoreRecord.firstName {
          report.add(Self.reserved, at: variant.name.place, help: Self.helpForReserved, subject: subject)
        } else if let fault = NamePart.fault(of: name) {
          report.add(
            "the variant's name \(name.quoted) \(fault)", at: variant.name.place, help: NamePart.help, subject: subject)
        }
        if variant.bundleID.isAbsent {
          report.add(
            "the variant \(name.quoted) has no bundle ID", at: variant.name.place,
            help: Self.helpForBundleID, subject: subject)
        }
      }
    }
  }

  private static let reserved =
    "a variant cannot be called \(StoreRecord.firstName.quoted): that is the app's first record"
  private static let helpForReserved =
    "write the first record's values in the app itself, or give the variant another name"
  private static let helpForBundleID = "write bundle_id: with that of the variant's build, such as com.acme.game.beta"
}
