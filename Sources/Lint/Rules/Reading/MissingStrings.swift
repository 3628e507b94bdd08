import Diagnostics

extension ReadingRule {
  static let missingStrings = ReadingRule(
    about: RuleDescription(
      "missing-strings", .warning,
      summary: "no file has the name that \"strings\" describes",
      why: """
        The pattern finds the translators' files by their names, with {locale} for the store's code and {app} \
        for the app's key. If it finds none, every translation is missing.
        """,
      bad: """
        strings: string/{locale}.yaml
        app: { bundle_id: com.acme.game, primary_locale: en-US }
        \(Example.gold)
        """,
      good: Example([
        (
          "catalog.yaml",
          """
          strings: strings/{locale}.yaml
          app: { bundle_id: com.acme.game, primary_locale: en-US }
          \(Example.gold)
          """
        ),
        (
          "strings/de-DE.yaml",
          """
          gold: { display_name: Gold, description: Hundert Münzen }
          """
        ),
      ]),
      source: "iapcatalog's catalog format 1", asOf: "2026"))
}
