import AppStore
import CatalogModel
import Diagnostics

/// A product without texts in a language that other products of its app have.
struct MissingTranslation: Rule {
  let about = RuleDescription(
    "missing-translation", .note,
    summary: "a product lacks a locale that others of the app have; only where lint.rules sets it",
    why: """
      Customers see the primary locale's texts where theirs are missing. This rule is silent until lint: { rules: \
      { missing-translation: warning } } asks for it, since most catalogs are translated bit by bit; \
      required_locales: names the languages that no product may lack.
      """,
    bad: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      lint: { rules: { missing-translation: warning } }
      products:
        - id: gold
          reference_name: Gold
          type: consumable
          price: 0.99
          localizations:
            en-US: { display_name: Gold, description: One hundred coins }
            de-DE: { display_name: Gold, description: Hundert Münzen }
        - id: silver
          reference_name: Silver
          type: consumable
          price: 0.99
          localizations:
            en-US: { display_name: Silver, description: Five hundred coins }
      """,
    good: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      lint: { rules: { missing-translation: warning } }
      products:
        - id: gold
          reference_name: Gold
          type: consumable
          price: 0.99
          localizations:
            en-US: { display_name: Gold, description: One hundred coins }
            de-DE: { display_name: Gold, description: Hundert Münzen }
        - id: silver
          reference_name: Silver
          type: consumable
          price: 0.99
          localizations:
            en-US: { display_name: Silver, description: Five hundred coins }
            de-DE: { display_name: Silber, description: Fünfhundert Münzen }
      """,
    source: "https://github.com/rorkai/App-Store-Connect-CLI/issues/1349", asOf: "2026")

  func check(_ catalog: Catalog, _ report: inout Report) {
    let isAsked = catalog.workspace.lint.rules.contains { catalog.string(of: $0.rule) == about.id }
    guard isAsked, !catalog.isIncomplete else { return }
    for app in catalog.apps {
      let live = app.products.filter {
        $0.effectiveStage == .live && !$0.lacksLocalizations && !$0.localizations.isEmpty
      }
      let offered = live.reduce(into: LocaleSet()) { $0.formUnion(LocaleSet(of: $1)) }
      let elsewhere = LocaleSet(named: required(by: app, catalog))
      for product in live {
        let missing = offered.subtracting(LocaleSet(of: product)).subtracting(elsewhere)
        if missing.isEmpty { continue }
        report.add(
          "\(catalog.nounAndName(of: product)) has no texts in \(missing.codes.listed), which other products have",
          at: catalog.namePlace(of: product), of: product,
          help: "translate it, or write copy_locales: to take another's texts")
      }
    }
  }

  /// These have rules of their own.
  private func required(by app: App, _ catalog: Catalog) -> [String] {
    catalog.workspace.requiredLocales.map { catalog.string(of: $0) }
      + [catalog.string(of: app.primaryLocale)].compactMap(\.self)
  }
}

/// Some of the store's locales.
private struct LocaleSet {
  private var has = [Bool](repeating: false, count: StoreLocale.all.count)

  init() {}

  init(of product: Product) {
    for localization in product.localizations where localization.localeIndex != Localization.unknownLocale {
      has[Int(localization.localeIndex)] = true
    }
  }

  init(named codes: [String]) {
    for code in codes { StoreLocale.named(code).map { has[$0.index] = true } }
  }

  mutating func formUnion(_ other: LocaleSet) {
    for index in has.indices where other.has[index] { has[index] = true }
  }

  func subtracting(_ other: LocaleSet) -> LocaleSet {
    var rest = self
    for index in has.indices where other.has[index] { rest.has[index] = false }
    return rest
  }

  var isEmpty: Bool { !has.contains(true) }

  var codes: [String] { has.indices.filter { has[$0] }.map { StoreLocale.all[$0].code } }
}
