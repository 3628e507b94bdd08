import Diagnostics

extension ReadingRule {
  static let duplicatePreset = ReadingRule(
    about: RuleDescription(
      "duplicate-preset", .error,
      summary: "two files define the same preset",
      why: """
        All files share their presets, so two of one name leave open which is meant.
        """,
      bad: Example([
        (
          "catalog.yaml",
          """
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
          """
        ),
        (
          "presets.yaml",
          """
          presets:
            coin: { availability: all }
          """
        ),
      ]),
      good: Example([
        (
          "catalog.yaml",
          """
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
              preset: [coin, everywhere]
          """
        ),
        (
          "presets.yaml",
          """
          presets:
            everywhere: { availability: all }
          """
        ),
      ]),
      source: "iapcatalog's catalog format 1", asOf: "2026", isSettable: false))
}
