import AppStore
import CatalogModel
import Diagnostics

/// More win-back offers in one storefront at the same time than the store runs.
struct TooManyRunningOffers: SubscriptionRule {
  let about = RuleDescription(
    "too-many-running-offers", .error,
    summary: "a subscription has more win-back offers running in one storefront than the store takes",
    why: """
      At most five win-back offers of a subscription run in a storefront at once. Without from and to an offer runs \
      always, without storefronts everywhere.
      """,
    bad: """
      \(Example.yearly)
              win_back_offers:
      \(Example.winBackOffers(6, last: ""))
      """,
    good: """
      \(Example.yearly)
              win_back_offers:
      \(Example.winBackOffers(6, last: ", from: 2028-01-01"))
      """,
    source: "https://developer.apple.com/help/app-store-connect/manage-subscriptions/set-up-win-back-offers",
    asOf: "2026")

  func check(_ product: Product, of app: App, in catalog: Catalog, _ report: inout Report) {
    let most = report.limits.runningWinBackOffers.maximum
    guard product.isWanted, let offers = product.subscription?.winBackOffers, offers.count > most else { return }
    var running = [[OfferDays]](repeating: [], count: Storefront.all.count)
    for item in RunningOffers(offers).items {
      var crowded: [Storefront] = []
      for storefront in item.storefronts.storefronts {
        running[storefront.index].removeAll { $0.ends(before: item.days) }
        // One that does not run after all leaves room for the next.
        if running[storefront.index].count == most {
          crowded.append(storefront)
        } else {
          running[storefront.index].append(item.days)
        }
      }
      if crowded.isEmpty { continue }
      report.add(
        "\(catalog.nounAndName(of: item.offer)) is one too many of those that run \(Self.place(crowded)) at the same time",
        at: catalog.namePlace(of: item.offer), of: product,
        help: "let no more than \(most) overlap in from, to and storefronts")
    }
  }

  private static func place(_ storefronts: [Storefront]) -> String {
    storefronts.count == Storefront.all.count ? "everywhere" : "in \(storefronts.shortList)"
  }
}

extension Example {
  /// So many win-back offers, the first five in the year 2027; the last may have more to say.
  fileprivate static func winBackOffers(_ count: Int, last: String) -> String {
    (1...count).map { number in
      let names = "reference_name: Return \(number), offer_id: return\(number), mode: free-trial, duration: 1 month"
      let days = number <= 5 ? ", to: 2027-12-31" : last
      return "          - { \(names), eligibility: { paid_months: 3, lapsed_months: [1, 12] }\(days) }"
    }.joined(separator: "\n")
  }
}
