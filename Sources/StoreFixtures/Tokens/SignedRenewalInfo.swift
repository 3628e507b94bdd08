public import Foundation

/// What the payload of a subscription's signed renewal information says.
///
/// **Nothing is verified.** Neither signature nor certificates are looked at: anybody can write such a token. Read
/// fixtures with it, and in what ships only tokens that Apple's library has verified before.
public struct SignedRenewalInfo: Hashable, Sendable {
  /// Why the subscription ended; nil while it runs.
  public let expirationIntent: ExpirationIntent?
  /// The first transaction of the subscription.
  public let originalTransactionID: String
  /// The whole ID of the product that renews next.
  public let autoRenewProductID: String
  /// The whole ID of the product that the customer has.
  public let productID: String
  /// Whether it renews.
  public let autoRenewStatus: AutoRenewStatus
  /// Whether the store still tries to charge; nil where no renewal failed.
  public let isInBillingRetryPeriod: Bool?
  /// What the customer said to a higher price; nil where none is to come.
  public let priceIncreaseStatus: PriceIncreaseStatus?
  /// Until when the customer keeps the service though a payment failed; nil where there is no grace.
  public let gracePeriodExpiresDate: Date?
  /// The kind of offer that the renewal has; nil without one.
  public let offerType: SignedTransaction.OfferType?
  /// The identifier of the offer; nil for introductory ones.
  public let offerIdentifier: String?
  /// How the offer is paid; nil without one.
  public let offerDiscountType: SignedTransaction.OfferDiscountType?
  /// How long the offer lasts, in ISO 8601; nil without one.
  public let offerPeriod: String?
  /// When the store signed the token.
  public let signedDate: Date
  /// Where the subscription was bought.
  public let environment: StoreEnvironment
  /// When the customer last began to subscribe without a gap.
  public let recentSubscriptionStartDate: Date
  /// When it renews; nil where it does not.
  public let renewalDate: Date?
  /// What is paid in, by ISO 4217; nil where the token has no price.
  public let currency: String?
  /// The price of the renewal in thousandths of the currency's unit (4.99 is 4990); nil where the token has none.
  public let renewalPriceInMilliunits: Int?
  /// The win-back offers that the customer may have, the best first; empty where there are none.
  public let eligibleWinBackOfferIDs: [String]
  /// The app's own identifier of the account, where it set one.
  public let appAccountToken: UUID?
  /// The account's download of the app; nil in older tokens.
  public let appTransactionID: String?
  /// The data of the Advanced Commerce API, as it is; nil without it.
  public let advancedCommerceInfo: JSONObject?
  /// What the customer is bound to next; subscriptions paid by the month only.
  public let commitmentInfo: CommitmentInfo?
  /// How the renewal is paid; nil where there is one way only.
  public let renewalBillingPlanType: SignedTransaction.BillingPlanType?

  /// The price of the renewal in units of the currency, exact; nil where the token has none.
  public var renewalPrice: Decimal? {
    renewalPriceInMilliunits.map { Decimal($0) / 1000 }
  }

  /// Reads a subscription's renewal information **without verifying it**.
  ///
  /// Throws `SignedPayloadError`.
  public init(decodingUnverified token: String) throws(SignedPayloadError) {
    self = try UnverifiedToken.payload(of: token, Self.init(reading:))
  }

  /// Reads the payload alone, which is JSON and stands beside each token of the fixtures.
  ///
  /// Throws `SignedPayloadError`.
  public init(payload: Data) throws(SignedPayloadError) {
    self = try UnverifiedToken.payload(payload, Self.init(reading:))
  }
}

extension SignedRenewalInfo {
  /// What a customer who pays by the month will be bound to.
  public struct CommitmentInfo: Hashable, Sendable {
    /// The whole ID of the product that the next commitment is to.
    public let autoRenewProductID: String?
    /// Whether the commitment renews.
    public let autoRenewStatus: AutoRenewStatus?
    /// How the next commitment is paid.
    public let renewalBillingPlanType: SignedTransaction.BillingPlanType?
    /// When the next commitment begins.
    public let renewalDate: Date?
    /// The price of the next commitment, in thousandths of the currency's unit.
    public let renewalPriceInMilliunits: Int?
  }

  /// Why a subscription ended; later reasons are kept as they are.
  public struct ExpirationIntent: RawRepresentable, OpenValue {
    /// The token's number.
    public let rawValue: Int
    /// Any number, also one not listed here.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The customer turned it off.
    public static let customerCancelled = Self(rawValue: 1)
    /// A payment failed.
    public static let billingError = Self(rawValue: 2)
    /// The customer did not agree to a higher price.
    public static let priceIncrease = Self(rawValue: 3)
    /// The product was not to be had.
    public static let productNotAvailable = Self(rawValue: 4)
    /// For another reason.
    public static let other = Self(rawValue: 5)
  }

  /// Whether a subscription renews; later words are kept as they are.
  public struct AutoRenewStatus: RawRepresentable, OpenValue {
    /// The token's number.
    public let rawValue: Int
    /// Any number, also one not listed here.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// It ends with its period.
    public static let off = Self(rawValue: 0)
    /// It renews.
    public static let on = Self(rawValue: 1)
  }

  /// What a customer said to a higher price; later answers are kept as they are.
  public struct PriceIncreaseStatus: RawRepresentable, OpenValue {
    /// The token's number.
    public let rawValue: Int
    /// Any number, also one not listed here.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Nothing yet.
    public static let pending = Self(rawValue: 0)
    /// Yes, or was only told of it.
    public static let accepted = Self(rawValue: 1)
  }

  init(reading value: JSONValue) throws(ReadingFault) {
    let object = try Read.object(value)
    expirationIntent = try object.may("expirationIntent", Read.code)
    originalTransactionID = try object.need("originalTransactionId", Read.text)
    autoRenewProductID = try object.need("autoRenewProductId", Read.text)
    productID = try object.need("productId", Read.text)
    autoRenewStatus = try object.need("autoRenewStatus", Read.code)
    isInBillingRetryPeriod = try object.may("isInBillingRetryPeriod", Read.flag)
    priceIncreaseStatus = try object.may("priceIncreaseStatus", Read.code)
    gracePeriodExpiresDate = try object.may("gracePeriodExpiresDate", Read.date)
    offerType = try object.may("offerType", Read.code)
    offerIdentifier = try object.may("offerIdentifier", Read.text)
    offerDiscountType = try object.may("offerDiscountType", Read.word)
    offerPeriod = try object.may("offerPeriod", Read.text)
    signedDate = try object.need("signedDate", Read.date)
    environment = try object.need("environment", Read.word)
    recentSubscriptionStartDate = try object.need("recentSubscriptionStartDate", Read.date)
    renewalDate = try object.may("renewalDate", Read.date)
    currency = try object.may("currency", Read.text)
    renewalPriceInMilliunits = try object.may("renewalPrice", Read.integer)
    eligibleWinBackOfferIDs = try object.mayList("eligibleWinBackOfferIds", Read.text) ?? []
    appAccountToken = try object.may("appAccountToken", Read.uuid)
    appTransactionID = try object.may("appTransactionId", Read.text)
    advancedCommerceInfo = try object.may("advancedCommerceInfo", Read.object)
    commitmentInfo = try object.may("commitmentInfo", CommitmentInfo.init(reading:))
    renewalBillingPlanType = try object.may("renewalBillingPlanType", Read.word)
  }
}

extension SignedRenewalInfo.CommitmentInfo {
  init(reading value: JSONValue) throws(ReadingFault) {
    let object = try Read.object(value)
    autoRenewProductID = try object.may("commitmentAutoRenewProductId", Read.text)
    autoRenewStatus = try object.may("commitmentAutoRenewStatus", Read.code)
    renewalBillingPlanType = try object.may("commitmentRenewalBillingPlanType", Read.word)
    renewalDate = try object.may("commitmentRenewalDate", Read.date)
    renewalPriceInMilliunits = try object.may("commitmentRenewalPrice", Read.integer)
  }
}
