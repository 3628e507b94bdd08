import Diagnostics

extension ReadingRule {
  static let duplicateListItem = ReadingRule(
    about: RuleDescription(
      "duplicate-list-item", .warning,
      summary: "a list has the same item twice",
      why: """
        In a list of names, such as storefronts, locales or promoted products, a second mention has no effect. Most \
        likely another was meant.
        """,
      bad: """
        required_locales: [en-US, en-US]
        app: { bundle_id: com.acme.game, primary_locale: en-US }
        \(Example.gold)
        """,
      good: """
        required_locales: [en-US]
        app: { bundle_id: com.acme.game, primary_locale: en-US }
        \(Example.gold)
        """,
      source: "iapcatalog's catalog format 1", asOf: "2026"))
}
