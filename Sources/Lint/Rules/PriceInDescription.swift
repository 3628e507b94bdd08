import AppStore
import CatalogModel
import Diagnostics

/// A description that states a price.
struct PriceInDescription: Rule {
  let about = RuleDescription(
    "price-in-description", .warning,
    summary: "an English description has an amount of a currency",
    why: """
      The store shows the price in the customer's own currency; one in the text is wrong elsewhere, and after every \
      change. Guideline 2.3.7 asks to leave prices out of texts.
      """,
    bad: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      products:
        - id: gold
          reference_name: Gold
          type: consumable
          price: 0.99
          localizations: { en-US: { display_name: Gold, description: 100 coins for just $0.99 } }
      """,
    good: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      products:
        - id: gold
          reference_name: Gold
          type: consumable
          price: 0.99
          localizations: { en-US: { display_name: Gold, description: 100 coins for a small price } }
      """,
    source: "https://developer.apple.com/app-store/review/guidelines/#accurate-metadata", asOf: "2026")

  func check(_ catalog: Catalog, _ report: inout Report) {
    for (localization, owner) in report.unusualTexts.localizations where localization.isEnglish {
      guard let text = localization.description.text,
        let range = ReviewWords.firstMoney(in: catalog.bytes(of: text))
      else { continue }
      report.add(
        "the description \(catalog.string(of: text).quoted) states a price",
        at: catalog.location(of: text, bytes: range), of: owner, help: "leave the price to the store")
    }
  }
}
