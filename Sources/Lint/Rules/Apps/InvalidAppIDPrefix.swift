import AppStore
import CatalogModel
import Diagnostics

/// A team id or App ID prefix that is no such thing.
struct InvalidAppIDPrefix: Rule {
  let about = RuleDescription(
    "invalid-app-id-prefix", .error,
    summary: "a team id or an App ID prefix has the wrong form",
    why: """
      An App ID is the prefix, a period and the bundle ID. The prefix is the team's id, or for old apps one of \
      their own: ten capital letters and digits.
      """,
    bad: """
      team: { id: Acme Inc }
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      \(Example.gold)
      """,
    good: """
      team: { id: ABCDE12345 }
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      \(Example.gold)
      """,
    source: "https://developer.apple.com/help/account/manage-identifiers/register-an-app-id/", asOf: "2026")

  func check(_ catalog: Catalog, _ report: inout Report) {
    check(catalog.workspace.team.id, "the team id", subject: nil, catalog, &report)
    for app in catalog.apps {
      check(app.appIDPrefix, "the App ID prefix", subject: app.key?.string, catalog, &report)
    }
  }

  private func check(
    _ field: TextField, _ noun: String, subject: String?, _ catalog: Catalog, _ report: inout Report
  ) {
    guard let text = field.text, case let value = catalog.string(of: text), !Identifiers.isAppIDPrefix(value) else {
      return
    }
    report.add(
      "\(noun) \(value.quoted) is not ten capital letters and digits", at: text.place, help: Self.help,
      subject: subject)
  }

  private static let help = "copy it from the developer account's membership page; it looks like ABCDE12345"
}
