import CatalogModel
import Diagnostics

/// A comment that lets a finding pass which is not there, or cannot be let pass.
struct UnusedSuppression: Rule {
  let about = RuleDescription(
    "unused-suppression", .warning,
    summary: "a comment suppresses nothing",
    why: """
      A comment "iapcatalog:ignore" stays behind when its reason is gone, and would hide the next fault of the same \
      kind. One that names no rule, or a rule that cannot be let pass, never had an effect.
      """,
    bad: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      # iapcatalog:ignore empty-app -- the products come next week
      \(Example.gold)
      """,
    good: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      \(Example.gold)
      """,
    source: "iapcatalog's catalog format 1", asOf: "2026")

  // The comments are read where the findings come together.
  func check(_ catalog: Catalog, _ report: inout Report) {}

  static func finding(_ rule: String, _ place: Location, _ removal: Location?) -> Diagnostic {
    guard let known = Rules.named(rule) else {
      let help = Suggestion.help(
        rule, among: Rules.all.map(\.about).filter(\.isSettable).map(\.id),
        otherwise: "see the list of all rules: iapcatalog rules")
      return diagnostic("no rule is called \(rule.quoted)", place, help)
    }
    guard known.about.isSettable else {
      return diagnostic("the rule \(rule.quoted) cannot be suppressed", place, "mend what it reports")
    }
    return diagnostic(
      "nothing here breaks the rule \(rule.quoted)", place, "remove the comment",
      fix: removal.map { Fix(at: $0, replacement: "") })
  }

  /// `word` is what stands in place of `ignore`.
  static func namesNothing(at place: Location, _ word: String?) -> Diagnostic {
    let help = "write # iapcatalog:ignore RULE -- reason"
    guard let word else { return diagnostic("the comment names no rule", place, help) }
    return diagnostic("the tool takes no comment \("iapcatalog:\(word)".quoted)", place, help)
  }

  private static func diagnostic(_ message: String, _ place: Location, _ help: String, fix: Fix? = nil) -> Diagnostic {
    Diagnostic(
      rule: "unused-suppression", severity: .warning, message: message, at: place, help: help, fix: fix)
  }
}
