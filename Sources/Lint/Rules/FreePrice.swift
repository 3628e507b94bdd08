import AppStore
import CatalogModel
import Diagnostics

/// An in-app purchase for nothing.
struct FreePrice: ProductRule {
  let about = RuleDescription(
    "free-price", .error,
    summary: "a product costs nothing",
    why: """
      An in-app purchase cannot be free: the lowest tier is 1, and point 0 is for apps. What is free needs no \
      product; a subscription's first weeks can be given away by an introductory offer.
      """,
    bad: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      products:
        - id: gold
          reference_name: Gold
          type: consumable
          price: 0
          localizations: { en-US: { display_name: Gold, description: One hundred coins } }
      """,
    good: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      products:
        - id: gold
          reference_name: Gold
          type: consumable
          price: 0.29
          localizations: { en-US: { display_name: Gold, description: One hundred coins } }
      """,
    source: "https://github.com/rorkai/App-Store-Connect-CLI/issues/1290", asOf: "2026")

  func check(_ product: Product, of app: App, in catalog: Catalog, _ report: inout Report) {
    guard !product.isRetired, product.type.value != .freeSubscription else { return }
    product.forEachPricing { pricing, use in
      if case .set(.numbered(0), let place) = pricing.tier { add(place, use, product, &report) }
      for price in [pricing.price] + pricing.prices.map(\.price) {
        if case .set(let price, let place) = price, price.amount.isZero { add(place, use, product, &report) }
      }
    }
  }

  private func add(_ place: Place, _ use: PricingUse, _ product: Product, _ report: inout Report) {
    switch use {
    case .product:
      report.add(
        "an in-app purchase cannot be free", at: place, of: product,
        help: "write a price_tier from 1, or a price above 0")
    case .offer:
      report.add(
        "an offer with a price cannot be free", at: place, of: product, help: "write mode: free-trial, and no price")
    }
  }
}
