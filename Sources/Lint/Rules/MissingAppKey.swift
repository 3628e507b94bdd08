import CatalogModel
import Diagnostics

/// An app with neither key nor bundle ID: nothing can name it.
struct MissingAppKey: Rule {
  let about = RuleDescription(
    "missing-app-key", .error,
    summary: "an app has neither a key nor a bundle ID",
    why: """
      The key is the catalog's own name of an app: files, outputs and test users refer to it, and generated \
      files are named after it. By default it is the last part of the bundle ID.
      """,
    bad: """
      app: { name: Acme Game, primary_locale: en-US }
      \(Example.gold)
      """,
    good: """
      app: { key: game, name: Acme Game, primary_locale: en-US }
      \(Example.gold)
      """,
    source: "iapcatalog's catalog format 1", asOf: "2026")

  func check(_ catalog: Catalog, _ report: inout Report) {
    for app in catalog.apps where app.writtenKey.isAbsent && app.bundleID.isAbsent {
      report.add(
        "the app has neither a key nor a bundle ID", at: catalog.headPlace(of: app.place),
        help: Self.help)
    }
  }

  private static let help = "write bundle_id: com.acme.game, as the build has it, or key: game"
}
