import Diagnostics

extension GeneratingRule {
  static let invalidConstant = GeneratingRule(
    about: RuleDescription(
      "invalid-constant", .error,
      summary: "a constant cannot be a name in generated code, or is taken",
      why: """
        A constant: is used as it is written in Swift and Objective-C, so it must be an identifier there, \
        and a former constant must not be the name of another product.
        """,
      bad: """
        app: { key: game, bundle_id: com.acme.game, primary_locale: en-US }
        defaults:
          type: consumable
          price: 0.99
          cleared_for_sale: true
          localizations: { en-US: { display_name: Gold, description: One hundred coins } }
        products:
          - { id: gold, reference_name: Gold, constant: 100 coins }
        """,
      good: """
        app: { key: game, bundle_id: com.acme.game, primary_locale: en-US }
        defaults:
          type: consumable
          price: 0.99
          cleared_for_sale: true
          localizations: { en-US: { display_name: Gold, description: One hundred coins } }
        products:
          - { id: gold, reference_name: Gold, constant: hundredCoins }
        """,
      source: "iapcatalog's catalog format 1", asOf: "2026", isSettable: false))
}
