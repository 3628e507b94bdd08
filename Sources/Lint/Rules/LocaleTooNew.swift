import AppStore
import CatalogModel
import Diagnostics

/// A language that the store did not yet have when it was called iTunes Connect.
struct LocaleTooNew: Rule {
  let about = RuleDescription(
    "locale-too-new", .error, profiles: [.iTunesConnect],
    summary: "iTunes Connect did not have this locale yet",
    why: """
      Apple has added languages since; a package for iTunes Connect with one of them is refused.
      """,
    bad: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      lint: { profile: itunes-connect }
      products:
        - id: gold
          reference_name: Gold
          type: consumable
          price: 0.99
          localizations:
            en-US: { display_name: Gold, description: One hundred coins }
            sl-SI: { display_name: Zlato, description: Sto kovancev }
      """,
    good: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      lint: { profile: itunes-connect }
      products:
        - id: gold
          reference_name: Gold
          type: consumable
          price: 0.99
          localizations:
            en-US: { display_name: Gold, description: One hundred coins }
      """,
    source: StoreLocale.source, asOf: StoreLocale.asOf)

  func check(_ catalog: Catalog, _ report: inout Report) {
    let added = StoreLocale.all.map(\.addedIn)
    catalog.forEachLocalization { localization, owner in
      guard localization.localeIndex != Localization.unknownLocale,
        let year = added[Int(localization.localeIndex)]
      else { return }
      report.add(
        "iTunes Connect never had the locale \(catalog.localeCode(of: localization).quoted), which Apple added in \(year)",
        at: localization.copiedAt ?? localization.key, of: owner,
        help: "remove it, or set lint: { profile: app-store-connect }")
    }
  }
}
