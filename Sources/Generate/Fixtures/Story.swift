import AppStore
import CatalogModel

/// What becomes of one customer's purchase: all files that tell of it are made from this.
struct Story {
  /// Names its files.
  let name: String
  let scenario: Scenario
  /// What has happened, in one line.
  let outcome: String
  /// The product that was asked for; an upgrade has others beside it.
  let product: ShopProduct
  let customer: Customer
  /// In the order in which they were made, as they are in the end.
  let transactions: [StoreTransaction]
  /// How it will renew, as it is in the end; nil for what does not renew.
  let renewal: RenewalState?
  let status: SubscriptionStatus?
  /// What the store told the server, in order.
  let events: [StoryEvent]
}

extension [Story] {
  /// What was bought in all of them, the oldest first, each with its story.
  var purchases: [(story: Story, transaction: StoreTransaction)] {
    let all = flatMap { story in story.transactions.map { (story: story, transaction: $0) } }
    return all.enumerated().sorted { left, right in
      (left.element.transaction.purchaseDate, left.offset) < (right.element.transaction.purchaseDate, right.offset)
    }.map(\.element)
  }
}

/// Somebody who buys.
struct Customer {
  /// What makes its numbers different from another's.
  let seed: String
  /// The test user's address; nil for somebody that the scenario made up.
  var email: String?
  let storefront: Storefront
  /// The UUID that the app gives its account.
  var accountToken: String?
  /// The number of the app's download.
  let appTransactionID: String
}

/// Something that the customer has bought, or that has renewed.
struct StoreTransaction {
  enum Reason: String {
    case purchase = "PURCHASE"
    case renewal = "RENEWAL"
  }

  enum Ownership: String {
    case purchased = "PURCHASED"
    case familyShared = "FAMILY_SHARED"
  }

  let id: String
  let originalID: String
  /// Of a subscription alone.
  var webOrderLineItemID: String?
  let orderID: String
  let product: ShopProduct
  let storefront: Storefront
  let purchaseDate: Instant
  let originalPurchaseDate: Instant
  /// Of a subscription alone.
  var expiresDate: Instant?
  let reason: Reason
  var ownership = Ownership.purchased
  var revocation: Revocation?
  var isUpgraded = false
  var offer: UsedOffer?
  /// What was paid; nil where only the store knows.
  var price: KnownPrice?
}

/// Why a purchase is no longer the customer's.
struct Revocation {
  enum Kind: String {
    case fullRefund = "REFUND_FULL"
    case family = "FAMILY_REVOKE"
  }

  let date: Instant
  let kind: Kind
}

/// The offer that a price came from.
struct UsedOffer {
  let kind: Offer.Kind
  /// An introductory offer has none.
  let identifier: String?
  let mode: OfferMode
  /// Of pay-as-you-go, one of its periods.
  let period: Period
  /// How many periods are still paid for in this way, this one among them.
  var periods = 1
  let price: KnownPrice?

  /// The same for the next period; nil when it is used up.
  var next: UsedOffer? {
    guard periods > 1 else { return nil }
    var next = self
    next.periods -= 1
    return next
  }

  /// As tokens number them.
  var type: Int {
    switch kind {
    case .introductory: 1
    case .promotional: 2
    case .code: 3
    case .winBack: 4
    }
  }
}

/// How a subscription will renew.
struct RenewalState {
  enum Expiration: Int {
    case cancelled = 1
    case billing = 2
    case priceIncrease = 3
    case notForSale = 4
  }

  var product: ShopProduct
  var nextProduct: ShopProduct
  var isOn = true
  /// When this run of renewals without a gap began.
  var recentStart: Instant
  var renewalDate: Instant?
  /// What the next renewal costs; nil where only the store knows.
  var nextPrice: KnownPrice?
  var expiration: Expiration?
  var isInBillingRetry: Bool?
  var gracePeriodExpires: Instant?
  /// Whether the customer has agreed to a higher price; nil while none is asked.
  var hasAgreedToIncrease: Bool?
  /// What the next renewal is offered for.
  var nextOffer: UsedOffer?
  var winBackOffers: [String] = []
}

/// As the App Store Server API numbers them.
enum SubscriptionStatus: Int {
  case active = 1
  case expired = 2
  case inBillingRetry = 3
  case inGracePeriod = 4
  case revoked = 5
}

/// Something that the store tells the server.
struct StoryEvent {
  let date: Instant
  let type: NotificationType
  let subtype: NotificationSubtype?
  /// As they were then.
  let transaction: StoreTransaction
  let renewal: RenewalState?
  let status: SubscriptionStatus?
}

/// The notifications of version 2 that a catalog's products can be the cause of.
enum NotificationType: String, CaseIterable {
  case subscribed = "SUBSCRIBED"
  case didRenew = "DID_RENEW"
  case didChangeRenewalStatus = "DID_CHANGE_RENEWAL_STATUS"
  case didChangeRenewalPreference = "DID_CHANGE_RENEWAL_PREF"
  case didFailToRenew = "DID_FAIL_TO_RENEW"
  case gracePeriodExpired = "GRACE_PERIOD_EXPIRED"
  case expired = "EXPIRED"
  case offerRedeemed = "OFFER_REDEEMED"
  case priceIncrease = "PRICE_INCREASE"
  case renewalExtended = "RENEWAL_EXTENDED"
  case renewalExtension = "RENEWAL_EXTENSION"
  case oneTimeCharge = "ONE_TIME_CHARGE"
  case consumptionRequest = "CONSUMPTION_REQUEST"
  case refund = "REFUND"
  case refundDeclined = "REFUND_DECLINED"
  case refundReversed = "REFUND_REVERSED"
  case revoke = "REVOKE"
  case rescindConsent = "RESCIND_CONSENT"
  case test = "TEST"
}

enum NotificationSubtype: String, CaseIterable {
  case initialBuy = "INITIAL_BUY"
  case resubscribe = "RESUBSCRIBE"
  case upgrade = "UPGRADE"
  case downgrade = "DOWNGRADE"
  case autoRenewEnabled = "AUTO_RENEW_ENABLED"
  case autoRenewDisabled = "AUTO_RENEW_DISABLED"
  case gracePeriod = "GRACE_PERIOD"
  case billingRecovery = "BILLING_RECOVERY"
  case voluntary = "VOLUNTARY"
  case billingRetry = "BILLING_RETRY"
  case priceIncrease = "PRICE_INCREASE"
  case productNotForSale = "PRODUCT_NOT_FOR_SALE"
  case pending = "PENDING"
  case accepted = "ACCEPTED"
  case summary = "SUMMARY"
  case failure = "FAILURE"
}
