import AppStore
import CatalogModel
import Diagnostics

/// Texts in a language without a description.
struct MissingDescription: Rule {
  let about = RuleDescription(
    "missing-description", .warning,
    summary: "the texts in a language have no description",
    why: """
      The store takes a localization without a description, but not the product that has one for review. \
      iTunes Connect asked for it at once.
      """,
    bad: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      products:
        - id: gold
          reference_name: Gold
          type: consumable
          price: 0.99
          localizations: { en-US: { display_name: Gold, description: One hundred coins }, de-DE: { display_name: Gold } }
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
    source: "https://github.com/rorkai/App-Store-Connect-CLI/issues/836", asOf: "2026")

  func check(_ catalog: Catalog, _ report: inout Report) {
    if catalog.isIncomplete { return }
    let severity: Severity = report.profile == .iTunesConnect ? .error : .warning
    catalog.forEachLocalization { localization, owner in
      guard localization.description.isAbsent, owner.kind != .group, localization.copiedAt == nil,
        catalog.isWanted(owner)
      else { return }
      report.add(
        "the texts in \(catalog.localeCode(of: localization)) have no description", at: localization.key, of: owner,
        severity: report.severity(ofMissing: severity, in: owner),
        help: "write description: with what customers read about it")
    }
  }
}
