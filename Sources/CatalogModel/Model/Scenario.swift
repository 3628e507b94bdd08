/// What became of a purchase: what the fixtures tell of it.
package enum Scenario: String, Sendable, Hashable, CaseIterable {
  case purchased
  case renewed
  case autoRenewOff = "auto-renew-off"
  case inGracePeriod = "in-grace-period"
  case inBillingRetry = "in-billing-retry"
  case recovered
  case expired
  case resubscribed
  case upgraded
  case downgraded
  case withOffer = "with-offer"
  case priceIncrease = "price-increase"
  case extended
  case refunded
  case refundDeclined = "refund-declined"
  case refundReversed = "refund-reversed"
  case revoked

  /// What has happened, in one line.
  package var summary: String {
    switch self {
    case .purchased: "bought, and nothing else since"
    case .renewed: "a subscription that has renewed once"
    case .autoRenewOff: "an active subscription that will not renew"
    case .inGracePeriod: "the renewal could not be charged; the service goes on in the app's billing grace period"
    case .inBillingRetry: "the renewal could not be charged, and the service has stopped"
    case .recovered: "a renewal that could be charged after all"
    case .expired: "a subscription that has ended"
    case .resubscribed: "subscribed again after it had ended"
    case .upgraded: "changed to a subscription of a higher level, at once"
    case .downgraded: "changed to a subscription of a lower level, from the next renewal"
    case .withOffer: "bought with an introductory, promotional or win-back offer, or an offer code"
    case .priceIncrease: "asked to agree to a higher price"
    case .extended: "the renewal date was put off by the developer"
    case .refunded: "refunded by the store"
    case .refundDeclined: "a refund was asked for and not given"
    case .refundReversed: "refunded, and the refund taken back"
    case .revoked: "shared by a family member who shares it no more"
    }
  }
}
