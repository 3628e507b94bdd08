import AppStore
import CatalogModel
import Diagnostics

/// Two introductory offers of one storefront at the same time.
struct OverlappingOffers: SubscriptionRule {
  let about = RuleDescription(
    "overlapping-offers", .error,
    summary: "two introductory offers are made in one storefront at the same time",
    why: """
      A storefront has one introductory offer of a subscription at a time, and at most one that is to come. Without \
      from and to an offer is made always, without storefronts everywhere.
      """,
    bad: """
      \(Example.yearly)
              introductory_offers:
                - { mode: free-trial, duration: 1 week, to: 2027-06-30 }
                - { mode: free-trial, duration: 1 month, storefronts: { only: [JPN] }, from: 2027-06-01 }
      """,
    good: """
      \(Example.yearly)
              introductory_offers:
                - { mode: free-trial, duration: 1 week, storefronts: { except: [JPN] } }
                - { mode: free-trial, duration: 1 month, storefronts: { only: [JPN] } }
      """,
    source: "https://developer.apple.com/help/app-store-connect/reference/pricing-and-availability/", asOf: "2026")

  func check(_ product: Product, of app: App, in catalog: Catalog, _ report: inout Report) {
    guard product.isWanted, let offers = product.subscription?.introductoryOffers, offers.count > 1 else { return }
    for plan in BillingPlan.Kind.allCases {
      check(RunningOffers(offers.filter { ($0.billingPlan.value ?? .upFront) == plan }), of: product, &report)
    }
  }

  /// In each storefront, an offer is held against the one of the earlier ones that ends last.
  private func check(_ running: RunningOffers, of product: Product, _ report: inout Report) {
    var last = [Int?](repeating: nil, count: Storefront.all.count)
    for (number, item) in running.items.enumerated() {
      var found: (other: Int, storefronts: [Storefront])?
      for storefront in item.storefronts.storefronts {
        let earlier = last[storefront.index]
        if let earlier, !running.items[earlier].days.ends(before: item.days), found?.other ?? earlier == earlier {
          found = (earlier, (found?.storefronts ?? []) + [storefront])
        }
        if earlier.map({ item.days.ends(after: running.items[$0].days) }) ?? true { last[storefront.index] = number }
      }
      guard let found else { continue }
      let pair = [item, running.items[found.other]].sorted { $0.position < $1.position }
      report.add(
        "\(Self.place(found.storefronts)) has two introductory offers at the same time",
        at: Self.place(of: pair[1].offer, report.catalog), of: product,
        notes: [
          Note("the other one is here", at: report.catalog.location(of: Self.place(of: pair[0].offer, report.catalog)))
        ],
        help: "give them days that do not overlap with from and to, or different storefronts")
    }
  }

  private static func place(_ storefronts: [Storefront]) -> String {
    switch storefronts.count {
    case 1: storefronts[0].alpha3
    case Storefront.all.count: "every storefront"
    default: "each of \(storefronts.shortList)"
    }
  }

  private static func place(of offer: Offer, _ catalog: Catalog) -> Place {
    offer.from.place ?? offer.storefronts.place.map { catalog.headPlace(of: $0) } ?? catalog.headPlace(of: offer.place)
  }
}
