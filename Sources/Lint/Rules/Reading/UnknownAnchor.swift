import Diagnostics

extension ReadingRule {
  static let unknownAnchor = ReadingRule(
    about: RuleDescription(
      "unknown-anchor", .error,
      summary: "an alias names no anchor that stands before it",
      why: """
        An alias repeats the value that was anchored under its name further up in the same file. One without an \
        anchor stands for nothing.
        """,
      bad: """
        app: { bundle_id: com.acme.game, primary_locale: en-US }
        products:
          - id: gold
            reference_name: &name Gold
            type: consumable
            price: 0.99
            cleared_for_sale: true
            localizations: { en-US: { display_name: *nmae, description: One hundred coins } }
        """,
      good: """
        app: { bundle_id: com.acme.game, primary_locale: en-US }
        products:
          - id: gold
            reference_name: &name Gold
            type: consumable
            price: 0.99
            cleared_for_sale: true
            localizations: { en-US: { display_name: *name, description: One hundred coins } }
        """,
      source: "https://yaml.org/spec/1.2.2/", asOf: "2021-10-01", isSettable: false))
}
