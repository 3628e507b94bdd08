import AppStore
import CatalogModel
import Diagnostics

/// An offer that does not say how it is paid.
struct MissingOfferMode: OfferRule {
  let about = RuleDescription(
    "missing-offer-mode", .error,
    summary: "an offer does not say how it is paid",
    why: """
      An offer is a free trial, is paid period by period, or is paid once for its whole length. The store takes none \
      without a mode.
      """,
    bad: """
      \(Example.yearly)
              introductory_offers: [{ duration: 1 week }]
      """,
    good: """
      \(Example.yearly)
              introductory_offers: [{ mode: free-trial, duration: 1 week }]
      """,
    source: "App Store Connect OpenAPI 3.7.0, SubscriptionIntroductoryOfferCreateRequest", asOf: "2026")

  func check(_ offer: Offer, of product: Product, _ report: inout Report) {
    guard offer.mode.isAbsent else { return }
    report.add(
      "\(report.catalog.nounAndName(of: offer)) has no mode", at: report.catalog.namePlace(of: offer), of: product,
      severity: product.severity(ofMissing: .error), help: Self.help)
  }

  private static let help = "write mode: with one of \(OfferMode.allCases.map(\.rawValue).joined(separator: ", "))"
}
