import CatalogModel
import Diagnostics

/// A number of paid months that the store does not have.
struct WrongPaidMonths: OfferRule {
  let about = RuleDescription(
    "wrong-paid-months", .error,
    summary: "a win-back offer asks for a number of paid months that the store does not have",
    why: """
      The store knows 1 to 24 months, and 3, 4 and 5 years: 36, 48 and 60 months.
      """,
    bad: """
      \(Example.yearly)
              win_back_offers:
                - reference_name: Return
                  offer_id: return
                  eligibility: { paid_months: 30, lapsed_months: [1, 12] }
                  mode: free-trial
                  duration: 1 month
      """,
    good: """
      \(Example.yearly)
              win_back_offers:
                - reference_name: Return
                  offer_id: return
                  eligibility: { paid_months: 36, lapsed_months: [1, 12] }
                  mode: free-trial
                  duration: 1 month
      """,
    source: "https://developer.apple.com/documentation/appstoreconnectapi/winbackoffercreaterequest", asOf: "2026")

  func check(_ offer: Offer, of product: Product, _ report: inout Report) {
    guard case .set(let months, let place) = offer.winBack.paidMonths, months > 24, months % 12 != 0 else { return }
    let below = months / 12 * 12
    report.add(
      "the store has no choice of \(months) paid months", at: place, of: product,
      help: "write 1 to 24, 36, 48 or 60; \(below) and \(below + 12) are nearest")
  }
}
