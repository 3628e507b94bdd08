import AppStore
import CatalogModel
import Diagnostics

/// A subscription group's display name that is longer than the store takes, or may be.
struct GroupDisplayNameTooLong: Rule {
  let about = RuleDescription(
    "group-display-name-too-long", .error,
    summary: "a subscription group's display name is longer than the store takes",
    why: """
      The web form of 2017 took 64 characters, other tools were let have 75, so that 65 to 75 are a warning. \
      lint: { limits: { group_display_name: 64 } } sets another limit.
      """,
    bad: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      subscription_groups:
        - reference_name: Gold Club
          localizations: { en-US: { display_name: The club of all who cannot get enough of gold and silver and of coins of every kind } }
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
    source: "semihcihan/storeconfig @64e98f0; iTunes Connect's web forms, as recorded in fastlane's spaceship fixtures",
    asOf: "2026-06")

  func check(_ catalog: Catalog, _ report: inout Report) {
    let limit = report.limits.groupDisplayName
    for (localization, owner) in report.unusualTexts.localizations {
      guard owner.kind == .group, let text = localization.displayName.text else { continue }
      report.addIfTooLong(text, "display name", limit, key: "group_display_name", of: owner)
    }
  }
}
