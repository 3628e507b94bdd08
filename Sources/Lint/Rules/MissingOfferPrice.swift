import AppStore
import CatalogModel
import Diagnostics

/// An offer that is paid, without a price.
struct MissingOfferPrice: OfferRule {
  let about = RuleDescription(
    "missing-offer-price", .error,
    summary: "an offer that is paid has no price",
    why: """
      Only a free trial costs nothing. For the other modes the store asks what a customer pays while the offer lasts.
      """,
    bad: """
      \(Example.yearly)
              introductory_offers: [{ mode: pay-up-front, duration: 1 month }]
      """,
    good: """
      \(Example.yearly)
              introductory_offers: [{ mode: pay-up-front, duration: 1 month, price: 0.99 }]
      """,
    source: "https://github.com/semihcihan/storeconfig @64e98f0", asOf: "2026-06")

  func check(_ offer: Offer, of product: Product, _ report: inout Report) {
    guard offer.pricing.isEmpty, case .set(let mode, let place) = offer.mode, mode != .freeTrial else { return }
    report.add(
      "\(mode.nounWithArticle) has no price", at: place, of: product, severity: product.severity(ofMissing: .error),
      help: "write price: with what a customer pays \(mode == .payAsYouGo ? "each period" : "once"), or price_tier:")
  }
}
