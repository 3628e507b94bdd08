import AppStore
import CatalogModel
import Diagnostics

/// A subscription that does not say how long a period is.
struct MissingDuration: SubscriptionRule {
  let about = RuleDescription(
    "missing-duration", .error,
    summary: "a subscription has no duration",
    why: """
      The store asks for the duration before it takes a subscription for review; what was reviewed keeps it for ever.
      """,
    bad: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      subscription_groups:
        - reference_name: Gold Club
          localizations: { en-US: { display_name: Gold Club } }
          subscriptions:
            - id: club.yearly
              reference_name: Gold Club yearly
              price: 19.99
              cleared_for_sale: true
              localizations: { en-US: { display_name: Gold Club, description: Coins for a whole year } }
      """,
    good: "\(Example.yearly)", source: Period.source, asOf: Period.asOf)

  func check(_ product: Product, of app: App, in catalog: Catalog, _ report: inout Report) {
    if catalog.isIncomplete { return }
    guard product.isWanted, let subscription = product.subscription, subscription.duration.isAbsent else { return }
    report.add(
      "\(catalog.nounAndName(of: product)) has no duration", at: catalog.namePlace(of: product), of: product,
      severity: product.severity(ofMissing: .error),
      help: "write duration: with one of \(Period.subscriptionDurations.map(\.text).joined(separator: ", "))")
  }
}
