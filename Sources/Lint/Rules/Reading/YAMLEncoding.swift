import Diagnostics

extension ReadingRule {
  static let yamlEncoding = ReadingRule(
    about: RuleDescription(
      "yaml-encoding", .error,
      summary: "the file is no UTF-8, or has characters that YAML does not allow",
      why: """
        A catalog is UTF-8, with or without a byte order mark. Other encodings and control characters reach the \
        store as garbage, if at all.
        """,
      bad: """
        app: { bundle_id: com.acme.game, primary_locale: en-US }
        products:
          - id: gold
            reference_name: Gold
            type: consumable
            price: 0.99
            cleared_for_sale: true
            localizations: { en-US: { display_name: Gold, description: One hundred coins\u{FFFF} } }
        """,
      good: """
        app: { bundle_id: com.acme.game, primary_locale: en-US }
        \(Example.gold)
        """,
      source: "https://yaml.org/spec/1.2.2/", asOf: "2021-10-01", isSettable: false))
}
