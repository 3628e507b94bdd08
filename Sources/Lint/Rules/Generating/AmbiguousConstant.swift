import Diagnostics

extension GeneratingRule {
  static let ambiguousConstant = GeneratingRule(
    about: RuleDescription(
      "ambiguous-constant", .error,
      summary: "two products would have the same name in generated code",
      why: """
        A name in generated code is made from the product's ID. Where two IDs give one name, neither product \
        gets it, since a number at the end would change whenever a product comes or goes.
        """,
      bad: """
        app: { key: game, bundle_id: com.acme.game, primary_locale: en-US }
        defaults:
          type: consumable
          price: 0.99
          cleared_for_sale: true
          localizations: { en-US: { display_name: Gold, description: One hundred coins } }
        products:
          - { id: pack-1, reference_name: Pack 1 }
          - { id: pack_1, reference_name: Pack One }
        """,
      good: """
        app: { key: game, bundle_id: com.acme.game, primary_locale: en-US }
        defaults:
          type: consumable
          price: 0.99
          cleared_for_sale: true
          localizations: { en-US: { display_name: Gold, description: One hundred coins } }
        products:
          - { id: pack-1, reference_name: Pack 1 }
          - { id: pack_1, reference_name: Pack One, constant: packOne }
        """,
      source: "iapcatalog's catalog format 1", asOf: "2026", isSettable: false))
}
