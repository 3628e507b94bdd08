import AppStore
import CatalogModel
import Diagnostics

/// An offer's name or identifier that is longer than the store takes.
struct OfferNameTooLong: OfferRule {
  let about = RuleDescription(
    "offer-name-too-long", .error,
    summary: "an offer's reference name or identifier is longer than the store takes",
    why: """
      An offer's reference name has at most 64 characters, its identifier 100.
      """,
    bad: """
      \(Example.yearly)
              promotional_offers:
                - reference_name: Come back to the Gold Club and get a whole month of coins for nothing
                  offer_id: comeback
                  mode: free-trial
                  duration: 1 month
      """,
    good: """
      \(Example.yearly)
              promotional_offers:
                - reference_name: Come back
                  offer_id: comeback
                  mode: free-trial
                  duration: 1 month
      """,
    source: "https://github.com/semihcihan/storeconfig @64e98f0", asOf: "2026-06")

  func check(_ offer: Offer, of product: Product, _ report: inout Report) {
    check(offer.referenceName, "reference name", report.limits.offerReferenceName, product, &report)
    check(offer.offerID, "offer's identifier", report.limits.offerIdentifier, product, &report)
  }

  private func check(
    _ field: TextField, _ noun: String, _ limit: FieldLimit, _ product: Product, _ report: inout Report
  ) {
    guard let text = field.text, report.catalog.byteCount(of: text) > limit.maximum else { return }
    let string = report.catalog.string(of: text)
    guard let wrong = WrongLength(noun, string, limit, limit.verdict(of: string)) else { return }
    report.add(wrong.message, at: text.place, of: product, severity: wrong.severity, help: wrong.help)
  }
}
