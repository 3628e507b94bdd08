import CatalogModel
import Diagnostics

/// A monthly billing plan without a price.
struct MissingPlanPrice: SubscriptionRule {
  let about = RuleDescription(
    "missing-plan-price", .warning,
    summary: "a monthly billing plan has no price",
    why: """
      A subscription's own price is what is paid up front. What is paid each month is another price, which nothing else \
      says.
      """,
    bad: """
      \(Example.yearly)
              billing_plans: { monthly: { enabled: true } }
      """,
    good: """
      \(Example.yearly)
              billing_plans: { monthly: { price: 1.99 } }
      """,
    source: "https://developer.apple.com/help/app-store-connect/reference/pricing-and-availability/", asOf: "2026")

  func check(_ product: Product, of app: App, in catalog: Catalog, _ report: inout Report) {
    if catalog.isIncomplete { return }
    guard product.effectiveStage == .live, let plans = product.subscription?.billingPlans,
      let plan = plans.first(where: { $0.kind == .monthly }), plan.enabled.value != false, plan.pricing.isEmpty
    else { return }
    report.add(
      "the monthly billing plan has no price", at: catalog.headPlace(of: plan.place), of: product,
      help: "write price: with what a subscriber pays each month")
  }
}
