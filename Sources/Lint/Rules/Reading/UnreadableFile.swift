import Diagnostics

extension ReadingRule {
  static let unreadableFile = ReadingRule(
    about: RuleDescription(
      "unreadable-file", .error,
      summary: "a file that the catalog names cannot be read",
      why: """
        Its texts or prices are missing from everything that is checked and generated. Paths are relative to the \
        file they stand in.
        """,
      bad: """
        app: { bundle_id: com.acme.game, primary_locale: en-US }
        products:
          - id: gold
            reference_name: Gold
            type: consumable
            price: 0.99
            cleared_for_sale: true
            localizations: 
              file: texts/gold.yaml
              en-US: { display_name: Gold, description: One hundred coins }
        """,
      good: Example([
        (
          "catalog.yaml",
          """
          app: { bundle_id: com.acme.game, primary_locale: en-US }
          products:
            - id: gold
              reference_name: Gold
              type: consumable
              price: 0.99
              cleared_for_sale: true
              localizations: 
                file: texts/gold.yaml
                en-US: { display_name: Gold, description: One hundred coins }
          """
        ),
        (
          "texts/gold.yaml",
          """
          de-DE: { display_name: Gold, description: Hundert Münzen }
          """
        ),
      ]),
      source: "iapcatalog's catalog format 1", asOf: "2026", isSettable: false))
}
