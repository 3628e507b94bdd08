import CatalogModel
import Diagnostics

/// A subscription that cannot be paid.
struct NoBillingPlan: SubscriptionRule {
  let about = RuleDescription(
    "no-billing-plan", .warning,
    summary: "a subscription has every billing plan switched off",
    why: """
      A subscription is paid up front or monthly. Where up-front is switched off and there is no monthly plan, nobody \
      can buy it.
      """,
    bad: """
      \(Example.yearly)
              billing_plans: { up-front: { enabled: false } }
      """,
    good: """
      \(Example.yearly)
              billing_plans: { up-front: { enabled: false }, monthly: { price: 1.99 } }
      """,
    source: "iapcatalog's catalog format 1", asOf: "2026")

  func check(_ product: Product, of app: App, in catalog: Catalog, _ report: inout Report) {
    if catalog.isIncomplete { return }
    guard product.isWanted, let plans = product.subscription?.billingPlans,
      let upFront = plans.first(where: { $0.kind == .upFront }), case .set(false, let place) = upFront.enabled,
      plans.allSatisfy({ $0.enabled.value == false })
    else { return }
    report.add(
      "no billing plan of the subscription is left", at: place, of: product,
      help: "write enabled: true, or add a plan monthly: with a price")
  }
}
