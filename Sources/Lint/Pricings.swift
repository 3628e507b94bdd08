import AppStore
import CatalogModel

/// What a pricing is of.
enum PricingUse: Sendable {
  case product
  case offer
}

extension Product {
  /// Goes through all that says what it costs: its own, its changes, its billing plans' and its offers'.
  func forEachPricing(_ body: (Pricing, PricingUse) -> Void) {
    body(self.pricing, .product)
    for change in self.pricing.changes { body(change.pricing, .product) }
    guard let subscription = self.subscription else { return }
    for plan in subscription.billingPlans {
      body(plan.pricing, .product)
      for change in plan.pricing.changes { body(change.pricing, .product) }
    }
    for offer in subscription.offers { body(offer.pricing, .offer) }
  }
}

extension Product {
  /// Goes through the changes of its own price and of its billing plans'.
  func forEachPriceChange(_ body: (PriceChange) -> Void) {
    self.pricing.changes.forEach(body)
    for plan in self.subscription?.billingPlans ?? [] { plan.pricing.changes.forEach(body) }
  }
}

extension Amount {
  /// With the decimals that Apple's prices in a currency have: `4.90`, `980`.
  func text(in currency: String) -> String {
    text(minorUnits: Currency.named(currency)?.priceFractionDigits ?? 0)
  }
}
