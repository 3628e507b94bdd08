import Diagnostics

extension ReadingRule {
  static let wrongKind = ReadingRule(
    about: RuleDescription(
      "wrong-kind", .error,
      summary: "a value is of another kind than its key takes",
      why: """
        Values are read by what their field is, never by YAML's guess: a boolean is true or false alone, a \
        number digits alone, a price a decimal such as 4.99.
        """,
      bad: """
        app: { bundle_id: com.acme.game, primary_locale: en-US }
        products:
          - id: gold
            reference_name: Gold
            type: consumable
            price: 0.99
            cleared_for_sale: yes
            localizations: { en-US: { display_name: Gold, description: One hundred coins } }
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
        """,
      source: "iapcatalog's catalog format 1", asOf: "2026", isSettable: false))
}
