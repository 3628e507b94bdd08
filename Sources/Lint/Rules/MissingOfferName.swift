import CatalogModel
import Diagnostics

/// An offer without the name that the team knows it by.
struct MissingOfferName: OfferRule {
  let about = RuleDescription(
    "missing-offer-name", .error,
    summary: "a promotional offer, an offer code or a win-back offer has no reference name",
    why: """
      The store asks for it, and shows it to the team alone. Only an introductory offer has none.
      """,
    bad: """
      \(Example.yearly)
              promotional_offers: [{ offer_id: comeback, mode: free-trial, duration: 1 month }]
      """,
    good: """
      \(Example.yearly)
              promotional_offers:
                - { reference_name: Come back, offer_id: comeback, mode: free-trial, duration: 1 month }
      """,
    source: "App Store Connect OpenAPI 3.7.0, SubscriptionPromotionalOfferCreateRequest", asOf: "2026")

  func check(_ offer: Offer, of product: Product, _ report: inout Report) {
    guard offer.kind != .introductory else { return }
    if let text = offer.referenceName.text {
      guard report.catalog.isBlank(text) else { return }
      report.add("the offer's reference name is empty", at: text.place, of: product, help: Self.help)
    } else if offer.referenceName.isAbsent {
      report.add(
        "\(report.catalog.nounAndName(of: offer)) has no reference name", at: report.catalog.namePlace(of: offer),
        of: product, severity: product.severity(ofMissing: .error), help: Self.help)
    }
  }

  private static let help = "write reference_name: with a name for the team"
}
