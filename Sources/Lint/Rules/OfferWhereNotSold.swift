import AppStore
import CatalogModel
import Diagnostics

/// An offer for storefronts that do not sell its subscription.
struct OfferWhereNotSold: OfferRule {
  let about = RuleDescription(
    "offer-where-not-sold", .warning,
    summary: "an offer is for storefronts that do not sell its subscription",
    why: """
      The store makes an offer only where the subscription is available. The others get none, and the list looks as if \
      they did.
      """,
    bad: """
      \(Example.yearly)
              availability: { except: [CHN] }
              introductory_offers: [{ mode: free-trial, duration: 1 week, storefronts: { only: [CHN, JPN] } }]
      """,
    good: """
      \(Example.yearly)
              availability: { except: [CHN] }
              introductory_offers: [{ mode: free-trial, duration: 1 week, storefronts: { only: [JPN] } }]
      """,
    source: "https://github.com/semihcihan/storeconfig @64e98f0", asOf: "2026-06")

  func check(_ offer: Offer, of product: Product, _ report: inout Report) {
    guard let listed = offer.storefronts.value, listed.scope == .only, !product.availability.isAbsent,
      let sold = StorefrontSet(product.availability)
    else { return }
    let unsold = listed.storefronts.filter { code in code.storefront.map { !sold.contains($0) } ?? false }
    guard let first = unsold.first else { return }
    report.add(
      "the offer is for \(unsold.compactMap(\.storefront).shortList), where the subscription is not sold",
      at: first.code.place, of: product,
      notes: product.availability.place.map {
        [Note("the subscription's availability is here", at: report.catalog.location(of: $0))]
      } ?? [],
      help: "remove \(unsold.count == 1 ? "it" : "them") from the offer, or sell the subscription there")
  }
}
