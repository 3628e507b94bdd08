import Diagnostics

extension ReadingRule {
  static let yamlSyntax = ReadingRule(
    about: RuleDescription(
      "yaml-syntax", .error,
      summary: "the file is no YAML",
      why: """
        What cannot be read cannot be checked or generated from. The reading stops at the first such fault, so \
        that one slip is one finding.
        """,
      bad: """
        app: { bundle_id: com.acme.game, primary_locale: en-US }
        products:
          - id: gold
            reference_name: Gold
            type: consumable
            price: 0.99
            cleared_for_sale: true
            localizations: 
              en-US:
                display_name: Gold
                description: Gold: one hundred coins
        """,
      good: """
        app: { bundle_id: com.acme.game, primary_locale: en-US }
        products:
          - id: gold
            reference_name: Gold
            type: consumable
            price: 0.99
            cleared_for_sale: true
            localizations: 
              en-US:
                display_name: Gold
                description: "Gold: one hundred coins"
        """,
      source: "https://yaml.org/spec/1.2.2/", asOf: "2021-10-01", isSettable: false))
}
