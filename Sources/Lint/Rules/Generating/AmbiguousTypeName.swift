import Diagnostics

extension GeneratingRule {
  static let ambiguousTypeName = GeneratingRule(
    about: RuleDescription(
      "ambiguous-type-name", .error,
      summary: "the generated types of two apps would have the same name",
      why: """
        The name of a generated type is made from the app's key. Two apps whose types have one name cannot \
        be compiled into one program.
        """,
      bad: Example([
        (
          "chess.yaml",
          """
          app: { key: my-game, bundle_id: com.acme.chess, primary_locale: en-US }
          products:
            - id: gold
              reference_name: Gold
              type: consumable
              price: 0.99
              cleared_for_sale: true
              localizations: { en-US: { display_name: Gold, description: One hundred coins } }
          """
        ),
        (
          "game.yaml",
          """
          app: { key: my_game, bundle_id: com.acme.game, primary_locale: en-US }
          products:
            - id: gold
              reference_name: Gold
              type: consumable
              price: 0.99
              cleared_for_sale: true
              localizations: { en-US: { display_name: Gold, description: One hundred coins } }
          """
        ),
      ]),
      good: Example([
        (
          "chess.yaml",
          """
          app: { key: my-game, bundle_id: com.acme.chess, primary_locale: en-US }
          products:
            - id: gold
              reference_name: Gold
              type: consumable
              price: 0.99
              cleared_for_sale: true
              localizations: { en-US: { display_name: Gold, description: One hundred coins } }
          """
        ),
        (
          "game.yaml",
          """
          app: { key: other, bundle_id: com.acme.game, primary_locale: en-US }
          products:
            - id: gold
              reference_name: Gold
              type: consumable
              price: 0.99
              cleared_for_sale: true
              localizations: { en-US: { display_name: Gold, description: One hundred coins } }
          """
        ),
      ]),
      source: "iapcatalog's catalog format 1", asOf: "2026", isSettable: false))
}
