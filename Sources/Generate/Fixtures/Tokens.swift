import AppStore
import CatalogModel
import JSON
import Signing

/// What the store signs, as JSON: members in the order of Apple's documentation, and none that says nothing.
///
/// Shapes: Apple's app-store-server-library 3.1.2; the schemas beside this are made from the same tables.
struct Tokens {
  let shop: Shop
  private let signed = SignedTokens()

  init(shop: Shop) {
    self.shop = shop
  }

  static let environment = "Sandbox"
  /// The app's version, which the catalog does not know.
  static let appVersion = "1.0"
  /// What the sandbox says of every app: the first of August 2013.
  static let sandboxPurchaseDate = Instant(milliseconds: 1_375_340_400_000)

  /// A token; its payload is on one line.
  func sign(_ payload: JSONValue) -> String {
    signed.token(of: JSONWriter.compactBytes(payload))
  }

  func transaction(_ transaction: StoreTransaction, of customer: Customer, signed: Instant) -> JSONValue {
    var members = JSONMembers()
    members.add("originalTransactionId", transaction.originalID)
    members.add("transactionId", transaction.id)
    members.add("webOrderLineItemId", transaction.webOrderLineItemID)
    members.add("bundleId", shop.bundleID)
    members.add("productId", transaction.product.id)
    members.add("subscriptionGroupIdentifier", transaction.product.groupID)
    members.add("purchaseDate", transaction.purchaseDate)
    members.add("originalPurchaseDate", transaction.originalPurchaseDate)
    members.add("expiresDate", transaction.expiresDate)
    members.add("quantity", 1)
    members.add("type", transaction.product.type.tokenName)
    members.add("appAccountToken", customer.accountToken)
    members.add("inAppOwnershipType", transaction.ownership.rawValue)
    members.add("signedDate", signed)
    if let revocation = transaction.revocation {
      members.add("revocationReason", 0)
      members.add("revocationDate", revocation.date)
    }
    if transaction.isUpgraded { members.add("isUpgraded", true) }
    addOffer(transaction.offer, to: &members)
    members.add("environment", Self.environment)
    members.add("storefront", transaction.storefront.storeKitAlpha3)
    members.add("storefrontId", String(transaction.storefront.storeID))
    members.add("transactionReason", transaction.reason.rawValue)
    addPrice(transaction.price, as: "price", to: &members)
    members.add("offerDiscountType", transaction.offer?.mode.apiName)
    members.add("appTransactionId", customer.appTransactionID)
    members.add("offerPeriod", transaction.offer?.period.iso8601)
    members.add("revocationType", transaction.revocation?.kind.rawValue)
    members.add("billingPlanType", transaction.product.billingPlanType)
    return members.object
  }

  private func addOffer(_ offer: UsedOffer?, to members: inout JSONMembers) {
    members.add("offerType", offer?.type)
    members.add("offerIdentifier", offer?.identifier)
  }

  /// In thousandths of the currency; neither member where only the store knows the price.
  private func addPrice(_ price: KnownPrice?, as name: String, to members: inout JSONMembers) {
    guard let price, let milliunits = price.amount.milliunits else { return }
    members.add("currency", price.currency)
    members.add(name, milliunits)
  }

  func renewalInfo(
    _ renewal: RenewalState, _ transaction: StoreTransaction, of customer: Customer, signed: Instant
  ) -> JSONValue {
    var members = JSONMembers()
    members.add("expirationIntent", renewal.expiration?.rawValue)
    members.add("originalTransactionId", transaction.originalID)
    members.add("autoRenewProductId", renewal.nextProduct.id)
    members.add("productId", renewal.product.id)
    members.add("autoRenewStatus", renewal.isOn ? 1 : 0)
    members.add("isInBillingRetryPeriod", renewal.isInBillingRetry)
    members.add("priceIncreaseStatus", renewal.hasAgreedToIncrease.map { $0 ? 1 : 0 })
    members.add("gracePeriodExpiresDate", renewal.gracePeriodExpires)
    addOffer(renewal.nextOffer, to: &members)
    members.add("signedDate", signed)
    members.add("environment", Self.environment)
    members.add("recentSubscriptionStartDate", renewal.recentStart)
    members.add("renewalDate", renewal.renewalDate)
    addPrice(renewal.isOn ? renewal.nextPrice : nil, as: "renewalPrice", to: &members)
    members.add("offerDiscountType", renewal.nextOffer?.mode.apiName)
    if !renewal.winBackOffers.isEmpty {
      members.add("eligibleWinBackOfferIds", .array(renewal.winBackOffers.map { .string($0) }))
    }
    members.add("appAccountToken", customer.accountToken)
    members.add("appTransactionId", customer.appTransactionID)
    members.add("offerPeriod", renewal.nextOffer?.period.iso8601)
    members.add("renewalBillingPlanType", renewal.nextProduct.billingPlanType)
    return members.object
  }

  /// The app's download.
  func appTransaction(of customer: Customer, signed: Instant) -> JSONValue {
    var members = JSONMembers()
    members.add("receiptType", Self.environment)
    members.add("bundleId", shop.bundleID)
    members.add("applicationVersion", Self.appVersion)
    members.add("receiptCreationDate", signed)
    members.add("originalPurchaseDate", Self.sandboxPurchaseDate)
    members.add("originalApplicationVersion", Self.appVersion)
    members.add("deviceVerification", Base64.text(of: FixtureNumbers.bytes(48, of: "device \(customer.seed)")))
    members.add("deviceVerificationNonce", FixtureNumbers.uuid(of: "nonce \(customer.seed)"))
    members.add("appTransactionId", customer.appTransactionID)
    members.add("originalPlatform", "iOS")
    return members.object
  }
}

extension ProductType {
  /// As tokens spell it.
  var tokenName: String {
    switch self {
    case .consumable: "Consumable"
    case .nonConsumable: "Non-Consumable"
    case .nonRenewingSubscription, .freeSubscription: "Non-Renewing Subscription"
    case .autoRenewableSubscription: "Auto-Renewable Subscription"
    }
  }
}

/// The members of an object in order; what is nil is left out.
struct JSONMembers {
  private var members: [(String, JSONValue)] = []

  mutating func add(_ name: String, _ value: JSONValue?) {
    if let value { members.append((name, value)) }
  }

  mutating func add(_ name: String, _ text: String?) { add(name, text.map { JSONValue.string($0) }) }
  mutating func add(_ name: String, _ number: Int?) { add(name, number.map { JSONValue.number($0) }) }
  mutating func add(_ name: String, _ flag: Bool?) { add(name, flag.map { JSONValue.boolean($0) }) }
  mutating func add(_ name: String, _ date: Instant?) { add(name, date?.milliseconds) }

  var object: JSONValue { .object(members) }
}

/// The tokens that have been signed: many stand in several files, and signing costs more than all else.
private final class SignedTokens {
  private var tokens: [[UInt8]: String] = [:]

  func token(of payload: [UInt8]) -> String {
    if let token = tokens[payload] { return token }
    let token = JWS.sign(payload)
    tokens[payload] = token
    return token
  }
}
