import Diagnostics

extension ReadingRule {
  static let missingValue = ReadingRule(
    about: RuleDescription(
      "missing-value", .error,
      summary: "a key has no value",
      why: """
        An empty value (nothing, ~ or null) deletes what defaults, presets or a merge gave. Where nothing was \
        given it is most likely forgotten; the word itself is written in quotes.
        """,
      bad: """
        app: { bundle_id: com.acme.game, primary_locale: en-US }
        products:
          - id: gold
            reference_name: Gold
            type: consumable
            price: 0.99
            cleared_for_sale: true
            localizations: { en-US: { display_name: Gold, description: One hundred coins } }
            constant:
        """,
      good: """
        app: { bundle_id: com.acme.game, primary_locale: en-US }
        products:
          - id: gold
            reference_name: Gold
            type: consumable
            price: 0.99
            cleared_for_sale: true
            localizations: { en-US: { display_name: Gold, description: One hundred coins } }
            constant: hundredGold
        """,
      source: "iapcatalog's catalog format 1", asOf: "2026", isSettable: false))
}
