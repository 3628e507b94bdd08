import AppStore
import CatalogModel
import Diagnostics

/// Texts in a language without a display name.
struct MissingDisplayName: Rule {
  let about = RuleDescription(
    "missing-display-name", .error,
    summary: "the texts in a language have no display name",
    why: """
      The store takes no localization without a display name.
      """,
    bad: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      products:
        - id: gold
          reference_name: Gold
          type: consumable
          price: 0.99
          localizations: { en-US: { display_name: Gold, description: One hundred coins }, de-DE: { description: Hundert Münzen } }
      """,
    good: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      products:
        - id: gold
          reference_name: Gold
          type: consumable
          price: 0.99
          localizations: { en-US: { display_name: Gold, description: One hundred coins }, de-DE: { display_name: Gold, description: Hundert Münzen } }
      """,
    source: "App Store Connect OpenAPI 3.7.0, InAppPurchaseLocalizationCreateRequest", asOf: "2026")

  func check(_ catalog: Catalog, _ report: inout Report) {
    if catalog.isIncomplete { return }
    catalog.forEachLocalization { localization, owner in
      guard localization.displayName.isAbsent, localization.copiedAt == nil, catalog.isWanted(owner) else { return }
      report.add(
        "the texts in \(catalog.localeCode(of: localization)) have no display name", at: localization.key, of: owner,
        severity: report.severity(ofMissing: .error, in: owner),
        help: "write display_name: with the name that customers see")
    }
  }
}
