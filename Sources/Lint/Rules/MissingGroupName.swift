import AppStore
import CatalogModel
import Diagnostics

/// A subscription group without a reference name.
struct MissingGroupName: Rule {
  let about = RuleDescription(
    "missing-group-name", .error,
    summary: "a subscription group has no reference name",
    why: """
      The store asks for it, and the catalog, translators' files and outputs call the group by it.
      """,
    bad: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      subscription_groups:
        - localizations: { en-US: { display_name: Gold Club } }
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
    for app in catalog.apps {
      for group in app.groups where group.referenceName.isAbsent {
        report.add(
          "the subscription group has no reference name", at: catalog.namePlace(of: group),
          help: "write reference_name: with a name for the team", subject: app.key?.string)
      }
    }
  }
}
