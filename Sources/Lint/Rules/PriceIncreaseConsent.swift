import AppStore
import CatalogModel
import Diagnostics

/// A higher price that subscribers must agree to.
struct PriceIncreaseConsent: SubscriptionRule {
  let about = RuleDescription(
    "price-increase-consent", .note,
    summary: "subscribers move to a price so much higher that they must agree first",
    why: """
      Above 50 per cent and 5 US dollars (50 for a subscription of a year) the store asks each subscriber, and whoever \
      does not agree loses the subscription. Smaller increases are announced only, if there is no other in the year.
      """,
    bad: """
      \(Example.yearly)
      \(Example.monthly)
              price_changes: [{ from: 2027-03-01, price: 9.99, existing_subscribers: move }]
      """,
    good: """
      \(Example.yearly)
      \(Example.monthly)
              price_changes: [{ from: 2027-03-01, price: 9.99, existing_subscribers: keep }]
      """,
    source: "Apple's notice to developers, as quoted by thehindubusinessline.com", asOf: "2022-05-18")

  func check(_ product: Product, of app: App, in catalog: Catalog, _ report: inout Report) {
    for increase in catalog.priceIncreases(of: product, in: app) {
      guard case .set(.move, let place) = increase.change.existingSubscribers, increase.new.currency == "USD",
        let old = increase.old.amount.milliunits, let new = increase.new.amount.milliunits
      else { continue }
      let dollars = product.subscription?.duration.value == .oneYear ? 50 : 5
      guard new - old > dollars * 1000, new * 2 > old * 3 else { continue }
      report.add(
        "subscribers must agree to the price rising from \(increase.text(increase.old)) to \(increase.text(increase.new))",
        at: place, of: product, help: "write keep to let them keep their price, or raise it in smaller steps")
    }
  }
}
