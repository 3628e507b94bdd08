import AppStore
import YAML

/// The keys of groups, and those that only subscriptions have.
enum SubscriptionKeys {
  static let subscription = KeyTable<Subscription>(
    "a subscription", inherits: true,
    [
      .word("duration", .subscriptionDuration, \.duration, "How long a period is; it can never be changed.") {
        Period($0).flatMap { Period.subscriptionDurations.contains($0) ? $0 : nil }
      },
      .integer("level", 1...1000, \.level, "Its level in the group; 1 gives most."),
      .custom(
        "billing_plans", .record(billingPlans), "How it may be paid, beside up front.",
        clear: { $0.billingPlans = [] }, read: readBillingPlans),
      OfferKeys.list("introductory_offers", .introductory, \.introductoryOffers, "Offers to new subscribers."),
      OfferKeys.list(
        "promotional_offers", .promotional, \.promotionalOffers, "Offers that the app makes to its subscribers."),
      OfferKeys.list("offer_codes", .code, \.offerCodes, "Offers that are redeemed with a code."),
      OfferKeys.list("win_back_offers", .winBack, \.winBackOffers, "Offers to those who left."),
    ])

  static let group = KeyTable<SubscriptionGroup>(
    "a subscription group",
    [
      .text("reference_name", \.referenceName, "The name that only the store's own pages show."),
      .text("group_id", \.groupID, "The store's identifier of the group, or the StoreKit configuration's."),
      LocalizationKeys.ofGroup,
      .word(
        "levels", .cases(of: LevelOrder.self, noun: "order of levels"), \.levels,
        "How subscriptions get their levels: ordered (the first is level 1) or equal."
      ) { LevelOrder(rawValue: $0) },
    ])

  /// A group of the list, with its subscriptions.
  static let groupShape = RecordShape(
    noun: "a subscription group",
    keys: group.shape.keys + [
      .init(
        name: "subscriptions", summary: "The group's subscriptions, in the order of their levels.",
        shape: .list(.record(ProductKeys.subscriptionShape)))
    ])

  private static let plan = KeyTable<BillingPlan>(
    "a billing plan", inherits: true,
    [.boolean("enabled", \.enabled, "Whether the plan is offered.")] + PricingKeys.price(\.pricing, of: "the plan")
      + [PricingKeys.changes(\.pricing)])

  private static let billingPlans = RecordShape(
    noun: "billing plans",
    keys: [
      .init(
        name: BillingPlan.Kind.monthly.rawValue, summary: "A commitment for the duration, paid by the month.",
        shape: .record(plan.shape)),
      .init(
        name: BillingPlan.Kind.upFront.rawValue, summary: "Paid at the start of the period.", shape: .record(plan.shape)
      ),
    ], inherits: true)

  private static func readBillingPlans(
    into subscription: inout Subscription, _ written: Written, _ reader: inout Reader
  ) {
    for kind in BillingPlan.Kind.allCases {
      guard let value = written.value(kind.rawValue) else { continue }
      let existing = subscription.billingPlans.firstIndex { $0.kind == kind }
      var billingPlan = existing.map { subscription.billingPlans[$0] } ?? BillingPlan(kind: kind, place: value.place)
      plan.read(value, into: &billingPlan, &reader)
      if let existing {
        subscription.billingPlans[existing] = billingPlan
      } else {
        subscription.billingPlans.append(billingPlan)
      }
    }
  }
}
