import Diagnostics

extension ReadingRule {
  static let unknownProductType = ReadingRule(
    about: RuleDescription(
      "unknown-product-type", .error,
      summary: "a product has a type that the store does not know",
      why: """
        The type can never be changed once the product exists, and a wrong one costs a new product ID. \
        Auto-renewable subscriptions stand under "subscription_groups" and need no type.
        """,
      bad: """
        app: { bundle_id: com.acme.game, primary_locale: en-US }
        products:
          - id: gold
            reference_name: Gold
            type: Consumable
            price: 0.99
            cleared_for_sale: true
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
      source: "App Store Connect OpenAPI 3.7.0, InAppPurchaseType", asOf: "2026", isSettable: false))
}
