import AppStore
import CatalogModel
import Diagnostics

/// A display name that is longer than the store takes, or may be.
struct DisplayNameTooLong: Rule {
  let about = RuleDescription(
    "display-name-too-long", .error,
    summary: "a display name is longer than the store takes",
    why: """
      Apple's pages say 30 characters; other tools were let have 35, so that 31 to 35 are a warning. iTunes \
      Connect took 75 for a product and 30 for a subscription. Characters are counted as a reader sees them. \
      lint: { limits: { display_name: 30 } } sets another limit.
      """,
    bad: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      products:
        - id: gold
          reference_name: Gold
          type: consumable
          price: 0.99
          localizations: { en-US: { display_name: Gold for the brave and the bold alike, description: One hundred coins } }
      """,
    good: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      products:
        - id: gold
          reference_name: Gold
          type: consumable
          price: 0.99
          localizations: { en-US: { display_name: Gold for the brave, description: One hundred coins } }
      """,
    source: "semihcihan/storeconfig @64e98f0; iTunes Connect's web forms, as recorded in fastlane's spaceship fixtures",
    asOf: "2026-06")

  func check(_ catalog: Catalog, _ report: inout Report) {
    let limits = report.limits
    for (localization, owner) in report.unusualTexts.localizations {
      guard owner.kind != .group, let text = localization.displayName.text else { continue }
      let limit = owner.kind == .subscription ? limits.subscriptionDisplayName : limits.displayName
      report.addIfTooLong(text, "display name", limit, key: "display_name", of: owner)
    }
  }
}
