import AppStore
import CatalogModel
import Diagnostics

/// More offers than a subscription can have.
struct TooManyOffers: SubscriptionRule {
  let about = RuleDescription(
    "too-many-offers", .error,
    summary: "a subscription has more promotional or win-back offers than the store takes",
    why: """
      A subscription has at most 10 active promotional offers, and 350 win-back offers.
      """,
    bad: """
      \(Example.yearly)
              promotional_offers:
      \(Example.promotionalOffers(11))
      """,
    good: """
      \(Example.yearly)
              promotional_offers:
      \(Example.promotionalOffers(10))
      """,
    source: "https://developer.apple.com/documentation/storekit/in-app_purchase/setting_up_subscription_offers",
    asOf: "2026")

  func check(_ product: Product, of app: App, in catalog: Catalog, _ report: inout Report) {
    guard product.isWanted, let subscription = product.subscription else { return }
    let limits = report.limits
    check(subscription.promotionalOffers, limits.promotionalOffers, "active promotional", of: product, &report)
    check(subscription.winBackOffers, limits.winBackOffers, "win-back", of: product, &report)
  }

  private func check(
    _ offers: [Offer], _ limit: FieldLimit, _ kind: String, of product: Product, _ report: inout Report
  ) {
    guard offers.count > limit.maximum else { return }
    report.add(
      "\(report.catalog.nounAndName(of: product)) has \(offers.count) \(kind) offers, and the store takes no more than \(limit.maximum)",
      at: report.catalog.namePlace(of: offers[limit.maximum]), of: product,
      help: "remove those that customers get no more: \(offers.count - limit.maximum) at least")
  }
}

extension Example {
  /// So many promotional offers, each sound.
  fileprivate static func promotionalOffers(_ count: Int) -> String {
    (1...count).map { number in
      "          - { reference_name: Offer \(number), offer_id: offer\(number), mode: free-trial, duration: 1 month }"
    }.joined(separator: "\n")
  }
}
