import Diagnostics

extension ReadingRule {
  static let unusedSeriesValue = ReadingRule(
    about: RuleDescription(
      "unused-series-value", .error,
      summary: "a series gives a value that no text uses",
      why: """
        Keys of a series entry that are no product fields fill placeholders. One that fills none is most likely \
        a misspelt field.
        """,
      bad: """
        app: { bundle_id: com.acme.game, primary_locale: en-US }
        products:
          - series: [{ n: 100, price: 0.99, constatn: bag }]
            id: "gold_{n}"
            reference_name: "{n} Gold"
            type: consumable
            cleared_for_sale: true
            localizations: { en-US: { display_name: "{n} Gold", description: "A bag of {n} coins" } }
        """,
      good: """
        app: { bundle_id: com.acme.game, primary_locale: en-US }
        products:
          - series: [{ n: 100, price: 0.99, constant: bag }]
            id: "gold_{n}"
            reference_name: "{n} Gold"
            type: consumable
            cleared_for_sale: true
            localizations: { en-US: { display_name: "{n} Gold", description: "A bag of {n} coins" } }
        """,
      source: "iapcatalog's catalog format 1", asOf: "2026"))
}
