import CatalogModel
import Diagnostics

/// An offer code that does not say what becomes of the introductory offer.
struct MissingIntroductoryChoice: OfferRule {
  let about = RuleDescription(
    "missing-introductory-choice", .warning,
    summary: "an offer code does not say what becomes of the introductory offer",
    why: """
      A new customer who redeems a code may get the introductory offer too, or the code's offer in its place. The store \
      asks which.
      """,
    bad: """
      \(Example.yearly)
              offer_codes:
                - { reference_name: Launch, eligibility: [new], mode: free-trial, duration: 1 month }
      """,
    good: """
      \(Example.yearly)
              offer_codes:
                - reference_name: Launch
                  eligibility: [new]
                  with_introductory: stack
                  mode: free-trial
                  duration: 1 month
      """,
    source: "App Store Connect OpenAPI 3.7.0, SubscriptionOfferEligibility", asOf: "2026")

  func check(_ offer: Offer, of product: Product, _ report: inout Report) {
    guard offer.kind == .code, offer.withIntroductory.isAbsent else { return }
    report.add(
      "\(report.catalog.nounAndName(of: offer)) does not say what becomes of the introductory offer",
      at: report.catalog.namePlace(of: offer), of: product, severity: product.severity(ofMissing: .warning),
      help: "write with_introductory: stack to give both, or replace to give the code's alone")
  }
}
