import AppStore
import CatalogModel
import Diagnostics

/// Two introductory offers of one storefront that are both to come.
struct SecondFutureOffer: SubscriptionRule {
  let about = RuleDescription(
    "second-future-offer", .warning,
    summary: "two introductory offers of one storefront begin after the catalog's day",
    why: """
      A storefront has one introductory offer now and one that is to come. The store refuses the second of those that \
      are to come until the first has begun. What is to come is told by "as_of".
      """,
    bad: """
      as_of: 2026-12-01
      \(Example.yearly)
              introductory_offers:
                - { mode: free-trial, duration: 1 week, from: 2027-01-01, to: 2027-01-31 }
                - { mode: free-trial, duration: 1 month, from: 2027-06-01, to: 2027-06-30 }
      """,
    good: """
      as_of: 2027-01-02
      \(Example.yearly)
              introductory_offers:
                - { mode: free-trial, duration: 1 week, from: 2027-01-01, to: 2027-01-31 }
                - { mode: free-trial, duration: 1 month, from: 2027-06-01, to: 2027-06-30 }
      """,
    source: "https://developer.apple.com/help/app-store-connect/reference/pricing-and-availability/", asOf: "2026")

  func check(_ product: Product, of app: App, in catalog: Catalog, _ report: inout Report) {
    guard product.isWanted, let today = catalog.workspace.asOf.value,
      let offers = product.subscription?.introductoryOffers, offers.count > 1
    else { return }
    var coming: [BillingPlan.Kind: StorefrontSet] = [:]
    for item in RunningOffers(offers).items {
      guard case .set(let from, let place) = item.offer.from, from > today else { continue }
      let plan = item.offer.billingPlan.value ?? .upFront
      let earlier = coming[plan] ?? .none
      coming[plan] = earlier.union(item.storefronts)
      guard !earlier.isDisjoint(with: item.storefronts) else { continue }
      report.add(
        "a second introductory offer of a storefront begins after \(today)", at: place, of: product,
        help: "add it when the one before has begun")
    }
  }
}
