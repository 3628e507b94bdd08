import AppStore
import CatalogModel
import Diagnostics

/// Two subscription groups of an app with the same reference name.
struct DuplicateGroupName: Rule {
  let about = RuleDescription(
    "duplicate-group-name", .error,
    summary: "two subscription groups of an app have the same reference name",
    why: """
      Translators' files, variants and outputs call a group by its reference name, and so does the store.
      """,
    bad: """
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
        - reference_name: Gold Club
          localizations: { en-US: { display_name: Silver Club } }
          subscriptions:
            - id: silver.yearly
              reference_name: Silver Club yearly
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
        - reference_name: Silver Club
          localizations: { en-US: { display_name: Silver Club } }
          subscriptions:
            - id: silver.yearly
              reference_name: Silver Club yearly
              duration: 1 year
              price: 19.99
              localizations: { en-US: { display_name: Gold Club, description: Coins for a whole year } }
      """,
    source: "https://developer.apple.com/help/app-store-connect/reference/auto-renewable-subscription-information",
    asOf: "2026")

  func check(_ catalog: Catalog, _ report: inout Report) {
    for app in catalog.apps {
      var first: [ExactText: Place] = [:]
      for group in app.groups {
        guard let text = group.referenceName.text, !catalog.isBlank(text) else { continue }
        let name = ExactText(catalog.string(of: text))
        guard let earlier = first[name] else {
          first[name] = text.place
          continue
        }
        report.add(
          "a second subscription group has the reference name \(name.string.quoted)", at: text.place,
          notes: [Note("first used here", at: catalog.location(of: earlier))],
          help: "give it another name, or list its subscriptions in the first", subject: app.key?.string)
      }
    }
  }
}
