import Diagnostics

extension ReadingRule {
  static let emptySeries = ReadingRule(
    about: RuleDescription(
      "empty-series", .warning,
      summary: "a series has no entries",
      why: """
        A series makes one product of each entry; without entries the whole mapping makes none.
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
          - series: []
            id: "silver_{n}"
            reference_name: "{n} Silver"
            type: consumable
            cleared_for_sale: true
            localizations: { en-US: { display_name: "{n} Silver", description: "A bag of {n} coins" } }
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
          - series: [{ n: 5, price: 1.99 }]
            id: "silver_{n}"
            reference_name: "{n} Silver"
            type: consumable
            cleared_for_sale: true
            localizations: { en-US: { display_name: "{n} Silver", description: "A bag of {n} coins" } }
        """,
      source: "iapcatalog's catalog format 1", asOf: "2026"))
}
