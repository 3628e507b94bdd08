import AppStore
import Diagnostics

extension ReadingRule {
  static let foreignCurrency = ReadingRule(
    about: RuleDescription(
      "foreign-currency", .warning,
      summary: "a price table has a price in another currency than the storefront's",
      why: """
        Each storefront has prices in one currency. A line in another one was taken from elsewhere, or the store has \
        changed the currency since the table of this tool.
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
          GBR,EUR,0.99
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
          GBR,GBP,0.99
          """
        ),
      ]),
      source: Storefront.source, asOf: Storefront.asOf))
}
