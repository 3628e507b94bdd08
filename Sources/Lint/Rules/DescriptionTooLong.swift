import AppStore
import CatalogModel
import Diagnostics

/// A description that is longer than the store takes, or may be.
struct DescriptionTooLong: Rule {
  let about = RuleDescription(
    "description-too-long", .error,
    summary: "a description is longer than the store takes",
    why: """
      Apple's pages say 45 characters; other tools were let have 55, so that 46 to 55 are a warning. iTunes \
      Connect took 255 for a product. Characters are counted as a reader sees them. lint: { limits: { \
      description: 45 } } sets another limit.
      """,
    bad: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      products:
        - id: gold
          reference_name: Gold
          type: consumable
          price: 0.99
          localizations: { en-US: { display_name: Gold, description: One hundred coins for everything that the shop has to offer } }
      """,
    good: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      products:
        - id: gold
          reference_name: Gold
          type: consumable
          price: 0.99
          localizations: { en-US: { display_name: Gold, description: One hundred coins } }
      """,
    source: "semihcihan/storeconfig @64e98f0; iTunes Connect's web forms, as recorded in fastlane's spaceship fixtures",
    asOf: "2026-06")

  func check(_ catalog: Catalog, _ report: inout Report) {
    let limits = report.limits
    for (localization, owner) in report.unusualTexts.localizations {
      guard owner.kind != .group, let text = localization.description.text else { continue }
      let limit = owner.kind == .subscription ? limits.subscriptionDescription : limits.description
      report.addIfTooLong(text, "description", limit, key: "description", of: owner)
    }
  }
}
