import CatalogModel
import Diagnostics

/// A setting of a rule that does not exist, or that cannot be set: it has no effect.
struct UnknownRule: Rule {
  let about = RuleDescription(
    "unknown-rule", .error,
    summary: "lint.rules names no rule, or one that cannot be set",
    why: """
      A misspelt rule keeps its severity, whatever the setting says. What cannot be read, or would be left out \
      silently, cannot be let pass.
      """,
    bad: """
      lint:
        rules: { empty-aps: off }
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      \(Example.gold)
      """,
    good: """
      lint:
        rules: { empty-app: off }
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      \(Example.gold)
      """,
    source: "iapcatalog's catalog format 1", asOf: "2026", isSettable: false)

  func check(_ catalog: Catalog, _ report: inout Report) {
    for setting in catalog.workspace.lint.rules {
      let name = catalog.string(of: setting.rule)
      guard let rule = Rules.named(name) else {
        let ids = Rules.all.map(\.about).filter(\.isSettable).map(\.id)
        let help = Suggestion.help(name, among: ids, otherwise: "see the list of all rules: iapcatalog rules")
        report.add("no rule is called \(name.quoted)", at: setting.rule.place, help: help)
        continue
      }
      if !rule.about.isSettable {
        report.add("the rule \(name.quoted) cannot be set", at: setting.rule.place, help: "mend what it reports")
      }
    }
  }
}
