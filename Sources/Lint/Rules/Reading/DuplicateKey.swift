import Diagnostics

extension ReadingRule {
  static let duplicateKey = ReadingRule(
    about: RuleDescription(
      "duplicate-key", .error,
      summary: "a mapping has the same key twice",
      why: """
        Most YAML readers let the last one win without a word, so that a price, a language or a whole list of \
        products vanishes. Here neither wins until one is removed.
        """,
      bad: """
        app: { bundle_id: com.acme.game, primary_locale: en-US }
        products:
          - id: gold
            reference_name: Gold
            type: consumable
            price: 0.99
            price: 1.99
            cleared_for_sale: true
            localizations: { en-US: { display_name: Gold, description: One hundred coins } }
        """,
      good: """
        app: { bundle_id: com.acme.game, primary_locale: en-US }
        products:
          - id: gold
            reference_name: Gold
            type: consumable
            price: 1.99
            cleared_for_sale: true
            localizations: { en-US: { display_name: Gold, description: One hundred coins } }
        """,
      source: "https://yaml.org/spec/1.2.2/", asOf: "2021-10-01", isSettable: false))
}
