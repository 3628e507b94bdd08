import Diagnostics

extension ReadingRule {
  static let duplicatePrice = ReadingRule(
    about: RuleDescription(
      "duplicate-price", .error,
      summary: "a price table has two prices for one storefront",
      why: """
        Two prices for one storefront leave open which is meant; the first is taken.
        """,
      bad: Example([
        (
          "catalog.yaml",
          """
          price_tables: { p099: prices/p099.csv }
          app: { bundle_id: com.acme.game, primary_locale: en-US }
          products:
            - id: gold
              reference_name: Gold
              type: consumable
              price: 0.99
              cleared_for_sale: true
              localizations: { en-US: { display_name: Gold, description: One hundred coins } }
              price_table: p099
          """
        ),
        (
          "prices/p099.csv",
          """
          storefront,currency,price
          USA,USD,0.99
          USA,USD,1.09
          """
        ),
      ]),
      good: Example([
        (
          "catalog.yaml",
          """
          price_tables: { p099: prices/p099.csv }
          app: { bundle_id: com.acme.game, primary_locale: en-US }
          products:
            - id: gold
              reference_name: Gold
              type: consumable
              price: 0.99
              cleared_for_sale: true
              localizations: { en-US: { display_name: Gold, description: One hundred coins } }
              price_table: p099
          """
        ),
        (
          "prices/p099.csv",
          """
          storefront,currency,price
          USA,USD,0.99
          DEU,EUR,1.09
          """
        ),
      ]),
      source: "iapcatalog's catalog format 1", asOf: "2026", isSettable: false))
}
