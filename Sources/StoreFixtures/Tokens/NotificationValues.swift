extension ServerNotification {
  /// What happened; later ones are kept as they are.
  public struct NotificationType: RawRepresentable, OpenValue {
    /// The token's word.
    public let rawValue: String
    /// Any word, also one not listed here.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A customer subscribed, first or again.
    public static let subscribed = Self(rawValue: "SUBSCRIBED")
    /// A customer chose another product for the renewal.
    public static let didChangeRenewalPref = Self(rawValue: "DID_CHANGE_RENEWAL_PREF")
    /// A customer turned renewal off or on.
    public static let didChangeRenewalStatus = Self(rawValue: "DID_CHANGE_RENEWAL_STATUS")
    /// A customer took an offer.
    public static let offerRedeemed = Self(rawValue: "OFFER_REDEEMED")
    /// A subscription renewed.
    public static let didRenew = Self(rawValue: "DID_RENEW")
    /// A subscription ended.
    public static let expired = Self(rawValue: "EXPIRED")
    /// A renewal could not be charged.
    public static let didFailToRenew = Self(rawValue: "DID_FAIL_TO_RENEW")
    /// The grace after a failed payment is over.
    public static let gracePeriodExpired = Self(rawValue: "GRACE_PERIOD_EXPIRED")
    /// A customer was told of a higher price, or agreed to it.
    public static let priceIncrease = Self(rawValue: "PRICE_INCREASE")
    /// The store gave money back.
    public static let refund = Self(rawValue: "REFUND")
    /// The store gave no money back.
    public static let refundDeclined = Self(rawValue: "REFUND_DECLINED")
    /// The store asks how much of a purchase was used.
    public static let consumptionRequest = Self(rawValue: "CONSUMPTION_REQUEST")
    /// The end of a subscription was moved.
    public static let renewalExtended = Self(rawValue: "RENEWAL_EXTENDED")
    /// A family no longer shares a purchase.
    public static let revoke = Self(rawValue: "REVOKE")
    /// A test that the server asked for.
    public static let test = Self(rawValue: "TEST")
    /// The end of many subscriptions was moved, or could not be.
    public static let renewalExtension = Self(rawValue: "RENEWAL_EXTENSION")
    /// The store took a refund back.
    public static let refundReversed = Self(rawValue: "REFUND_REVERSED")
    /// A purchase outside the store was not reported.
    public static let externalPurchaseToken = Self(rawValue: "EXTERNAL_PURCHASE_TOKEN")
    /// Something that does not renew was bought.
    public static let oneTimeCharge = Self(rawValue: "ONE_TIME_CHARGE")
    /// A parent took consent back.
    public static let rescindConsent = Self(rawValue: "RESCIND_CONSENT")
    /// The data of a subscription changed (Advanced Commerce API).
    public static let metadataUpdate = Self(rawValue: "METADATA_UPDATE")
    /// A subscription moved (Advanced Commerce API).
    public static let migration = Self(rawValue: "MIGRATION")
    /// The price of a subscription changed (Advanced Commerce API).
    public static let priceChange = Self(rawValue: "PRICE_CHANGE")
  }

  /// What more there is to say of it; later ones are kept as they are.
  public struct Subtype: RawRepresentable, OpenValue {
    /// The token's word.
    public let rawValue: String
    /// Any word, also one not listed here.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// For the first time.
    public static let initialBuy = Self(rawValue: "INITIAL_BUY")
    /// Again, after an end.
    public static let resubscribe = Self(rawValue: "RESUBSCRIBE")
    /// To a lower level.
    public static let downgrade = Self(rawValue: "DOWNGRADE")
    /// To a higher level.
    public static let upgrade = Self(rawValue: "UPGRADE")
    /// Renewal was turned on.
    public static let autoRenewEnabled = Self(rawValue: "AUTO_RENEW_ENABLED")
    /// Renewal was turned off.
    public static let autoRenewDisabled = Self(rawValue: "AUTO_RENEW_DISABLED")
    /// By the customer's wish.
    public static let voluntary = Self(rawValue: "VOLUNTARY")
    /// Since payments failed.
    public static let billingRetry = Self(rawValue: "BILLING_RETRY")
    /// Since the customer did not agree to a higher price.
    public static let priceIncrease = Self(rawValue: "PRICE_INCREASE")
    /// The customer keeps the service for some days.
    public static let gracePeriod = Self(rawValue: "GRACE_PERIOD")
    /// The customer has not answered yet.
    public static let pending = Self(rawValue: "PENDING")
    /// The customer agreed, or was only told.
    public static let accepted = Self(rawValue: "ACCEPTED")
    /// A payment went through after all.
    public static let billingRecovery = Self(rawValue: "BILLING_RECOVERY")
    /// Since the product was not sold any more.
    public static let productNotForSale = Self(rawValue: "PRODUCT_NOT_FOR_SALE")
    /// For all, when it is done.
    public static let summary = Self(rawValue: "SUMMARY")
    /// For one that could not be moved.
    public static let failure = Self(rawValue: "FAILURE")
    /// Nothing was reported of it.
    public static let unreported = Self(rawValue: "UNREPORTED")
  }

  /// How a subscription stands; later ones are kept as they are.
  public struct SubscriptionStatus: RawRepresentable, OpenValue {
    /// The token's number.
    public let rawValue: Int
    /// Any number, also one not listed here.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// It runs.
    public static let active = Self(rawValue: 1)
    /// It ended.
    public static let expired = Self(rawValue: 2)
    /// The store still tries to charge.
    public static let billingRetry = Self(rawValue: 3)
    /// The store still tries to charge, and the customer keeps the service.
    public static let gracePeriod = Self(rawValue: 4)
    /// The store took it back.
    public static let revoked = Self(rawValue: 5)
  }

  /// Why a customer wants money back; later reasons are kept as they are.
  public struct ConsumptionRequestReason: RawRepresentable, OpenValue {
    /// The token's word.
    public let rawValue: String
    /// Any word, also one not listed here.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// It was not meant.
    public static let unintendedPurchase = Self(rawValue: "UNINTENDED_PURCHASE")
    /// It did not come or did not work.
    public static let fulfillmentIssue = Self(rawValue: "FULFILLMENT_ISSUE")
    /// It did not please.
    public static let unsatisfiedWithPurchase = Self(rawValue: "UNSATISFIED_WITH_PURCHASE")
    /// By law.
    public static let legal = Self(rawValue: "LEGAL")
    /// For another reason.
    public static let other = Self(rawValue: "OTHER")
  }
}
