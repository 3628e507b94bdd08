import AppStore
import CatalogModel
import Diagnostics

/// An app's name that is too short or too long for the store.
struct InvalidAppName: Rule {
  let about = RuleDescription(
    "invalid-app-name", .error,
    summary: "an app's name is too short or too long",
    why: """
      The store takes names of 2 to 30 characters; in the days of iTunes Connect longer ones were taken. Set \
      lint: { limits: { app_name: … } } should Apple change it.
      """,
    bad: """
      app: { bundle_id: com.acme.game, name: The Acme Game of Gold and Silver, primary_locale: en-US }
      \(Example.gold)
      """,
    good: """
      app: { bundle_id: com.acme.game, name: The Acme Game, primary_locale: en-US }
      \(Example.gold)
      """,
    source: "https://developer.apple.com/help/app-store-connect/reference/app-information", asOf: "2026")

  func check(_ catalog: Catalog, _ report: inout Report) {
    let limit = report.limits.appName
    for app in catalog.apps {
      guard let name = app.name.text, case let text = catalog.string(of: name),
        let wrong = WrongLength("app's name", text, limit, limit.verdict(of: text), key: "app_name")
      else { continue }
      report.add(wrong.message, at: name.place, severity: wrong.severity, help: wrong.help, subject: app.key?.string)
    }
  }
}
