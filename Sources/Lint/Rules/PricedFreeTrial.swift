import AppStore
import CatalogModel
import Diagnostics

/// A free trial with a price.
struct PricedFreeTrial: OfferRule {
  let about = RuleDescription(
    "priced-free-trial", .error,
    summary: "a free trial has a price",
    why: """
      The store refuses a free trial that comes with prices. What costs something is paid up front or period by period.
      """,
    bad: """
      \(Example.yearly)
              introductory_offers: [{ mode: free-trial, duration: 1 month, price: 0.99 }]
      """,
    good: """
      \(Example.yearly)
              introductory_offers: [{ mode: pay-up-front, duration: 1 month, price: 0.99 }]
      """,
    source: "https://github.com/rorkai/App-Store-Connect-CLI @3ebcd22, docs/API_NOTES.md", asOf: "2026-05")

  func check(_ offer: Offer, of product: Product, _ report: inout Report) {
    guard offer.mode.value == .freeTrial, let place = offer.pricing.firstPlace else { return }
    // What costs nothing has a rule of its own.
    if offer.pricing.price.value?.amount.isZero == true || offer.pricing.tier.value == .numbered(0) { return }
    report.add(
      "a free trial has a price", at: place, of: product,
      help: "remove it, or write mode: pay-up-front or pay-as-you-go")
  }
}
