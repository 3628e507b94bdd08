/// Where something was bought; later ones are kept as they are.
public struct StoreEnvironment: RawRepresentable, OpenValue {
  /// The token's word.
  public let rawValue: String
  /// Any word, also one not listed here.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Apple's test store.
  public static let sandbox = Self(rawValue: "Sandbox")
  /// The store.
  public static let production = Self(rawValue: "Production")
  /// Xcode's own store, by a StoreKit configuration.
  public static let xcode = Self(rawValue: "Xcode")
  /// Tests of Apple's own libraries.
  public static let localTesting = Self(rawValue: "LocalTesting")
}

extension SignedTransaction {
  /// A kind of product, in the words of tokens; later kinds are kept as they are.
  public struct ProductType: RawRepresentable, OpenValue {
    /// The token's word.
    public let rawValue: String
    /// Any word, also one not listed here.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Paid again for each period.
    public static let autoRenewableSubscription = Self(rawValue: "Auto-Renewable Subscription")
    /// Bought once, and kept.
    public static let nonConsumable = Self(rawValue: "Non-Consumable")
    /// Used up, and bought again.
    public static let consumable = Self(rawValue: "Consumable")
    /// For a time, and not renewed.
    public static let nonRenewingSubscription = Self(rawValue: "Non-Renewing Subscription")
  }

  /// How a customer came to a product; later ways are kept as they are.
  public struct OwnershipType: RawRepresentable, OpenValue {
    /// The token's word.
    public let rawValue: String
    /// Any word, also one not listed here.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A member of the family bought it.
    public static let familyShared = Self(rawValue: "FAMILY_SHARED")
    /// The customer bought it.
    public static let purchased = Self(rawValue: "PURCHASED")
  }

  /// Why the store took a purchase back; later reasons are kept as they are.
  public struct RevocationReason: RawRepresentable, OpenValue {
    /// The token's number.
    public let rawValue: Int
    /// Any number, also one not listed here.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// For another reason than a fault of the app.
    public static let other = Self(rawValue: 0)
    /// The customer named a fault of the app.
    public static let issueWithApp = Self(rawValue: 1)
  }

  /// How the store took a purchase back; later ways are kept as they are.
  public struct RevocationType: RawRepresentable, OpenValue {
    /// The token's word.
    public let rawValue: String
    /// Any word, also one not listed here.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// All money was given back.
    public static let fullRefund = Self(rawValue: "REFUND_FULL")
    /// The money for the rest of the period was given back.
    public static let proratedRefund = Self(rawValue: "REFUND_PRORATED")
    /// The family no longer shares it.
    public static let familyRevoke = Self(rawValue: "FAMILY_REVOKE")
  }

  /// A kind of offer; later kinds are kept as they are.
  public struct OfferType: RawRepresentable, OpenValue {
    /// The token's number.
    public let rawValue: Int
    /// Any number, also one not listed here.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// For new subscribers.
    public static let introductory = Self(rawValue: 1)
    /// For subscribers of now and before, by the app.
    public static let promotional = Self(rawValue: 2)
    /// For those with a code.
    public static let code = Self(rawValue: 3)
    /// For subscribers of before, by the store.
    public static let winBack = Self(rawValue: 4)
  }

  /// How an offer is paid; later ways are kept as they are.
  public struct OfferDiscountType: RawRepresentable, OpenValue {
    /// The token's word.
    public let rawValue: String
    /// Any word, also one not listed here.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// For nothing.
    public static let freeTrial = Self(rawValue: "FREE_TRIAL")
    /// Its price for each of its periods.
    public static let payAsYouGo = Self(rawValue: "PAY_AS_YOU_GO")
    /// Its price once, for all of its time.
    public static let payUpFront = Self(rawValue: "PAY_UP_FRONT")
    /// Once, for what is no subscription.
    public static let oneTime = Self(rawValue: "ONE_TIME")
  }

  /// Why there is a transaction; later reasons are kept as they are.
  public struct Reason: RawRepresentable, OpenValue {
    /// The token's word.
    public let rawValue: String
    /// Any word, also one not listed here.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The customer bought it.
    public static let purchase = Self(rawValue: "PURCHASE")
    /// The store renewed it.
    public static let renewal = Self(rawValue: "RENEWAL")
  }

  /// How a subscription is paid; later ways are kept as they are.
  public struct BillingPlanType: RawRepresentable, OpenValue {
    /// The token's word.
    public let rawValue: String
    /// Any word, also one not listed here.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// At once.
    public static let billedUpfront = Self(rawValue: "BILLED_UPFRONT")
    /// By the month, with a commitment.
    public static let monthly = Self(rawValue: "MONTHLY")
  }
}
