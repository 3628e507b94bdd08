import Foundation
import StoreFixtures
import Testing

/// Makes what the store would sign.
enum Token {
  static func base64URL(_ text: String) -> String {
    Data(text.utf8).base64EncodedString().replacingOccurrences(of: "+", with: "-")
      .replacingOccurrences(of: "/", with: "_").replacingOccurrences(of: "=", with: "")
  }

  static func of(_ payload: String) -> String {
    [base64URL(#"{"alg":"ES256"}"#), base64URL(payload), base64URL("no signature")].joined(separator: ".")
  }

  /// A payload's text with some of it written otherwise, which must be in it.
  static func of(_ payload: String, with text: String, as other: String) -> String {
    let changed = payload.replacingOccurrences(of: text, with: other)
    precondition(changed != payload, "the payload has no \(text)")
    return of(changed)
  }
}

@Suite struct TransactionTests {
  static let payload = #"""
    {"originalTransactionId": "1000", "transactionId": "1001", "webOrderLineItemId": "77", "bundleId": "com.acme.comics",
    "productId": "club", "subscriptionGroupIdentifier": "20751234", "purchaseDate": 1796126400000,
    "originalPurchaseDate": 1796126400250.5, "expiresDate": 1796126400001, "quantity": 3,
    "type": "Auto-Renewable Subscription", "appAccountToken": "6f1e9d0c-0d6e-4b53-9a55-0d6c0f3a9b11",
    "inAppOwnershipType": "FAMILY_SHARED", "signedDate": 1796126400002, "revocationReason": 1,
    "revocationDate": 1796126400003, "isUpgraded": true, "offerType": 4, "offerIdentifier": "wb1",
    "environment": "Sandbox", "storefront": "XKX", "storefrontId": "143624", "transactionReason": "RENEWAL",
    "currency": "EUR", "price": 4990, "offerDiscountType": "PAY_UP_FRONT", "appTransactionId": "705",
    "offerPeriod": "P2M", "revocationType": "REFUND_PRORATED", "revocationPercentage": 50000,
    "advancedCommerceInfo": {"taxCode": "C003"}, "billingPlanType": "MONTHLY",
    "commitmentInfo": {"billingPeriodNumber": 2, "commitmentExpiresDate": 1796126400004, "commitmentPrice": 59880,
    "totalBillingPeriods": 12}, "somethingNew": [1]}
    """#

  private func date(_ milliseconds: Double) -> Date {
    Date(timeIntervalSince1970: 1_796_126_400 + milliseconds / 1000)
  }

  @Test func allFields() throws {
    let transaction = try SignedTransaction(decodingUnverified: Token.of(Self.payload))
    #expect(transaction.originalTransactionID == "1000")
    #expect(transaction.transactionID == "1001")
    #expect(transaction.webOrderLineItemID == "77")
    #expect(transaction.bundleID == "com.acme.comics")
    #expect(transaction.productID == "club")
    #expect(transaction.subscriptionGroupIdentifier == "20751234")
    #expect(transaction.purchaseDate == date(0))
    #expect(abs(transaction.originalPurchaseDate.timeIntervalSince(date(250.5))) < 0.000_01)
    #expect(abs(try #require(transaction.expiresDate).timeIntervalSince(date(1))) < 0.000_01)
    #expect(transaction.quantity == 3)
    #expect(transaction.type == .autoRenewableSubscription)
    #expect(transaction.appAccountToken == UUID(uuidString: "6F1E9D0C-0D6E-4B53-9A55-0D6C0F3A9B11"))
    #expect(transaction.inAppOwnershipType == .familyShared)
    #expect(transaction.signedDate > transaction.purchaseDate)
    #expect(transaction.revocationReason == .issueWithApp)
    #expect(try #require(transaction.revocationDate) > transaction.signedDate)
    #expect(transaction.revocationType == .proratedRefund)
    #expect(transaction.revocationPercentage == 50_000)
    #expect(transaction.isUpgraded)
    #expect(transaction.offerType == .winBack)
    #expect(transaction.offerIdentifier == "wb1")
    #expect(transaction.offerDiscountType == .payUpFront)
    #expect(transaction.offerPeriod == "P2M")
    #expect(transaction.environment == .sandbox)
    #expect(transaction.storefront == "XKX")
    #expect(transaction.storefrontID == "143624")
    #expect(transaction.transactionReason == .renewal)
    #expect(transaction.currency == "EUR")
    #expect(transaction.priceInMilliunits == 4990)
    #expect(transaction.price == Decimal(499) / 100)
    #expect(transaction.appTransactionID == "705")
    #expect(transaction.advancedCommerceInfo?["taxCode"]?.string == "C003")
    #expect(transaction.billingPlanType == .monthly)
    #expect(transaction.commitmentInfo?.billingPeriodNumber == 2)
    #expect(try #require(transaction.commitmentInfo?.commitmentExpiresDate) > date(3))
    #expect(transaction.commitmentInfo?.commitmentPriceInMilliunits == 59_880)
    #expect(transaction.commitmentInfo?.totalBillingPeriods == 12)
  }

  @Test func leastFieldsAndALastNewline() throws {
    let payload = #"""
      {"originalTransactionId": "1", "transactionId": "1", "bundleId": "b", "productId": "p", "purchaseDate": 0,
      "originalPurchaseDate": -1000, "quantity": 1, "type": "Consumable", "inAppOwnershipType": "PURCHASED",
      "signedDate": 0, "environment": "Xcode", "storefront": "USA", "storefrontId": "143441",
      "transactionReason": "PURCHASE", "expiresDate": null}
      """#
    let transaction = try SignedTransaction(decodingUnverified: Token.of(payload) + "\n")
    #expect(transaction.originalPurchaseDate == Date(timeIntervalSince1970: -1))
    #expect(transaction.expiresDate == nil)
    #expect(transaction.price == nil)
    #expect(!transaction.isUpgraded)
    #expect(transaction.appAccountToken == nil)
  }

  @Test func unknownWordsAreKept() throws {
    let word = Token.of(Self.payload, with: #""environment": "Sandbox""#, as: #""environment": "Moon""#)
    #expect(try SignedTransaction(decodingUnverified: word).environment == StoreEnvironment(rawValue: "Moon"))
    let number = Token.of(Self.payload, with: #""offerType": 4"#, as: #""offerType": 9"#)
    #expect(try SignedTransaction(decodingUnverified: number).offerType?.rawValue == 9)
  }

  @Test(arguments: [
    (#""productId": "club","#, "", "the token's productId is missing"),
    (
      #""purchaseDate": 1796126400000"#, #""purchaseDate": "2026-12-01""#,
      #"the token's purchaseDate expects milliseconds since 1970 and got the text "2026-12-01""#
    ),
    (
      #""commitmentPrice": 59880"#, #""commitmentPrice": 59880.5"#,
      "the token's commitmentInfo.commitmentPrice expects a whole number and got the number 59880.5"
    ),
    (
      #""appAccountToken": "6f1e9d0c"#, #""appAccountToken": "x"#,
      #"the token's appAccountToken expects a UUID and got the text "x-0d6e-4b53-9a55-0d6c0f3a9b11""#
    ),
  ])
  func wrongFields(text: String, other: String, message: String) {
    #expect(
      HandWritten.message {
        _ = try SignedTransaction(decodingUnverified: Token.of(Self.payload, with: text, as: other))
      } == message)
  }

  static let header = Token.base64URL("{}")
  static let malformed: [(String, SignedPayloadError)] = [
    ("", .notThreeParts(0)), ("abc", .notThreeParts(1)), ("a.b", .notThreeParts(2)), ("a.b.c.d", .notThreeParts(4)),
    ("..", .badBase64URL(part: "header")), ("\(header)..x", .badBase64URL(part: "payload")),
    ("\(header).e30.", .badBase64URL(part: "signature")), ("\(header).e30=.c2ln", .badBase64URL(part: "payload")),
    ("\(header).e3 0.c2ln", .badBase64URL(part: "payload")), ("\(header).e30.a+/b", .badBase64URL(part: "signature")),
    ("\(header).e30.abcde", .badBase64URL(part: "signature")), ("é.e30.c2ln", .badBase64URL(part: "header")),
    (
      "e30.\(Token.base64URL("{")).c2ln",
      .notJSON(part: "payload", reason: "line 1, column 2: expects a name in quotation marks")
    ),
    ("\(Token.base64URL("[]")).e30.c2ln", .notJSON(part: "header", reason: "expects an object")),
    ("e30.W10.c2ln", .wrongField("", expected: "an object", found: "a list")),
    ("e30.e30.c2ln", .missingField("originalTransactionId")),
  ]

  @Test(arguments: malformed) func noTokens(token: String, error: SignedPayloadError) {
    #expect(throws: error) { try SignedTransaction(decodingUnverified: token) }
  }

  @Test func noPayloads() {
    #expect(throws: SignedPayloadError.missingField("originalTransactionId")) {
      try SignedTransaction(payload: Data("{}".utf8))
    }
    #expect(throws: SignedPayloadError.notJSON(part: "payload", reason: "line 1, column 1: expects a value")) {
      try SignedTransaction(payload: Data("e30.e30.c2ln".utf8))
    }
  }

  @Test func messages() {
    let errors: [SignedPayloadError] = [
      .notThreeParts(1), .badBase64URL(part: "header"),
      .notJSON(part: "payload", reason: "line 1, column 2: expects a value"),
      .wrongField("", expected: "an object", found: "a list"),
    ]
    #expect(
      errors.map(\.localizedDescription) == [
        "the token expects three parts with points between and has 1", "the token's header is empty or not base64url",
        "the token's payload is not JSON: line 1, column 2: expects a value",
        "the token's payload expects an object and got a list",
      ])
  }
}
