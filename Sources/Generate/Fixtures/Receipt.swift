import AppStore
import CatalogModel
import JSON
import Signing

/// An app receipt, and what `verifyReceipt` answers about it: every scalar is a string, but for a few that are numbers.
final class Receipt {
  private let tokens: Tokens
  private let customer: Customer
  private let stories: [Story]

  init(_ tokens: Tokens, _ customer: Customer, _ stories: [Story]) {
    self.tokens = tokens
    self.customer = customer
    self.stories = stories
  }

  private var now: Instant { tokens.shop.now }

  /// The oldest first.
  private var transactions: [StoreTransaction] { stories.purchases.map(\.transaction) }

  private var renewing: [StoreTransaction] { transactions.filter { $0.expiresDate != nil } }

  var answer: JSONValue {
    var members = JSONMembers()
    members.add("environment", Tokens.environment)
    members.add("receipt", receipt)
    if !renewing.isEmpty {
      members.add("latest_receipt_info", .array(renewing.reversed().map { item($0, isLatest: true) }))
      members.add("latest_receipt", receiptData)
      members.add("pending_renewal_info", .array(stories.compactMap { pendingRenewal($0) }))
    }
    members.add("status", 0)
    return members.object
  }

  private var receipt: JSONValue {
    var members = JSONMembers()
    members.add("receipt_type", "ProductionSandbox")
    members.add("adam_id", 0)
    members.add("app_item_id", 0)
    members.add("bundle_id", tokens.shop.bundleID)
    members.add("application_version", Tokens.appVersion)
    members.add("download_id", 0)
    members.add("version_external_identifier", 0)
    members.addTexts("receipt_creation_date", now)
    members.addTexts("request_date", now)
    members.addTexts("original_purchase_date", Tokens.sandboxPurchaseDate)
    members.add("original_application_version", Tokens.appVersion)
    members.add("in_app", .array(transactions.map { item($0, isLatest: false) }))
    return members.object
  }

  private func item(_ transaction: StoreTransaction, isLatest: Bool) -> JSONValue {
    var members = JSONMembers()
    members.add("quantity", "1")
    members.add("product_id", transaction.product.id)
    members.add("transaction_id", transaction.id)
    members.add("original_transaction_id", transaction.originalID)
    members.addTexts("purchase_date", transaction.purchaseDate)
    members.addTexts("original_purchase_date", transaction.originalPurchaseDate)
    members.addTexts("expires_date", transaction.expiresDate)
    members.add("web_order_line_item_id", transaction.webOrderLineItemID)
    members.add("is_trial_period", transaction.isTrial ? "true" : "false")
    if transaction.expiresDate != nil {
      members.add("is_in_intro_offer_period", transaction.isIntroductory ? "true" : "false")
    }
    members.add("in_app_ownership_type", transaction.ownership.rawValue)
    addOffer(transaction.offer, to: &members)
    if let revocation = transaction.revocation {
      members.addTexts("cancellation_date", revocation.date)
      members.add("cancellation_reason", "0")
    }
    if transaction.isUpgraded { members.add("is_upgraded", "true") }
    members.add("app_account_token", customer.accountToken)
    if isLatest { members.add("subscription_group_identifier", transaction.product.groupID) }
    return members.object
  }

  private func addOffer(_ offer: UsedOffer?, to members: inout JSONMembers) {
    switch offer?.kind {
    case .promotional, .winBack: members.add("promotional_offer_id", offer?.identifier)
    case .code: members.add("offer_code_ref_name", offer?.identifier)
    case .introductory, nil: break
    }
  }

  private func pendingRenewal(_ story: Story) -> JSONValue? {
    guard let renewal = story.renewal, let transaction = story.transactions.last else { return nil }
    var members = JSONMembers()
    members.add("auto_renew_product_id", renewal.nextProduct.id)
    members.add("product_id", renewal.product.id)
    members.add("original_transaction_id", transaction.originalID)
    members.add("auto_renew_status", renewal.isOn ? "1" : "0")
    members.add("expiration_intent", renewal.expiration.map { String($0.rawValue) })
    members.add("is_in_billing_retry_period", renewal.isInBillingRetry.map { $0 ? "1" : "0" })
    members.addTexts("grace_period_expires_date", renewal.gracePeriodExpires)
    if let hasAgreed = renewal.hasAgreedToIncrease {
      members.add("price_consent_status", hasAgreed ? "1" : "0")
      members.add("price_increase_status", hasAgreed ? "1" : "0")
    }
    addOffer(renewal.nextOffer, to: &members)
    return members.object
  }

  /// The receipt itself, as a client posts it: base64 of a signed message.
  private(set) lazy var receiptData: String = {
    let purchases = transactions.map { transaction in
      AppReceipt.Purchase(
        productID: transaction.product.id, transactionID: transaction.id,
        originalTransactionID: transaction.originalID, purchaseDate: transaction.purchaseDate.milliseconds,
        originalPurchaseDate: transaction.originalPurchaseDate.milliseconds,
        expiresDate: transaction.expiresDate?.milliseconds,
        webOrderLineItemID: transaction.webOrderLineItemID.flatMap { UInt64($0) },
        cancellationDate: transaction.revocation?.date.milliseconds,
        cancellationReason: transaction.revocation.map { _ in 0 },
        isTrialPeriod: transaction.expiresDate.map { _ in transaction.isTrial },
        isInIntroOfferPeriod: transaction.expiresDate.map { _ in transaction.isIntroductory })
    }
    let receipt = AppReceipt(
      receiptType: "ProductionSandbox", bundleID: tokens.shop.bundleID, version: Tokens.appVersion,
      creationDate: now.milliseconds, originalVersion: Tokens.appVersion,
      originalPurchaseDate: Tokens.sandboxPurchaseDate.milliseconds,
      opaqueValue: FixtureNumbers.bytes(16, of: "receipt \(customer.seed)"), purchases: purchases)
    return Base64.text(of: receipt.der)
  }()
}

extension StoreTransaction {
  /// Whether nothing was paid for it by an introductory offer.
  var isTrial: Bool { offer?.kind == .introductory && offer?.mode == .freeTrial }

  /// Whether less was paid for it by an introductory offer.
  var isIntroductory: Bool { offer?.kind == .introductory && offer?.mode != .freeTrial }
}

extension JSONMembers {
  /// A date as receipts have it: in Greenwich, in milliseconds as text, and in California.
  mutating func addTexts(_ name: String, _ date: Instant?) {
    guard let date else { return }
    add(name, date.greenwichText)
    add("\(name)_ms", String(date.milliseconds))
    add("\(name)_pst", date.californianText)
  }
}
