import Diagnostics

extension GeneratingRule {
  static let missingBundleID = GeneratingRule(
    about: RuleDescription(
      "missing-bundle-id", .error,
      summary: "a path has {bundle_id}, but the app has none",
      why: """
        An output's path can have {bundle_id} in it only for apps, and variants of them, that have a bundle \
        ID.
        """,
      bad: """
        app: { key: game, primary_locale: en-US }
        generate: { outputs: [{ product-ids-json: { file: "{bundle_id}.json" } }] }
        defaults:
          type: consumable
          price: 0.99
          cleared_for_sale: true
          localizations: { en-US: { display_name: Gold, description: One hundred coins } }
        products:
          - { id: gold, reference_name: Gold }
        """,
      good: """
        app: { key: game, bundle_id: com.acme.game, primary_locale: en-US }
        generate: { outputs: [{ product-ids-json: { file: "{bundle_id}.json" } }] }
        defaults:
          type: consumable
          price: 0.99
          cleared_for_sale: true
          localizations: { en-US: { display_name: Gold, description: One hundred coins } }
        products:
          - { id: gold, reference_name: Gold }
        """,
      source: "iapcatalog's catalog format 1", asOf: "2026", isSettable: false))
}
