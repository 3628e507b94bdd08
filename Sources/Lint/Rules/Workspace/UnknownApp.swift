import CatalogModel
import Diagnostics

/// A file, an output or a purchase of an app that no file declares.
struct UnknownApp: Rule {
  let about = RuleDescription(
    "unknown-app", .error,
    summary: "something names an app that no file declares",
    why: """
      A file that adds to an unknown app adds to nothing, so its products would be missing everywhere. Outputs \
      and test users name an app by its key, too.
      """,
    bad: Example([
      (
        "catalog.yaml",
        """
        app: { bundle_id: com.acme.game, primary_locale: en-US }
        \(Example.gold)
        """
      ),
      (
        "silver.yaml",
        """
        app: gmae
        \(Example.silver)
        """
      ),
    ]),
    good: Example([
      (
        "catalog.yaml",
        """
        app: { bundle_id: com.acme.game, primary_locale: en-US }
        \(Example.gold)
        """
      ),
      (
        "silver.yaml",
        """
        app: game
        \(Example.silver)
        """
      ),
    ]),
    source: "iapcatalog's catalog format 1", asOf: "2026", isSettable: false)

  // The reading looks after the files themselves.
  func check(_ catalog: Catalog, _ report: inout Report) {
    let keys = catalog.apps.compactMap(\.key)
    if catalog.isIncomplete || keys.count < catalog.apps.count { return }
    func check(_ text: Text, _ report: inout Report) {
      let name = catalog.string(of: text)
      if keys.contains(ExactText(name)) { return }
      let help = Suggestion.help(
        name, among: keys.map(\.string).sorted(), otherwise: "write the key of one of the apps")
      report.add("no file declares the app \(name.quoted)", at: text.place, help: help)
    }
    for output in catalog.workspace.generate.outputs ?? [] {
      for app in output.options.apps.value ?? [] { check(app, &report) }
    }
    for purchase in catalog.testUsers.flatMap(\.purchases) {
      if let app = purchase.app.text { check(app, &report) }
    }
  }
}
