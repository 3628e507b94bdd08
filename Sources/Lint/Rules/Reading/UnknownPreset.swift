import Diagnostics

extension ReadingRule {
  static let unknownPreset = ReadingRule(
    about: RuleDescription(
      "unknown-preset", .error,
      summary: "a product takes a preset that nobody defined",
      why: """
        A preset is defined under "presets" in any file of the catalog. Without it the product lacks what the \
        preset would give.
        """,
      bad: """
        presets:
          coin: { cleared_for_sale: true }
        app: { bundle_id: com.acme.game, primary_locale: en-US }
        products:
          - id: gold
            reference_name: Gold
            type: consumable
            price: 0.99
            cleared_for_sale: true
            localizations: { en-US: { display_name: Gold, description: One hundred coins } }
            preset: coins
        """,
      good: """
        presets:
          coin: { cleared_for_sale: true }
        app: { bundle_id: com.acme.game, primary_locale: en-US }
        products:
          - id: gold
            reference_name: Gold
            type: consumable
            price: 0.99
            cleared_for_sale: true
            localizations: { en-US: { display_name: Gold, description: One hundred coins } }
            preset: coin
        """,
      source: "iapcatalog's catalog format 1", asOf: "2026", isSettable: false))
}
