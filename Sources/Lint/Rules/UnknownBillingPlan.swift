import CatalogModel
import Diagnostics

/// An offer of a billing plan that its subscription does not have.
struct UnknownBillingPlan: OfferRule {
  let about = RuleDescription(
    "unknown-billing-plan", .warning,
    summary: "an offer belongs to a billing plan that its subscription does not have",
    why: """
      An offer is made to those who choose its plan. Without the plan nobody gets it.
      """,
    bad: """
      \(Example.yearly)
              introductory_offers: [{ mode: free-trial, duration: 1 week, billing_plan: monthly }]
      """,
    good: """
      \(Example.yearly)
              billing_plans: { monthly: { price: 1.99 } }
              introductory_offers: [{ mode: free-trial, duration: 1 week, billing_plan: monthly }]
      """,
    source: "https://github.com/rorkai/App-Store-Connect-CLI @3ebcd22, docs/API_NOTES.md", asOf: "2026-05")

  func check(_ offer: Offer, of product: Product, _ report: inout Report) {
    // The plan may come from a preset in a file that could not be read.
    if report.catalog.isIncomplete { return }
    guard case .set(let kind, let place) = offer.billingPlan, let subscription = product.subscription else { return }
    let plan = subscription.billingPlans.first { $0.kind == kind }
    if plan.map({ $0.enabled.value != false }) ?? (kind == .upFront) { return }
    report.add(
      plan == nil
        ? "the subscription has no billing plan \(kind.rawValue.quoted)"
        : "the subscription's billing plan \(kind.rawValue.quoted) is switched off", at: place, of: product,
      notes: plan?.enabled.place.map { [Note("it is switched off here", at: report.catalog.location(of: $0))] } ?? [],
      help: "add the plan under billing_plans:, or remove billing_plan from the offer")
  }
}
