import Diagnostics

extension ReadingRule {
  static let unusedPreset = ReadingRule(
    about: RuleDescription(
      "unused-preset", .warning,
      summary: "no product takes a preset",
      why: """
        What a preset says holds only where a product names it. One that nobody names was forgotten, or a product \
        that should take it does not.
        """,
      bad: """
        presets:
          coin: { type: consumable, price: 0.99 }
        app: { bundle_id: com.acme.game, primary_locale: en-US }
        products:
          - id: gold
            reference_name: Gold
            type: consumable
            price: 0.99
            localizations: { en-US: { display_name: Gold, description: One hundred coins } }
        """,
      good: """
        presets:
          coin: { type: consumable, price: 0.99 }
        app: { bundle_id: com.acme.game, primary_locale: en-US }
        products:
          - id: gold
            preset: coin
            reference_name: Gold
            localizations: { en-US: { display_name: Gold, description: One hundred coins } }
        """,
      source: "iapcatalog's catalog format 1", asOf: "2026"))
}
