import CatalogModel
import Diagnostics

/// An offer that apps and servers cannot name.
struct MissingOfferID: OfferRule {
  let about = RuleDescription(
    "missing-offer-id", .error,
    summary: "a promotional offer or a win-back offer has no identifier",
    why: """
      The app asks for the offer, and the server signs it, by its identifier. The store makes none itself.
      """,
    bad: """
      \(Example.yearly)
              promotional_offers: [{ reference_name: Come back, mode: free-trial, duration: 1 month }]
      """,
    good: """
      \(Example.yearly)
              promotional_offers:
                - { reference_name: Come back, offer_id: comeback, mode: free-trial, duration: 1 month }
      """,
    source: "App Store Connect OpenAPI 3.7.0, SubscriptionPromotionalOfferCreateRequest", asOf: "2026")

  func check(_ offer: Offer, of product: Product, _ report: inout Report) {
    guard offer.kind == .promotional || offer.kind == .winBack else { return }
    if let text = offer.offerID.text {
      guard report.catalog.isBlank(text) else { return }
      report.add("the offer's identifier is empty", at: text.place, of: product, help: Self.help)
    } else if offer.offerID.isAbsent {
      report.add(
        "\(report.catalog.nounAndName(of: offer)) has no identifier", at: report.catalog.namePlace(of: offer),
        of: product, severity: product.severity(ofMissing: .error), help: Self.help)
    }
  }

  private static let help = "write offer_id: with letters, digits, periods and underscores"
}
