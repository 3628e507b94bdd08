import AppStore
import CatalogModel
import Diagnostics

/// A commitment of twelve months on a subscription of another duration.
struct WrongBillingPlan: SubscriptionRule {
  let about = RuleDescription(
    "wrong-billing-plan", .warning,
    summary: "a subscription that does not last a year is billed monthly with a commitment",
    why: """
      Monthly billing commits the subscriber to twelve months, and exists for subscriptions of one year alone.
      """,
    bad: """
      \(Example.yearly)
      \(Example.monthly)
              billing_plans: { monthly: { price: 1.99 } }
      """,
    good: """
      \(Example.yearly)
              billing_plans: { monthly: { price: 1.99 } }
      \(Example.monthly)
      """,
    source: "https://github.com/rorkai/App-Store-Connect-CLI @3ebcd22, docs/API_NOTES.md", asOf: "2026-05")

  func check(_ product: Product, of app: App, in catalog: Catalog, _ report: inout Report) {
    guard product.isWanted, let subscription = product.subscription,
      case .set(let duration, let place) = subscription.duration,
      duration != .oneYear,
      let plan = subscription.billingPlans.first(where: { $0.kind == .monthly }), plan.enabled.value != false
    else { return }
    report.add(
      "a subscription of \(duration.text) cannot be billed monthly with a commitment",
      at: catalog.headPlace(of: plan.place), of: product,
      notes: [Note("the duration is here", at: catalog.location(of: place))],
      help: "remove the plan monthly, or write duration: 1 year")
  }
}
