package import AppStore

extension Catalog {
  /// The only clock: the day that `as_of` says.
  package var clock: CalendarDate? { workspace.asOf.value }

  /// The storefront whose currency a plain price is in; nil where it cannot be told.
  package func baseStorefront(of app: App) -> Storefront? {
    app.baseStorefront.isAbsent
      ? Storefront.named("USA") : string(of: app.baseStorefront).flatMap { Storefront.named($0) }
  }

  /// The price table that a pricing names; nil where it names none, or one that there is not.
  package func priceTable(of pricing: Pricing) -> PriceTable? {
    guard let name = pricing.table.text else { return nil }
    let bytes = bytes(of: name)
    return workspace.priceTables.first { self.bytes(of: $0.name) == bytes }
  }
}

extension Product {
  /// What a subscriber pays in a billing plan; up-front is what the subscription costs unless the plan says otherwise.
  package func pricing(in plan: BillingPlan.Kind) -> Pricing? {
    let own = self.subscription?.billingPlans.first { $0.kind == plan }?.pricing
    guard plan == .upFront else { return own }
    guard let own else { return self.pricing }
    guard own.tier.isAbsent, own.price.isAbsent, own.table.isAbsent else { return own }
    // Prices by hand are for their storefronts alone.
    var pricing = self.pricing
    pricing.prices = own.prices + pricing.prices
    pricing.changes += own.changes
    return pricing
  }
}
