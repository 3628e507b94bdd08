import Diagnostics

extension GeneratingRule {
  static let ambiguousAttribute = GeneratingRule(
    about: RuleDescription(
      "ambiguous-attribute", .error,
      summary: "two attributes would have the same name in generated code",
      why: """
        Attributes that every product has become properties of the generated type; two that differ only in \
        hyphens, underscores or case would become one.
        """,
      bad: """
        app: { key: game, bundle_id: com.acme.game, primary_locale: en-US }
        defaults:
          type: consumable
          price: 0.99
          cleared_for_sale: true
          localizations: { en-US: { display_name: Gold, description: One hundred coins } }
        products:
          - { id: gold, reference_name: Gold, attributes: { max-coins: 1, max_coins: 2 } }
        """,
      good: """
        app: { key: game, bundle_id: com.acme.game, primary_locale: en-US }
        defaults:
          type: consumable
          price: 0.99
          cleared_for_sale: true
          localizations: { en-US: { display_name: Gold, description: One hundred coins } }
        products:
          - { id: gold, reference_name: Gold, attributes: { max-coins: 1, least_coins: 2 } }
        """,
      source: "iapcatalog's catalog format 1", asOf: "2026", isSettable: false))
}
