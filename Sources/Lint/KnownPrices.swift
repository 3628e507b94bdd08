import AppStore
import CatalogModel

extension Catalog {
  /// What a customer pays in a storefront by what the catalog says; nil where only the store knows.
  func knownPrice(_ pricing: Pricing, in storefront: Storefront, base: Storefront) -> Amount? {
    if let byHand = pricing.prices.first(where: { $0.storefront == storefront }) { return byHand.price.value?.amount }
    if storefront == base, let price = pricing.price.value { return price.amount }
    if let row = priceTable(of: pricing)?.rows.first(where: { $0.storefront == storefront }) { return row.price.amount }
    // Without a price beside it, a tier says what is paid everywhere.
    guard pricing.price.isAbsent, pricing.table.isAbsent else { return nil }
    return pricing.tier.value?.customerPrice(in: storefront)
  }
}

extension Product {
  /// What a subscriber pays in a billing plan; up-front is what the subscription costs unless the plan says otherwise.
  func pricing(in plan: BillingPlan.Kind) -> Pricing? {
    let own = self.subscription?.billingPlans.first { $0.kind == plan }?.pricing
    if plan == .upFront { return own.flatMap { $0.isEmpty ? nil : $0 } ?? self.pricing }
    return own
  }
}
