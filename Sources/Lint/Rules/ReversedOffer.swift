import CatalogModel
import Diagnostics

/// An offer that ends before it begins.
struct ReversedOffer: OfferRule {
  let about = RuleDescription(
    "reversed-offer", .error,
    summary: "an offer's last day comes before its first",
    why: """
      Nobody would ever get the offer, and the store refuses it. The last day still belongs to it: from and to may be \
      the same day.
      """,
    bad: """
      \(Example.yearly)
              introductory_offers: [{ mode: free-trial, duration: 1 week, from: 2027-02-01, to: 2027-01-01 }]
      """,
    good: """
      \(Example.yearly)
              introductory_offers: [{ mode: free-trial, duration: 1 week, from: 2027-01-01, to: 2027-02-01 }]
      """,
    source: "https://developer.apple.com/help/app-store-connect/reference/pricing-and-availability/", asOf: "2026")

  func check(_ offer: Offer, of product: Product, _ report: inout Report) {
    guard case .set(let from, let start) = offer.from, case .set(let to, let place) = offer.to, to < from else {
      return
    }
    report.add(
      "the offer ends on \(to), before it begins on \(from)", at: place, of: product,
      notes: [Note("it begins here", at: report.catalog.location(of: start))], help: "exchange the two days")
  }
}
