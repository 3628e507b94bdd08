import CatalogModel
import Diagnostics

/// Two apps with the same key: what names it could mean either.
struct DuplicateAppKey: Rule {
  let about = RuleDescription(
    "duplicate-app-key", .error,
    summary: "two apps have the same key",
    why: """
      Files, outputs and test users refer to an app by its key, and both apps' generated files would have the \
      same names. The last part of the bundle ID is the key of an app that gives none.
      """,
    bad: Example([
      (
        "game.yaml",
        """
        app: { bundle_id: com.acme.game, primary_locale: en-US }
        \(Example.gold)
        """
      ),
      (
        "other.yaml",
        """
        app: { bundle_id: org.acme.game, primary_locale: en-US }
        \(Example.silver)
        """
      ),
    ]),
    good: Example([
      (
        "game.yaml",
        """
        app: { bundle_id: com.acme.game, primary_locale: en-US }
        \(Example.gold)
        """
      ),
      (
        "other.yaml",
        """
        app: { key: acme-org, bundle_id: org.acme.game, primary_locale: en-US }
        \(Example.silver)
        """
      ),
    ]),
    source: "iapcatalog's catalog format 1", asOf: "2026")

  func check(_ catalog: Catalog, _ report: inout Report) {
    var first: [ExactText: App] = [:]
    for app in catalog.apps {
      guard let key = app.key else { continue }
      guard let earlier = first[key] else {
        first[key] = app
        continue
      }
      report.add(
        Self.message(key), at: catalog.namePlace(of: app),
        notes: [Note("first defined here", at: catalog.location(of: catalog.namePlace(of: earlier)))],
        help: app.writtenKey.isAbsent ? Self.helpWithoutKey : Self.help, subject: key.string)
    }
  }

  private static func message(_ key: ExactText) -> String {
    "a second app has the key \(key.string.quoted)"
  }

  private static let help = "give it another key, or write app: KEY to add to an app that another file declares"
  private static let helpWithoutKey = "the key is the bundle ID's last part by default; write key: with another name"
}
