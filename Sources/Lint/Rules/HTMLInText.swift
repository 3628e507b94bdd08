import AppStore
import CatalogModel
import Diagnostics

/// HTML in a text that a subscription group shows.
struct HTMLInText: Rule {
  let about = RuleDescription(
    "html-in-text", .error,
    summary: "a subscription group's text has an HTML tag",
    why: """
      The store refuses HTML in the names of subscription groups, and would show the tag to customers.
      """,
    bad: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      subscription_groups:
        - reference_name: Gold Club
          localizations: { en-US: { display_name: "Gold <b>Club</b>" } }
          subscriptions:
            - id: club.yearly
              reference_name: Gold Club yearly
              duration: 1 year
              price: 19.99
              localizations: { en-US: { display_name: Gold Club, description: Coins for a whole year } }
      """,
    good: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      subscription_groups:
        - reference_name: Gold Club
          localizations: { en-US: { display_name: Gold Club } }
          subscriptions:
            - id: club.yearly
              reference_name: Gold Club yearly
              duration: 1 year
              price: 19.99
              localizations: { en-US: { display_name: Gold Club, description: Coins for a whole year } }
      """,
    source: "https://developer.apple.com/help/app-store-connect/reference/auto-renewable-subscription-information",
    asOf: "2026")

  func check(_ catalog: Catalog, _ report: inout Report) {
    for (localization, owner) in report.unusualTexts.localizations {
      guard owner.kind == .group else { continue }
      for field in [localization.displayName, localization.customAppName] {
        guard let text = field.text, let range = StoreText.firstTag(in: catalog.bytes(of: text)) else { continue }
        let tag = String(
          decoding: catalog.bytes(of: text).dropFirst(range.lowerBound).prefix(range.count), as: UTF8.self)
        report.add(
          "the text \(catalog.string(of: text).quoted) has the HTML tag \(tag.quoted)",
          at: catalog.location(of: text, bytes: range), of: owner, help: "write plain text")
      }
    }
  }
}
