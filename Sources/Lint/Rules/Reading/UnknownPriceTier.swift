import Diagnostics

extension ReadingRule {
  static let unknownPriceTier = ReadingRule(
    about: RuleDescription(
      "unknown-price-tier", .error,
      summary: "a price tier is none of the store's",
      why: """
        The tiers are 0 to 87 and the alternate ones. A price in money is written as "price".
        """,
      bad: """
        app: { bundle_id: com.acme.game, primary_locale: en-US }
        products:
          - id: gold
            reference_name: Gold
            type: consumable
            cleared_for_sale: true
            localizations: { en-US: { display_name: Gold, description: One hundred coins } }
            price_tier: Alternate A
        """,
      good: """
        app: { bundle_id: com.acme.game, primary_locale: en-US }
        products:
          - id: gold
            reference_name: Gold
            type: consumable
            cleared_for_sale: true
            localizations: { en-US: { display_name: Gold, description: One hundred coins } }
            price_tier: alt-A
        """,
      source: "iTunes Connect's pricing tiers, as recorded in fastlane's spaceship fixtures", asOf: "2016-03-03",
      isSettable: false))
}
