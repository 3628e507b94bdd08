package import AppStore

extension Catalog {
  /// Why a purchase of a product cannot come to a scenario, as in `it does not renew`; nil where it can, or where that
  /// cannot be told.
  package func obstacle(
    to scenario: Scenario, of product: Product, of app: App, in storefront: Storefront
  ) -> String? {
    guard let type = product.effectiveType else { return nil }
    switch scenario {
    case .purchased, .refunded, .refundDeclined, .refundReversed: return nil
    case .revoked:
      if type == .consumable || type == .nonRenewingSubscription { return "no family shares it" }
      return product.familySharing.isAbsent || product.familySharing.value == false ? "it has no family_sharing" : nil
    case .renewed, .autoRenewOff, .inBillingRetry, .recovered, .expired, .resubscribed, .extended, .inGracePeriod,
      .upgraded, .downgraded, .withOffer, .priceIncrease:
      guard let subscription = product.subscription else { return "it does not renew" }
      return obstacle(to: scenario, of: product, subscription, of: app, in: storefront)
    }
  }

  private func obstacle(
    to scenario: Scenario, of product: Product, _ subscription: Subscription, of app: App, in storefront: Storefront
  ) -> String? {
    switch scenario {
    case .inGracePeriod: app.billingGracePeriod.isAbsent ? "the app has no billing_grace_period" : nil
    case .upgraded, .downgraded: hasOtherLevel(product, subscription, of: app) ? nil : "its group has no other level"
    case .withOffer: offerObstacle(subscription, in: storefront)
    case .priceIncrease:
      PriceBook(self, of: app).increases(of: product, in: storefront).contains { increase in
        increase.change.existingSubscribers.value == .move && clock.map { increase.from > $0 } == true
      }
        ? nil : "no price change raises what its subscribers pay"
    default: nil
    }
  }

  /// Of a product of the app, which is found by where it is written.
  private func hasOtherLevel(_ product: Product, _ subscription: Subscription, of app: App) -> Bool {
    let levels = app.subscriptionLevels
    let members = app.products.indices.filter { app.products[$0].subscription?.group == subscription.group }
    guard let own = members.first(where: { app.products[$0].productID == product.productID }).flatMap({ levels[$0] })
    else { return true }
    return members.contains { app.products[$0].effectiveStage == .live && levels[$0] != own }
  }

  private func offerObstacle(_ subscription: Subscription, in storefront: Storefront) -> String? {
    let offers = subscription.offers
    if offers.isEmpty { return "it has no offers" }
    if offers.contains(where: { isCurrent($0, in: storefront) }) { return nil }
    return "none of its offers is open in \(storefront.alpha3)\(clock.map { " on \($0)" } ?? " without as_of")"
  }

  /// Whether a storefront makes an offer at the clock; what has a first or last day needs a clock.
  package func isCurrent(_ offer: Offer, in storefront: Storefront) -> Bool {
    guard offer.storefronts.isAbsent || offer.storefronts.value?.includes(storefront) == true else { return false }
    if offer.from.isAbsent, offer.to.isAbsent { return true }
    return clock?.isWithin(offer.from, offer.to) ?? false
  }
}
