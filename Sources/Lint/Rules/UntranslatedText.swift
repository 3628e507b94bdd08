import CatalogModel
import Diagnostics

/// A description that is the same in another language.
struct UntranslatedText: Rule {
  let about = RuleDescription(
    "untranslated-text", .note,
    summary: "a description in another language is that of the app's primary locale",
    why: """
      Most likely somebody copied it and has not yet translated it. Where the text is meant to be the same, \
      copy_locales: says so. Names are not compared, since they often stay what they are.
      """,
    bad: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      products:
        - id: gold
          reference_name: Gold
          type: consumable
          price: 0.99
          localizations:
            en-US: { display_name: Gold, description: One hundred coins }
            de-DE: { display_name: Gold, description: One hundred coins }
      """,
    good: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      products:
        - id: gold
          reference_name: Gold
          type: consumable
          price: 0.99
          localizations:
            en-US: { display_name: Gold, description: One hundred coins }
            de-DE: { display_name: Gold, description: Hundert Münzen }
      """,
    source: "iapcatalog's catalog format 1", asOf: "2026")

  func check(_ catalog: Catalog, _ report: inout Report) {
    for (localization, owner) in report.unusualTexts.untranslated {
      guard let text = localization.description.text else { continue }
      let code = catalog.localeCode(of: localization)
      let primary = catalog.string(of: catalog.apps[owner.app].primaryLocale) ?? "…"
      report.add(
        "the description in \(code) is that of the primary locale", at: text.place, of: owner,
        help: "translate it, or remove it and write copy_locales: { \(code): \(primary) }")
    }
  }
}
