import CatalogModel
import Diagnostics

/// An offer's identifier with a character that it cannot have.
struct InvalidOfferID: OfferRule {
  let about = RuleDescription(
    "invalid-offer-id", .error,
    summary: "an offer's identifier has a character that the store refuses",
    why: """
      The identifier of a win-back offer has letters, digits, periods and underscores alone, and can never be changed. \
      For promotional offers Apple does not say so, and other characters are a warning.
      """,
    bad: """
      \(Example.yearly)
              win_back_offers:
                - reference_name: Return
                  offer_id: win back
                  eligibility: { paid_months: 3, lapsed_months: [1, 12] }
                  mode: free-trial
                  duration: 1 month
      """,
    good: """
      \(Example.yearly)
              win_back_offers:
                - reference_name: Return
                  offer_id: win_back
                  eligibility: { paid_months: 3, lapsed_months: [1, 12] }
                  mode: free-trial
                  duration: 1 month
      """,
    source: "https://developer.apple.com/documentation/appstoreconnectapi/winbackoffercreaterequest", asOf: "2026")

  func check(_ offer: Offer, of product: Product, _ report: inout Report) {
    guard let text = offer.offerID.text, !report.catalog.isBlank(text) else { return }
    let id = report.catalog.string(of: text)
    guard let refused = id.unicodeScalars.first(where: { !Self.isSound($0) }) else { return }
    report.add(
      "the offer's identifier \(id.quoted) has \(refused.named)", at: text.place, of: product,
      severity: offer.kind == .winBack ? .error : .warning,
      help: "write letters, digits, periods and underscores alone")
  }

  private static func isSound(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", ".", "_": true
    default: false
    }
  }
}
