import Diagnostics

extension ReadingRule {
  static let unknownValue = ReadingRule(
    about: RuleDescription(
      "unknown-value", .error,
      summary: "a value is none of those that its key takes",
      why: """
        Values of a fixed list, such as stages, durations and offer modes, must be spelled as the list has them.
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
            stage: lvie
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
            stage: live
        """,
      source: "iapcatalog's catalog format 1", asOf: "2026", isSettable: false))
}
