import AppStore
import Diagnostics

extension ReadingRule {
  static let unknownLocale = ReadingRule(
    about: RuleDescription(
      "unknown-locale", .error,
      summary: "a locale is none of the store's",
      why: """
        The store takes texts in a fixed list of languages, under its own codes. A code that Apple may have \
        added since is a warning; allow it with lint: { allow_locales: [CODE] }.
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
              en-US: { display_name: Gold, description: One hundred coins }
              de: { display_name: Gold, description: Hundert Münzen }
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
              en-US: { display_name: Gold, description: One hundred coins }
              de-DE: { display_name: Gold, description: Hundert Münzen }
        """,
      source: StoreLocale.source, asOf: StoreLocale.asOf))
}
