import AppStore
import CatalogModel
import Diagnostics

/// A live product without texts in a language that the team requires.
struct MissingRequiredLocale: ProductRule {
  let about = RuleDescription(
    "missing-required-locale", .warning,
    summary: "a live product lacks a locale of required_locales",
    why: """
      A team that sells in several languages wants each product in all of them; required_locales: says which.
      """,
    bad: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      required_locales: [en-US, de-DE]
      products:
        - id: gold
          reference_name: Gold
          type: consumable
          price: 0.99
          localizations: { en-US: { display_name: Gold, description: One hundred coins } }
      """,
    good: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      required_locales: [en-US, de-DE]
      products:
        - id: gold
          reference_name: Gold
          type: consumable
          price: 0.99
          localizations: { en-US: { display_name: Gold, description: One hundred coins }, de-DE: { display_name: Gold, description: Hundert Münzen } }
      """,
    source: "https://github.com/rorkai/App-Store-Connect-CLI/issues/1349", asOf: "2026")

  func check(_ product: Product, of app: App, in catalog: Catalog, _ report: inout Report) {
    let locales = catalog.workspace.requiredLocales
    guard !locales.isEmpty, !catalog.isIncomplete, product.effectiveStage == .live, !product.localizations.isEmpty,
      !product.lacksLocalizations
    else { return }
    let required = locales.map { RequiredLocale($0, code: catalog.string(of: $0)) }
    let primary = catalog.string(of: app.primaryLocale)
    let missing = required.filter { locale in
      // The primary locale has a rule of its own.
      locale.code != primary && !product.localizations.contains { locale.is($0, catalog) }
    }
    guard let first = missing.first else { return }
    report.add(
      "\(catalog.nounAndName(of: product)) has no texts in \(missing.map(\.code).listed)",
      at: catalog.namePlace(of: product), of: product,
      notes: [Note("required here", at: catalog.location(of: first.text.place))],
      help:
        "add \(missing.count == 1 ? "it" : "them") to its localizations, or write copy_locales: to take another's texts"
    )
  }

  private struct RequiredLocale {
    let text: Text
    let code: String
    let index: UInt16?

    init(_ text: Text, code: String) {
      self.text = text
      self.code = code
      index = StoreLocale.named(code).map { UInt16($0.index) }
    }

    func `is`(_ localization: Localization, _ catalog: Catalog) -> Bool {
      if let index { return localization.localeIndex == index }
      return localization.localeIndex == Localization.unknownLocale && catalog.localeCode(of: localization) == code
    }
  }
}
