public import Foundation

/// What the payload of a signed transaction says, as apps and servers get it from the store.
///
/// **Nothing is verified.** Neither signature nor certificates are looked at: anybody can write such a token. Read
/// fixtures with it, and in what ships only tokens that Apple's library has verified before.
public struct SignedTransaction: Hashable, Sendable {
  /// The first transaction of the purchase or subscription; the same for all renewals.
  public let originalTransactionID: String
  /// This transaction, in decimal digits.
  public let transactionID: String
  /// The line of the order; auto-renewable subscriptions only.
  public let webOrderLineItemID: String?
  /// The app's bundle ID.
  public let bundleID: String
  /// The whole product ID.
  public let productID: String
  /// The group; auto-renewable subscriptions only.
  public let subscriptionGroupIdentifier: String?
  /// When this transaction was paid.
  public let purchaseDate: Date
  /// When the first transaction was paid.
  public let originalPurchaseDate: Date
  /// When the subscription ends or ended; nil for what does not end.
  public let expiresDate: Date?
  /// How many were bought; 1 but for consumables.
  public let quantity: Int
  /// What kind of product it is.
  public let type: ProductType
  /// The app's own identifier of the account, where it set one.
  public let appAccountToken: UUID?
  /// Whether the customer bought it, or shares it.
  public let inAppOwnershipType: OwnershipType
  /// When the store signed the token.
  public let signedDate: Date
  /// Why the store took it back; nil where it did not.
  public let revocationReason: RevocationReason?
  /// When the store took it back; nil where it did not.
  public let revocationDate: Date?
  /// How the store took it back; nil where it did not, or does not say.
  public let revocationType: RevocationType?
  /// How much of the price was given back, in thousandths of a percent (50% is 50000); prorated refunds only.
  public let revocationPercentage: Int?
  /// Whether the customer went on to a better subscription; false where the token does not say.
  public let isUpgraded: Bool
  /// The kind of offer; nil without one.
  public let offerType: OfferType?
  /// The identifier of the offer; nil for introductory ones.
  public let offerIdentifier: String?
  /// How the offer is paid; nil without one.
  public let offerDiscountType: OfferDiscountType?
  /// How long the offer lasts, in ISO 8601; nil without one.
  public let offerPeriod: String?
  /// Where it was bought.
  public let environment: StoreEnvironment
  /// The storefront's code of three letters; Kosovo is `XKX`.
  public let storefront: String
  /// The storefront's number, such as `143441`.
  public let storefrontID: String
  /// Whether it is a purchase or a renewal.
  public let transactionReason: Reason
  /// What was paid in, by ISO 4217; nil where the token has no price.
  public let currency: String?
  /// The price in thousandths of the currency's unit (4.99 is 4990); nil where the token has none.
  public let priceInMilliunits: Int?
  /// The account's download of the app; nil in older tokens.
  public let appTransactionID: String?
  /// The data of the Advanced Commerce API, as it is; nil without it.
  public let advancedCommerceInfo: JSONObject?
  /// How the subscription is paid; nil where it has one way only.
  public let billingPlanType: BillingPlanType?
  /// What the customer is bound to; subscriptions paid by the month only.
  public let commitmentInfo: CommitmentInfo?

  /// The price in units of the currency, exact; nil where the token has none.
  public var price: Decimal? {
    priceInMilliunits.map { Decimal($0) / 1000 }
  }

  /// Reads a signed transaction **without verifying it**.
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

extension SignedTransaction {
  /// What a customer who pays by the month is bound to.
  public struct CommitmentInfo: Hashable, Sendable {
    /// The number of this period, from 1.
    public let billingPeriodNumber: Int?
    /// When the commitment ends.
    public let commitmentExpiresDate: Date?
    /// The price of all periods, in thousandths of the currency's unit.
    public let commitmentPriceInMilliunits: Int?
    /// How many periods there are.
    public let totalBillingPeriods: Int?
  }

  init(reading value: JSONValue) throws(ReadingFault) {
    let object = try Read.object(value)
    originalTransactionID = try object.need("originalTransactionId", Read.text)
    transactionID = try object.need("transactionId", Read.text)
    webOrderLineItemID = try object.may("webOrderLineItemId", Read.text)
    bundleID = try object.need("bundleId", Read.text)
    productID = try object.need("productId", Read.text)
    subscriptionGroupIdentifier = try object.may("subscriptionGroupIdentifier", Read.text)
    purchaseDate = try object.need("purchaseDate", Read.date)
    originalPurchaseDate = try object.need("originalPurchaseDate", Read.date)
    expiresDate = try object.may("expiresDate", Read.date)
    quantity = try object.need("quantity", Read.integer)
    type = try object.need("type", Read.word)
    appAccountToken = try object.may("appAccountToken", Read.uuid)
    inAppOwnershipType = try object.need("inAppOwnershipType", Read.word)
    signedDate = try object.need("signedDate", Read.date)
    revocationReason = try object.may("revocationReason", Read.code)
    revocationDate = try object.may("revocationDate", Read.date)
    revocationType = try object.may("revocationType", Read.word)
    revocationPercentage = try object.may("revocationPercentage", Read.integer)
    isUpgraded = try object.may("isUpgraded", Read.flag) ?? false
    offerType = try object.may("offerType", Read.code)
    offerIdentifier = try object.may("offerIdentifier", Read.text)
    offerDiscountType = try object.may("offerDiscountType", Read.word)
    offerPeriod = try object.may("offerPeriod", Read.text)
    environment = try object.need("environment", Read.word)
    storefront = try object.need("storefront", Read.text)
    storefrontID = try object.need("storefrontId", Read.text)
    transactionReason = try object.need("transactionReason", Read.word)
    currency = try object.may("currency", Read.text)
    priceInMilliunits = try object.may("price", Read.integer)
    appTransactionID = try object.may("appTransactionId", Read.text)
    advancedCommerceInfo = try object.may("advancedCommerceInfo", Read.object)
    billingPlanType = try object.may("billingPlanType", Read.word)
    commitmentInfo = try object.may("commitmentInfo", CommitmentInfo.init(reading:))
  }
}

extension SignedTransaction.CommitmentInfo {
  init(reading value: JSONValue) throws(ReadingFault) {
    let object = try Read.object(value)
    billingPeriodNumber = try object.may("billingPeriodNumber", Read.integer)
    commitmentExpiresDate = try object.may("commitmentExpiresDate", Read.date)
    commitmentPriceInMilliunits = try object.may("commitmentPrice", Read.integer)
    totalBillingPeriods = try object.may("totalBillingPeriods", Read.integer)
  }
}
