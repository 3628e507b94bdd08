import Diagnostics

extension ReadingRule {
  static let unclearAvailability = ReadingRule(
    about: RuleDescription(
      "unclear-availability", .error,
      summary: "an availability lists both what sells and what does not, or neither",
      why: """
        The storefronts that sell a product are all, those of one list, or all but those of one list. With two lists \
        nobody can tell what holds for a storefront that is in neither.
        """,
      bad: """
        app: { bundle_id: com.acme.game, primary_locale: en-US }
        products:
          - id: gold
            reference_name: Gold
            type: consumable
            price: 0.99
            localizations: { en-US: { display_name: Gold, description: One hundred coins } }
            availability: { only: [USA, CAN], except: [CHN] }
        """,
      good: """
        app: { bundle_id: com.acme.game, primary_locale: en-US }
        products:
          - id: gold
            reference_name: Gold
            type: consumable
            price: 0.99
            localizations: { en-US: { display_name: Gold, description: One hundred coins } }
            availability: { only: [USA, CAN] }
        """,
      source: "iapcatalog's catalog format 1", asOf: "2026", isSettable: false))
}
