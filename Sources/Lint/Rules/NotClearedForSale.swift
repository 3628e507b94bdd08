import CatalogModel
import Diagnostics

/// A live product that the store may not sell.
struct NotClearedForSale: ProductRule {
  let about = RuleDescription(
    "not-cleared-for-sale", .warning,
    summary: "a live product is not cleared for sale",
    why: """
      The store returns no product that is not cleared for sale: the app gets an invalid product identifier. What is \
      sold no more is better retired, what is not sold yet a draft.
      """,
    bad: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      products:
        - id: gold
          reference_name: Gold
          type: consumable
          price: 0.99
          cleared_for_sale: false
          localizations: { en-US: { display_name: Gold, description: One hundred coins } }
      """,
    good: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      products:
        - id: gold
          reference_name: Gold
          type: consumable
          price: 0.99
          stage: draft
          cleared_for_sale: false
          localizations: { en-US: { display_name: Gold, description: One hundred coins } }
      """,
    source: "https://developer.apple.com/library/archive/documentation/NetworkingInternet/Conceptual/StoreKitGuide/",
    asOf: "2013")

  func check(_ product: Product, of app: App, in catalog: Catalog, _ report: inout Report) {
    guard product.effectiveStage == .live, case .set(false, let place) = product.clearedForSale else { return }
    report.add(
      "\(catalog.nounAndName(of: product)) is live, but not cleared for sale", at: place, of: product,
      help: "write stage: draft or stage: retired, or clear it for sale")
  }
}
