import Diagnostics

extension ReadingRule {
  static let unknownStringsKey = ReadingRule(
    about: RuleDescription(
      "unknown-strings-key", .warning,
      summary: "a translators' file has texts for something that the app does not have",
      why: """
        The texts are used by nothing: most likely an ID was misspelt or changed, and the product has no \
        translation now.
        """,
      bad: Example([
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
          golf: { display_name: Gold, description: Hundert Münzen }
          """
        ),
      ]),
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
