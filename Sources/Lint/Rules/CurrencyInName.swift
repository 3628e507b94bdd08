import AppStore
import CatalogModel
import Diagnostics

/// A display name that reads like real money.
struct CurrencyInName: Rule {
  let about = RuleDescription(
    "currency-in-name", .warning,
    summary: "an English display name has an amount of a currency",
    why: """
      Review refuses names such as "100 Dollars": customers could take what they buy in the app for real money. A \
      price in a name is wrong in every other storefront, too.
      """,
    bad: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      products:
        - id: gold
          reference_name: Gold
          type: consumable
          price: 0.99
          localizations: { en-US: { display_name: 100 Dollars, description: A bag of play money } }
      """,
    good: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      products:
        - id: gold
          reference_name: Gold
          type: consumable
          price: 0.99
          localizations: { en-US: { display_name: 100 Coins, description: A bag of play money } }
      """,
    source: "https://github.com/lefex/DSA/issues/46", asOf: "2019")

  func check(_ catalog: Catalog, _ report: inout Report) {
    for (localization, owner) in report.unusualTexts.localizations where localization.isEnglish {
      guard let text = localization.displayName.text,
        let range = ReviewWords.firstMoney(in: catalog.bytes(of: text))
      else { continue }
      report.add(
        "the display name \(catalog.string(of: text).quoted) reads like real money",
        at: catalog.location(of: text, bytes: range), of: owner,
        help: "name it after what is sold, such as \"100 Coins\"")
    }
  }
}
