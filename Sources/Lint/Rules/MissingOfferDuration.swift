import AppStore
import CatalogModel
import Diagnostics

/// A free trial, or an offer paid up front, that does not say how long it lasts.
struct MissingOfferDuration: OfferRule {
  let about = RuleDescription(
    "missing-offer-duration", .error,
    summary: "an offer does not say how long it lasts",
    why: """
      A free trial and an offer paid up front last for a time of their own. Only a pay-as-you-go offer has the \
      subscription's duration, period by period.
      """,
    bad: """
      \(Example.yearly)
              introductory_offers: [{ mode: free-trial }]
      """,
    good: """
      \(Example.yearly)
              introductory_offers: [{ mode: free-trial, duration: 1 week }]
      """,
    source: OfferDurations.source, asOf: OfferDurations.asOf)

  func check(_ offer: Offer, of product: Product, _ report: inout Report) {
    guard offer.duration.isAbsent, let mode = offer.mode.value, mode != .payAsYouGo else { return }
    let durations = Set(
      OfferDurations.allowed(subscription: product.subscription?.duration.value ?? .oneMonth, mode: mode)
        .map(\.duration))
    let listed = durations.sorted().map(\.text).joined(separator: ", ")
    report.add(
      "\(report.catalog.nounAndName(of: offer)) has no duration", at: report.catalog.namePlace(of: offer),
      of: product, severity: product.severity(ofMissing: .error), help: "write duration: with one of \(listed)")
  }
}
