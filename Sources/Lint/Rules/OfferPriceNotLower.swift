import AppStore
import CatalogModel
import Diagnostics

/// A pay-as-you-go offer that costs as much as the subscription.
struct OfferPriceNotLower: SubscriptionRule {
  let about = RuleDescription(
    "offer-price-not-lower", .warning,
    summary: "a pay-as-you-go offer costs no less than its subscription",
    why: """
      While a pay-as-you-go offer lasts, each period costs the offer's price instead of the regular one. One that is not \
      lower is no offer, and the store may refuse it.
      """,
    bad: """
      \(Example.yearly)
              introductory_offers: [{ mode: pay-as-you-go, price: 19.99 }]
      """,
    good: """
      \(Example.yearly)
              introductory_offers: [{ mode: pay-as-you-go, price: 9.99 }]
      """,
    source: "https://apphud.com/blog, on introductory offers", asOf: "2026")

  func check(_ product: Product, of app: App, in catalog: Catalog, _ report: inout Report) {
    guard product.isWanted, let subscription = product.subscription else { return }
    subscription.forEachOffer { offer in
      guard offer.mode.value == .payAsYouGo, let regular = product.pricing(in: offer.billingPlan.value ?? .upFront)
      else { return }
      let prices = PriceBook(catalog, of: app)
      guard let base = prices.base else { return }
      if let place = offer.pricing.price.place ?? offer.pricing.tier.place {
        check(offer, regular, base, prices, at: place, of: product, &report)
      }
      for entry in offer.pricing.prices {
        guard let storefront = entry.storefront, let place = entry.price.place else { continue }
        check(offer, regular, storefront, prices, at: place, of: product, &report)
      }
    }
  }

  private func check(
    _ offer: Offer, _ regular: Pricing, _ storefront: Storefront, _ prices: PriceBook, at place: Place,
    of product: Product, _ report: inout Report
  ) {
    guard let price = prices.regularPrice(offer.pricing, in: storefront)?.amount, !price.isZero,
      let usual = prices.regularPrice(regular, in: storefront)?.amount, price >= usual
    else { return }
    let currency = storefront.currency
    report.add(
      "the offer costs \(price.text(in: currency)) \(currency), and the subscription \(usual.text(in: currency)) \(currency)",
      at: place, of: product, help: "write a lower price, or remove the offer")
  }
}
