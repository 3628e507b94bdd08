import Diagnostics

extension ReadingRule {
  static let yamlLimit = ReadingRule(
    about: RuleDescription(
      "yaml-limit", .error,
      summary: "the file is nested or repeated beyond all reason",
      why: """
        A few lines of YAML can stand for billions of values, or nest until a reader gives up. No catalog needs \
        that, so it is refused early.
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
            attributes: { matrix: \(String(repeating: "[", count: 61))1\(String(repeating: "]", count: 61)) }
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
            attributes: { matrix: [[1]] }
        """,
      source: "https://yaml.org/spec/1.2.2/", asOf: "2021-10-01", isSettable: false))
}
