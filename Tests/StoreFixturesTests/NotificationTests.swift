import Foundation
import StoreFixtures
import Testing

@Suite struct RenewalInfoTests {
  static let payload = #"""
    {"expirationIntent": 2, "originalTransactionId": "1000", "autoRenewProductId": "yearly", "productId": "monthly",
    "autoRenewStatus": 1, "isInBillingRetryPeriod": true, "priceIncreaseStatus": 0,
    "gracePeriodExpiresDate": 1796126400000, "offerType": 2, "offerIdentifier": "comeback", "signedDate": 1796126401000,
    "environment": "Production", "recentSubscriptionStartDate": 1796126402000, "renewalDate": 1796126403000,
    "currency": "JPY", "renewalPrice": 3000000, "offerDiscountType": "FREE_TRIAL",
    "eligibleWinBackOfferIds": ["wb1", "wb2"], "appAccountToken": "6f1e9d0c-0d6e-4b53-9a55-0d6c0f3a9b11",
    "appTransactionId": "705", "offerPeriod": "P1W", "advancedCommerceInfo": {}, "renewalBillingPlanType": "BILLED_UPFRONT",
    "commitmentInfo": {"commitmentAutoRenewProductId": "next", "commitmentAutoRenewStatus": 0,
    "commitmentRenewalBillingPlanType": "MONTHLY", "commitmentRenewalDate": 1796126404000,
    "commitmentRenewalPrice": 1234}}
    """#

  private func date(_ seconds: Double) -> Date {
    Date(timeIntervalSince1970: 1_796_126_400 + seconds)
  }

  @Test func allFields() throws {
    let info = try SignedRenewalInfo(decodingUnverified: Token.of(Self.payload))
    #expect(try SignedRenewalInfo(payload: Data(Self.payload.utf8)) == info)
    #expect(info.expirationIntent == .billingError)
    #expect(info.originalTransactionID == "1000")
    #expect(info.autoRenewProductID == "yearly")
    #expect(info.productID == "monthly")
    #expect(info.autoRenewStatus == .on)
    #expect(info.isInBillingRetryPeriod == true)
    #expect(info.priceIncreaseStatus == .pending)
    #expect(info.gracePeriodExpiresDate == date(0))
    #expect(info.offerType == .promotional)
    #expect(info.offerIdentifier == "comeback")
    #expect(info.signedDate == date(1))
    #expect(info.environment == .production)
    #expect(info.recentSubscriptionStartDate == date(2))
    #expect(info.renewalDate == date(3))
    #expect(info.currency == "JPY")
    #expect(info.renewalPriceInMilliunits == 3_000_000)
    #expect(info.renewalPrice == 3000)
    #expect(info.offerDiscountType == .freeTrial)
    #expect(info.eligibleWinBackOfferIDs == ["wb1", "wb2"])
    #expect(info.appAccountToken?.uuidString == "6F1E9D0C-0D6E-4B53-9A55-0D6C0F3A9B11")
    #expect(info.appTransactionID == "705")
    #expect(info.offerPeriod == "P1W")
    #expect(info.advancedCommerceInfo?.isEmpty == true)
    #expect(info.renewalBillingPlanType == .billedUpfront)
    #expect(info.commitmentInfo?.autoRenewProductID == "next")
    #expect(info.commitmentInfo?.autoRenewStatus == .off)
    #expect(info.commitmentInfo?.renewalBillingPlanType == .monthly)
    #expect(info.commitmentInfo?.renewalDate == date(4))
    #expect(info.commitmentInfo?.renewalPriceInMilliunits == 1234)
  }

  @Test func aFieldOfAList() {
    let token = Token.of(Self.payload, with: #""wb2"]"#, as: "2]")
    #expect(
      throws: SignedPayloadError.wrongField(
        "eligibleWinBackOfferIds[1]", expected: "a text", found: "the number 2")
    ) { try SignedRenewalInfo(decodingUnverified: token) }
  }
}

@Suite struct AppTransactionTests {
  @Test func allFields() throws {
    let payload =
      #"""
      {"receiptType": "Production", "appAppleId": 1234567890, "bundleId": "com.acme.comics", "applicationVersion": "2.1",
      "versionExternalIdentifier": 840000001, "receiptCreationDate": 1796126400000, "originalPurchaseDate": 1796126401000,
      "originalApplicationVersion": "1.0", "deviceVerification": "AAAA",
      "deviceVerificationNonce": "48c8b92d-ce0d-4229-bedf-e61b4f9cfc92", "preorderDate": 1796126402000,
      "appTransactionId": "705", "originalPlatform": "visionOS"}
      """#
    let app = try SignedAppTransaction(decodingUnverified: Token.of(payload))
    #expect(try SignedAppTransaction(payload: Data(payload.utf8)) == app)
    #expect(app.environment == .production)
    #expect(app.appAppleID == 1_234_567_890)
    #expect(app.bundleID == "com.acme.comics")
    #expect(app.applicationVersion == "2.1")
    #expect(app.versionExternalIdentifier == 840_000_001)
    #expect(app.receiptCreationDate == Date(timeIntervalSince1970: 1_796_126_400))
    #expect(app.originalPurchaseDate == Date(timeIntervalSince1970: 1_796_126_401))
    #expect(app.originalApplicationVersion == "1.0")
    #expect(app.deviceVerification == "AAAA")
    #expect(app.deviceVerificationNonce.uuidString == "48C8B92D-CE0D-4229-BEDF-E61B4F9CFC92")
    #expect(app.preorderDate == Date(timeIntervalSince1970: 1_796_126_402))
    #expect(app.appTransactionID == "705")
    #expect(app.originalPlatform == .visionOS)
  }
}

@Suite struct NotificationTests {
  private func notification(_ rest: String) throws -> ServerNotification {
    try ServerNotification(decodingUnverified: Token.of(Self.payload(rest)))
  }

  private static func payload(_ rest: String) -> String {
    #"""
    {"notificationType": "DID_RENEW", "subtype": "BILLING_RECOVERY", "version": "2.0", "signedDate": 1796126400000,
    "notificationUUID": "002e14d5-51f5-4503-b5a8-c3a1af68eb20", \#(rest)}
    """#
  }

  @Test func aSubscription() throws {
    let rest =
      #"""
      "data": {"environment": "Sandbox", "appAppleId": 1, "bundleId": "com.acme.comics", "bundleVersion": "7", "status": 3,
      "signedTransactionInfo": "\#(Token.of(TransactionTests.payload))",
      "signedRenewalInfo": "\#(Token.of(RenewalInfoTests.payload))", "consumptionRequestReason": "LEGAL"}
      """#
    let notification = try notification(rest)
    #expect(try ServerNotification(payload: Data(Self.payload(rest).utf8)) == notification)
    let decoded = #"{"format": {"name": "decoded-notification", "version": 1}, "payload": \#(Self.payload(rest))}"#
    #expect(try ServerNotification(payload: Data(decoded.utf8)) == notification)
    #expect(notification.notificationType == .didRenew)
    #expect(notification.subtype == .billingRecovery)
    #expect(notification.notificationUUID.uuidString == "002E14D5-51F5-4503-B5A8-C3A1AF68EB20")
    #expect(notification.version == "2.0")
    #expect(notification.signedDate == Date(timeIntervalSince1970: 1_796_126_400))
    let data = try #require(notification.data)
    #expect(data.environment == .sandbox)
    #expect(data.appAppleID == 1)
    #expect(data.bundleID == "com.acme.comics")
    #expect(data.bundleVersion == "7")
    #expect(data.status == .billingRetry)
    #expect(data.consumptionRequestReason == .legal)
    #expect(try data.unverifiedTransaction()?.productID == "club")
    #expect(try data.unverifiedRenewalInfo()?.autoRenewProductID == "yearly")
    #expect(notification.summary == nil && notification.externalPurchaseToken == nil && notification.appData == nil)
  }

  @Test func aSummary() throws {
    let summary = try #require(
      try notification(
        #"""
        "summary": {"environment": "Production", "appAppleId": 1, "bundleId": "b", "productId": "p",
        "requestIdentifier": "r", "storefrontCountryCodes": ["USA"], "succeededCount": 5, "failedCount": 2}
        """#
      ).summary)
    #expect(summary.environment == .production)
    #expect(summary.appAppleID == 1)
    #expect(summary.bundleID == "b")
    #expect(summary.productID == "p")
    #expect(summary.requestIdentifier == "r")
    #expect(summary.storefrontCountryCodes == ["USA"])
    #expect(summary.succeededCount == 5)
    #expect(summary.failedCount == 2)
  }

  @Test func anExternalPurchaseAndAnApp() throws {
    let notification = try notification(
      #"""
      "externalPurchaseToken": {"externalPurchaseId": "SANDBOX_1", "tokenCreationDate": 1000, "appAppleId": 1, "bundleId": "b"},
      "appData": {"appAppleId": 2, "bundleId": "c", "environment": "Xcode", "signedAppTransactionInfo": "x"}
      """#)
    let token = try #require(notification.externalPurchaseToken)
    #expect(token.externalPurchaseID == "SANDBOX_1")
    #expect(token.tokenCreationDate == Date(timeIntervalSince1970: 1))
    #expect(token.appAppleID == 1)
    #expect(token.bundleID == "b")
    let app = try #require(notification.appData)
    #expect(app.appAppleID == 2)
    #expect(app.bundleID == "c")
    #expect(app.environment == .xcode)
    #expect(throws: SignedPayloadError.notThreeParts(1)) { try app.unverifiedAppTransaction() }
  }

  @Test func theBodyThatIsPosted() throws {
    let token = Token.of(Self.payload(#""data": {"environment": "Sandbox", "bundleId": "b"}"#))
    let body = Data(#"{"signedPayload": "\#(token)"}"#.utf8)
    let data = try #require(try ServerNotification(decodingUnverifiedBody: body).data)
    #expect(data.bundleID == "b")
    #expect(try data.unverifiedTransaction() == nil && data.unverifiedRenewalInfo() == nil)
    #expect(throws: SignedPayloadError.missingField("signedPayload")) {
      try ServerNotification(decodingUnverifiedBody: Data("{}".utf8))
    }
    #expect(throws: SignedPayloadError.notJSON(part: "body", reason: "line 1, column 1: the text ends too early")) {
      try ServerNotification(decodingUnverifiedBody: Data())
    }
  }

  @Test func aDecodedFileWithoutItsPayload() {
    #expect(throws: SignedPayloadError.missingField("payload")) {
      try ServerNotification(payload: Data(#"{"format": {"name": "decoded-notification", "version": 1}}"#.utf8))
    }
  }

  @Test func aNestedFieldIsMissing() {
    let token = Token.of(Self.payload(#""data": {"bundleId": "b"}"#))
    #expect(throws: SignedPayloadError.missingField("data.environment")) {
      try ServerNotification(decodingUnverified: token)
    }
  }
}
