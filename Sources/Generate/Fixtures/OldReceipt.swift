import CatalogModel
import JSON
import Signing

/// A transaction receipt of iOS 6 and before, and what `verifyReceipt` answers about it: one purchase, as an object.
final class OldReceipt {
  private let tokens: Tokens
  private let story: Story
  private let transaction: StoreTransaction

  init(_ tokens: Tokens, _ story: Story, _ transaction: StoreTransaction) {
    self.tokens = tokens
    self.story = story
    self.transaction = transaction
  }

  /// The answer is 21006, with the receipt, for a subscription that has ended.
  var answer: JSONValue {
    let isExpired = transaction.expiresDate.map { $0 <= tokens.shop.now } ?? false
    var members = JSONMembers()
    members.add("receipt", receipt)
    if let renewal = story.renewal {
      members.add("auto_renew_status", renewal.isOn ? 1 : 0)
      members.add("auto_renew_product_id", renewal.nextProduct.id)
      if isExpired {
        members.add("latest_expired_receipt_info", receipt)
        members.add("expiration_intent", renewal.expiration.map { String($0.rawValue) })
        members.add("is_in_billing_retry_period", renewal.isInBillingRetry.map { $0 ? "1" : "0" })
      } else {
        members.add("latest_receipt_info", receipt)
        members.add("latest_receipt", receiptData)
      }
    }
    members.add("status", isExpired ? 21006 : 0)
    return members.object
  }

  private var itemID: String { FixtureNumbers.digits(10, of: "item \(transaction.product.id)") }
  private var deviceID: String {
    FixtureNumbers.hex(20, of: "device \(story.customer.seed)")
  }
  private var vendorID: String { FixtureNumbers.uuid(of: "vendor \(story.customer.seed)").uppercased() }

  private var receipt: JSONValue {
    var members = JSONMembers()
    members.addTexts("purchase_date", transaction.purchaseDate)
    members.addTexts("original_purchase_date", transaction.originalPurchaseDate)
    members.add("quantity", "1")
    members.add("product_id", transaction.product.id)
    members.add("item_id", itemID)
    members.add("app_item_id", "0")
    members.add("bid", tokens.shop.bundleID)
    members.add("bvrs", Tokens.appVersion)
    members.add("transaction_id", transaction.id)
    members.add("original_transaction_id", transaction.originalID)
    members.add("unique_identifier", deviceID)
    members.add("unique_vendor_identifier", vendorID)
    members.add("web_order_line_item_id", transaction.webOrderLineItemID)
    members.add("version_external_identifier", "0")
    if let end = transaction.expiresDate {
      // Here the plain name has the milliseconds, unlike in app receipts.
      members.add("expires_date", String(end.milliseconds))
      members.add("expires_date_formatted", end.greenwichText)
      members.add("expires_date_formatted_pst", end.californianText)
      members.add("is_trial_period", transaction.isTrial ? "true" : "false")
      members.add("is_in_intro_offer_period", transaction.isIntroductory ? "true" : "false")
    }
    if let revocation = transaction.revocation {
      members.addTexts("cancellation_date", revocation.date)
      members.add("cancellation_reason", "0")
    }
    return members.object
  }

  /// The receipt itself, as a client posts it: the same members in the spelling of a property list of old.
  private(set) lazy var receiptData: String = {
    let info = (receipt.members ?? []).compactMap { member in
      member.value.string.map { (key: member.key.replacing("_", with: "-"), value: $0) }
    }
    return Base64.text(of: Array(TransactionReceipt(purchaseInfo: info, environment: Tokens.environment).text.utf8))
  }()
}
