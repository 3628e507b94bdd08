import CatalogModel
import Diagnostics

/// An app's key that cannot be part of a file's name.
struct InvalidAppKey: Rule {
  let about = RuleDescription(
    "invalid-app-key", .error,
    summary: "an app's key cannot be part of a file's name",
    why: """
      Generated files and the translators' files are named after the key, on every system that the catalog is \
      used on.
      """,
    bad: """
      app: { key: games/gold, bundle_id: com.acme.game, primary_locale: en-US }
      \(Example.gold)
      """,
    good: """
      app: { key: games-gold, bundle_id: com.acme.game, primary_locale: en-US }
      \(Example.gold)
      """,
    source: "iapcatalog's catalog format 1", asOf: "2026")

  func check(_ catalog: Catalog, _ report: inout Report) {
    for app in catalog.apps {
      guard let text = app.writtenKey.text else { continue }
      let key = catalog.string(of: text)
      guard let fault = NamePart.fault(of: key) else { continue }
      report.add(
        "the key \(key.quoted) \(fault)", at: text.place, help: NamePart.help, subject: key)
    }
  }
}
