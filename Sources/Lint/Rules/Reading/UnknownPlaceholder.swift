import Diagnostics

extension ReadingRule {
  static let unknownPlaceholder = ReadingRule(
    about: RuleDescription(
      "unknown-placeholder", .error,
      summary: "a text of a series has a placeholder that no entry fills",
      why: """
        The braces would reach the customers. A brace that is meant is written twice.
        """,
      bad: """
        app: { bundle_id: com.acme.game, primary_locale: en-US }
        products:
          - series: [{ n: 100, price: 0.99 }]
            id: "gold_{n}"
            reference_name: "{number} Gold"
            type: consumable
            cleared_for_sale: true
            localizations: { en-US: { display_name: "{n} Gold", description: "A bag of {n} coins" } }
        """,
      good: """
        app: { bundle_id: com.acme.game, primary_locale: en-US }
        products:
          - series: [{ n: 100, price: 0.99 }]
            id: "gold_{n}"
            reference_name: "{n} Gold"
            type: consumable
            cleared_for_sale: true
            localizations: { en-US: { display_name: "{n} Gold", description: "A bag of {n} coins" } }
        """,
      source: "iapcatalog's catalog format 1", asOf: "2026", isSettable: false))
}
