import CatalogModel
import Diagnostics

/// A win-back offer that is made for a day or two.
struct ShortWinBackOffer: OfferRule {
  let about = RuleDescription(
    "short-win-back-offer", .error,
    summary: "a win-back offer is made for fewer than three days",
    why: """
      The store makes a win-back offer for three days at least.
      """,
    bad: """
      \(Example.yearly)
              win_back_offers:
                - reference_name: Return
                  offer_id: return
                  eligibility: { paid_months: 3, lapsed_months: [1, 12] }
                  mode: free-trial
                  duration: 1 month
                  from: 2027-02-28
                  to: 2027-03-01
      """,
    good: """
      \(Example.yearly)
              win_back_offers:
                - reference_name: Return
                  offer_id: return
                  eligibility: { paid_months: 3, lapsed_months: [1, 12] }
                  mode: free-trial
                  duration: 1 month
                  from: 2027-02-28
                  to: 2027-03-31
      """,
    source: "https://developer.apple.com/documentation/appstoreconnectapi/winbackoffercreaterequest", asOf: "2026")

  func check(_ offer: Offer, of product: Product, _ report: inout Report) {
    guard offer.kind == .winBack, let days = OfferDays(offer), let from = days.from, let to = days.to,
      let place = offer.to.place, to < from.next.next
    else { return }
    report.add(
      "the win-back offer lasts for \(from == to ? "one day" : "two days"), and the store makes none under three",
      at: place, of: product,
      notes: offer.from.place.map { [Note("it begins here", at: report.catalog.location(of: $0))] } ?? [],
      help: "write to: \(from.next.next), or later")
  }
}
