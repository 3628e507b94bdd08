import Diagnostics

extension ReadingRule {
  static let malformedPriceTable = ReadingRule(
    about: RuleDescription(
      "malformed-price-table", .error,
      summary: "a line of a price table cannot be read",
      why: """
        A price table has lines of storefront, currency and price, as exported from the store. A line at fault \
        is left out, so that prices would be missing.
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
          DEU,EUR,1.09 €
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
