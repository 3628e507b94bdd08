import CatalogModel
import Diagnostics

/// A higher price of a subscription that does not say what its subscribers pay.
struct UnclearPriceIncrease: SubscriptionRule {
  let about = RuleDescription(
    "unclear-price-increase", .warning,
    summary: "a subscription's price rises, and nothing says whether its subscribers keep theirs",
    why: """
      The store asks whether those who subscribe already keep their price or move to the higher one; those who move may \
      have to agree first. A lower price holds for everybody.
      """,
    bad: """
      \(Example.yearly)
              price_changes: [{ from: 2027-03-01, price: 24.99 }]
      """,
    good: """
      \(Example.yearly)
              price_changes: [{ from: 2027-03-01, price: 24.99, existing_subscribers: keep }]
      """,
    source: "https://developer.apple.com/help/app-store-connect/reference/pricing-and-availability/", asOf: "2026")

  func check(_ product: Product, of app: App, in catalog: Catalog, _ report: inout Report) {
    for increase in catalog.priceIncreases(of: product, in: app) where increase.change.existingSubscribers.isAbsent {
      guard let place = increase.change.pricing.firstPlace else { continue }
      report.add(
        "the price rises from \(increase.text(increase.old)) to \(increase.text(increase.new)), and subscribers may "
          + "keep theirs or not", at: place, of: product,
        help: "write existing_subscribers: keep, or move")
    }
  }
}
