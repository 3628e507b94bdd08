import CatalogModel
import Diagnostics

/// An offer code or a win-back offer that does not say who may have it.
struct MissingOfferEligibility: OfferRule {
  let about = RuleDescription(
    "missing-offer-eligibility", .error,
    summary: "an offer code or a win-back offer does not say who may have it",
    why: """
      The store asks which customers may redeem a code, and how long those must have paid, and been away, who are to be \
      won back.
      """,
    bad: """
      \(Example.yearly)
              offer_codes:
                - { reference_name: Launch, with_introductory: stack, mode: free-trial, duration: 1 month }
      """,
    good: """
      \(Example.yearly)
              offer_codes:
                - reference_name: Launch
                  eligibility: [new, expired]
                  with_introductory: stack
                  mode: free-trial
                  duration: 1 month
      """,
    source: "App Store Connect OpenAPI 3.7.0, SubscriptionOfferCodeCreateRequest and WinBackOfferCreateRequest",
    asOf: "2026")

  func check(_ offer: Offer, of product: Product, _ report: inout Report) {
    let name = report.catalog.nounAndName(of: offer)
    switch offer.kind {
    case .introductory, .promotional: return
    case .code:
      if case .set(let customers, let place) = offer.customers {
        // What is written there and cannot be read has its finding.
        guard customers.isEmpty, report.catalog.isEmptyList(place) else { return }
        report.add("\(name) is for no customers", at: place, of: product, help: Self.codeHelp)
      } else if offer.customers.isAbsent {
        add("\(name) does not say which customers may redeem it", Self.codeHelp, offer, product, &report)
      }
    case .winBack:
      if offer.winBack.paidMonths.isAbsent {
        add(
          "\(name) does not say how long customers must have paid",
          "write eligibility: { paid_months: 3 } with the least number of months", offer, product, &report)
      }
      if offer.winBack.lapsedMonths.isAbsent {
        add(
          "\(name) does not say how long customers have been away",
          "write eligibility: { lapsed_months: [1, 12] } with the least and the most months", offer, product, &report)
      }
    }
  }

  private func add(_ message: String, _ help: String, _ offer: Offer, _ product: Product, _ report: inout Report) {
    report.add(
      message, at: report.catalog.namePlace(of: offer), of: product, severity: product.severity(ofMissing: .error),
      help: help)
  }

  private static let codeHelp =
    "write eligibility: with some of \(CustomerEligibility.allCases.map(\.rawValue).joined(separator: ", "))"
}
