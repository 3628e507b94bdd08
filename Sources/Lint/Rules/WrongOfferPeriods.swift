import AppStore
import CatalogModel
import Diagnostics

/// An offer of more periods than it can have.
struct WrongOfferPeriods: OfferRule {
  let about = RuleDescription(
    "wrong-offer-periods", .error,
    summary: "an offer has more periods than the store takes",
    why: """
      A pay-as-you-go offer lasts a year at most, and three months of a subscription by the week. A free trial, and \
      what is paid up front, is one period of its own duration.
      """,
    bad: """
      \(Example.yearly)
              introductory_offers: [{ mode: pay-as-you-go, periods: 2, price: 9.99 }]
      """,
    good: """
      \(Example.yearly)
              introductory_offers: [{ mode: pay-as-you-go, periods: 1, price: 9.99 }]
      """,
    source: OfferDurations.source, asOf: OfferDurations.asOf)

  func check(_ offer: Offer, of product: Product, _ report: inout Report) {
    guard let period = product.subscription?.duration.value, let mode = offer.mode.value,
      case .set(let count, let place) = offer.periods,
      let allowed = OfferDurations.allowed(subscription: period, mode: mode).first?.periods, !allowed.contains(count)
    else { return }
    if mode == .payAsYouGo {
      report.add(
        "a pay-as-you-go offer of \(count) periods is longer than a subscription of \(period.text) takes", at: place,
        of: product, help: allowed.upperBound == 1 ? "write periods: 1" : "write a number up to \(allowed.upperBound)")
    } else {
      report.add(
        "\(mode.nounWithArticle) has one period, not \(count)", at: place, of: product,
        help: "remove periods, and write the whole length as its duration")
    }
  }
}
