import Diagnostics

extension ReadingRule {
  static let unknownKey = ReadingRule(
    about: RuleDescription(
      "unknown-key", .error,
      summary: "a key is none of the format's",
      why: """
        A misspelt key is a value that is silently left out. The team's own data belongs under "attributes", \
        where every key is free.
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
            constnat: hundredGold
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
