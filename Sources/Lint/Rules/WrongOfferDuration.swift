import AppStore
import CatalogModel
import Diagnostics

/// An offer that lasts for a time that its subscription's offers of the mode do not have.
struct WrongOfferDuration: OfferRule {
  let about = RuleDescription(
    "wrong-offer-duration", .error,
    summary: "an offer's duration does not go with its mode and its subscription's duration",
    why: """
      A pay-as-you-go offer is paid for periods of the subscription's own duration. What is paid up front lasts 1, 2, 3 \
      or 6 months, or 1 year.
      """,
    bad: """
      \(Example.yearly)
              introductory_offers: [{ mode: pay-up-front, duration: 2 weeks, price: 0.99 }]
      """,
    good: """
      \(Example.yearly)
              introductory_offers: [{ mode: pay-up-front, duration: 1 month, price: 0.99 }]
      """,
    source: OfferDurations.source, asOf: OfferDurations.asOf)

  func check(_ offer: Offer, of product: Product, _ report: inout Report) {
    guard let period = product.subscription?.duration.value, let mode = offer.mode.value,
      case .set(let duration, let place) = offer.duration
    else { return }
    let allowed = OfferDurations.allowed(subscription: period, mode: mode).map(\.duration)
    if allowed.contains(duration) { return }
    if mode == .payAsYouGo {
      report.add(
        "a pay-as-you-go offer lasts \(duration.text) where the subscription's period is \(period.text)", at: place,
        of: product, help: Self.help(duration, period))
    } else {
      report.add(
        "\(mode.nounWithArticle) cannot last \(duration.text)", at: place, of: product,
        help: "write one of \(allowed.map(\.text).joined(separator: ", "))")
    }
  }

  /// Three months of a monthly subscription are three periods.
  private static func help(_ duration: Period, _ period: Period) -> String {
    if let months = duration.months, let one = period.months, months > one, months % one == 0 {
      return "write periods: \(months / one), and remove duration"
    }
    return "write duration: \(period.text), or remove it; periods says how many"
  }
}
