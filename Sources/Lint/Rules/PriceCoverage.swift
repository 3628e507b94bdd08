import CatalogModel
import Diagnostics

/// A subscription without a price in storefronts that sell it.
struct PriceCoverage: SubscriptionRule {
  let about = RuleDescription(
    "price-coverage", .warning,
    summary: "a subscription is sold in storefronts for which it has no price",
    why: """
      A subscription has one price for each storefront, and no base price in the store from which the others follow. \
      Where one is missing, it keeps missing metadata. A "price" or "price_tier" stands for all of them.
      """,
    bad: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      subscription_groups:
        - reference_name: Club
          localizations: { en-US: { display_name: Club } }
          subscriptions:
            - id: club.monthly
              reference_name: Club monthly
              duration: 1 month
              availability: { only: [USA, GBR, DEU] }
              prices: { USA: 9.99 }
              localizations: { en-US: { display_name: Club, description: Every comic for a month } }
      """,
    good: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      subscription_groups:
        - reference_name: Club
          localizations: { en-US: { display_name: Club } }
          subscriptions:
            - id: club.monthly
              reference_name: Club monthly
              duration: 1 month
              availability: { only: [USA, GBR, DEU] }
              price: 9.99
              localizations: { en-US: { display_name: Club, description: Every comic for a month } }
      """,
    source: "https://github.com/rorkai/App-Store-Connect-CLI/pull/954", asOf: "2026")

  func check(_ product: Product, of app: App, in catalog: Catalog, _ report: inout Report) {
    guard product.isWanted, let subscription = product.subscription, !catalog.isIncomplete else { return }
    guard subscription.billingPlans.first(where: { $0.kind == .upFront })?.pricing.isEmpty ?? true,
      let missing = catalog.storefrontsWithoutPrice(product), !missing.isEmpty
    else { return }
    let place = product.pricing.table.place ?? product.pricing.prices.first?.code.place
    report.add(
      "\(catalog.nounAndName(of: product)) has no price for \(missing.shortList)",
      at: place ?? catalog.namePlace(of: product), of: product, help: Self.help(missing.count))
  }

  private static func help(_ count: Int) -> String {
    "write price: with what a customer pays in the base storefront, or a price for \(count == 1 ? "it" : "each of them")"
  }
}
