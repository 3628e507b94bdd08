import AppStore
import Diagnostics

extension ReadingRule {
  static let unknownStorefront = ReadingRule(
    about: RuleDescription(
      "unknown-storefront", .error,
      summary: "a storefront is none that the store sells in",
      why: """
        Storefronts are named by the store's three-letter codes. YAML readers of other tools take NO for false; \
        here it is a text, but still no code.
        """,
      bad: """
        app: { bundle_id: com.acme.game, primary_locale: en-US }
        products:
          - id: gold
            reference_name: Gold
            type: consumable
            price: 0.99
            cleared_for_sale: true
            localizations: { en-US: { display_name: Gold, description: One hundred coins } }
            availability: { only: [USA, UK] }
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
            availability: { only: [USA, GBR] }
        """,
      source: Storefront.source, asOf: Storefront.asOf,
      isSettable: false))
}
