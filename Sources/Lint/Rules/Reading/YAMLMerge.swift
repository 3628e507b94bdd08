import Diagnostics

extension ReadingRule {
  static let yamlMerge = ReadingRule(
    about: RuleDescription(
      "yaml-merge", .error,
      summary: "a merge key has something else than mappings",
      why: """
        The key << takes over the keys of the mapping that an alias names, or of a list of such. From a plain \
        text there is nothing to take.
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
              en-US: &english { display_name: Gold, description: One hundred coins }
              en-GB: { <<: english, display_name: Gold, description: A hundred coins }
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
              en-US: &english { display_name: Gold, description: One hundred coins }
              en-GB: { <<: *english, description: A hundred coins }
        """,
      source: "https://yaml.org/spec/1.2.2/", asOf: "2021-10-01", isSettable: false))
}
