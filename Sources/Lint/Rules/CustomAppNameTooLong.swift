import AppStore
import CatalogModel
import Diagnostics

/// A custom app name that is longer than the store takes.
struct CustomAppNameTooLong: Rule {
  let about = RuleDescription(
    "custom-app-name-too-long", .error,
    summary: "a subscription group's custom app name is longer than the store takes",
    why: """
      Where a group shows the app under a name of its own, the store takes up to 30 characters of it. lint: { \
      limits: { custom_app_name: 30 } } sets another limit.
      """,
    bad: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      subscription_groups:
        - reference_name: Gold Club
          localizations: { en-US: { display_name: Gold Club, custom_app_name: Gold and Silver and All That Glitters } }
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
          localizations: { en-US: { display_name: Gold Club, custom_app_name: Gold and Silver } }
          subscriptions:
            - id: club.yearly
              reference_name: Gold Club yearly
              duration: 1 year
              price: 19.99
              localizations: { en-US: { display_name: Gold Club, description: Coins for a whole year } }
      """,
    source: "iTunes Connect's web forms, as recorded in fastlane's spaceship fixtures", asOf: "2017")

  func check(_ catalog: Catalog, _ report: inout Report) {
    let limit = report.limits.customAppName
    for (localization, owner) in report.unusualTexts.localizations {
      guard let text = localization.customAppName.text else { continue }
      report.addIfTooLong(text, "custom app name", limit, key: "custom_app_name", of: owner)
    }
  }
}
