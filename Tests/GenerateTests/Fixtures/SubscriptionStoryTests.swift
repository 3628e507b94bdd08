import JSON
import TestSupport
import Testing

/// What becomes of a monthly subscription; the clock is noon of the first of April, and things happen on the 31st of March.
struct SubscriptionStoryTests {
  @Test("a purchase, field by field") func purchased() async throws {
    let made = await MadeFixtures.silver
    let transaction = try made.transaction("silver.purchased")
    #expect(
      transaction.members?.map(\.key) == [
        "originalTransactionId", "transactionId", "webOrderLineItemId", "bundleId", "productId",
        "subscriptionGroupIdentifier", "purchaseDate", "originalPurchaseDate", "expiresDate", "quantity", "type",
        "inAppOwnershipType", "signedDate", "environment", "storefront", "storefrontId", "transactionReason",
        "currency", "price", "appTransactionId",
      ])
    #expect(transaction["bundleId"]?.string == "com.acme.rage")
    #expect(transaction["productId"]?.string == "com.acme.rage.silver")
    #expect(transaction["subscriptionGroupIdentifier"]?.string == "20751234")
    #expect(transaction["type"]?.string == "Auto-Renewable Subscription")
    #expect(transaction.date("purchaseDate") == "2026-03-31T12:00:00Z")
    #expect(transaction.date("expiresDate") == "2026-04-30T12:00:00Z", "April has no 31st")
    #expect(transaction.date("signedDate") == "2026-04-01T12:00:00Z")
    #expect(transaction["price"]?.number == "4990")
    #expect(transaction["currency"]?.string == "USD")
    #expect(transaction["storefront"]?.string == "USA")
    #expect(transaction["storefrontId"]?.string == "143441")
    #expect(transaction["originalTransactionId"] == transaction["transactionId"])
    #expect(transaction["transactionId"]?.string?.utf8.count == 16)
    #expect(try made.json("app-store-server/transactions/silver.purchased.json") == transaction)
    #expect(try made.status("silver.purchased") == "1")

    let renewal = try made.renewal("silver.purchased")
    #expect(renewal["autoRenewStatus"]?.number == "1")
    #expect(renewal["autoRenewProductId"]?.string == "com.acme.rage.silver")
    #expect(renewal["renewalDate"] == transaction["expiresDate"])
    #expect(renewal["renewalPrice"]?.number == "4990")
    #expect(renewal["originalTransactionId"] == transaction["transactionId"])
  }

  @Test("renewals are counted from the same day of the month") func renewed() async throws {
    let made = await MadeFixtures.silver
    let first = try made.transaction("silver.renewed.1")
    let second = try made.transaction("silver.renewed")
    #expect(first.date("purchaseDate") == "2026-02-28T12:00:00Z")
    #expect(first.date("expiresDate") == "2026-03-31T12:00:00Z")
    #expect(second.date("purchaseDate") == "2026-03-31T12:00:00Z")
    #expect(second.date("originalPurchaseDate") == "2026-02-28T12:00:00Z")
    #expect(second["originalTransactionId"] == first["transactionId"])
    #expect(second["transactionId"] != first["transactionId"])
    #expect(second["transactionReason"]?.string == "RENEWAL")
    #expect(try made.events("silver.renewed") == ["SUBSCRIBED INITIAL_BUY", "DID_RENEW"])
    #expect(try made.renewal("silver.renewed").date("recentSubscriptionStartDate") == "2026-02-28T12:00:00Z")
  }

  @Test(
    "each ends in its status, after its notifications",
    arguments: [
      ("auto-renew-off", "1", ["SUBSCRIBED INITIAL_BUY", "DID_CHANGE_RENEWAL_STATUS AUTO_RENEW_DISABLED"]),
      ("in-grace-period", "4", ["SUBSCRIBED INITIAL_BUY", "DID_FAIL_TO_RENEW GRACE_PERIOD"]),
      ("in-billing-retry", "3", ["SUBSCRIBED INITIAL_BUY", "DID_FAIL_TO_RENEW GRACE_PERIOD", "GRACE_PERIOD_EXPIRED"]),
      ("recovered", "1", ["SUBSCRIBED INITIAL_BUY", "DID_FAIL_TO_RENEW GRACE_PERIOD", "DID_RENEW BILLING_RECOVERY"]),
      (
        "expired", "2",
        ["SUBSCRIBED INITIAL_BUY", "DID_CHANGE_RENEWAL_STATUS AUTO_RENEW_DISABLED", "EXPIRED VOLUNTARY"]
      ),
      (
        "expired-in-billing-retry", "2",
        [
          "SUBSCRIBED INITIAL_BUY", "DID_FAIL_TO_RENEW GRACE_PERIOD", "GRACE_PERIOD_EXPIRED", "EXPIRED BILLING_RETRY",
        ]
      ),
      (
        "resubscribed", "1",
        [
          "SUBSCRIBED INITIAL_BUY", "DID_CHANGE_RENEWAL_STATUS AUTO_RENEW_DISABLED", "EXPIRED VOLUNTARY",
          "SUBSCRIBED RESUBSCRIBE",
        ]
      ),
      ("upgraded", "1", ["SUBSCRIBED INITIAL_BUY", "DID_CHANGE_RENEWAL_PREF UPGRADE"]),
      ("downgraded", "1", ["SUBSCRIBED INITIAL_BUY", "DID_CHANGE_RENEWAL_PREF DOWNGRADE"]),
      (
        "downgrade-cancelled", "1",
        ["SUBSCRIBED INITIAL_BUY", "DID_CHANGE_RENEWAL_PREF DOWNGRADE", "DID_CHANGE_RENEWAL_PREF"]
      ),
      ("price-increase", "1", ["SUBSCRIBED INITIAL_BUY", "PRICE_INCREASE PENDING"]),
      (
        "price-increase-accepted", "1", ["SUBSCRIBED INITIAL_BUY", "PRICE_INCREASE PENDING", "PRICE_INCREASE ACCEPTED"]
      ),
      ("extended", "1", ["SUBSCRIBED INITIAL_BUY", "RENEWAL_EXTENDED"]),
      ("refunded", "5", ["SUBSCRIBED INITIAL_BUY", "CONSUMPTION_REQUEST", "REFUND"]),
      ("refund-declined", "1", ["SUBSCRIBED INITIAL_BUY", "CONSUMPTION_REQUEST", "REFUND_DECLINED"]),
      ("refund-reversed", "1", ["SUBSCRIBED INITIAL_BUY", "CONSUMPTION_REQUEST", "REFUND", "REFUND_REVERSED"]),
      ("revoked", "5", ["REVOKE"]),
      ("with-introductory-offer", "1", ["SUBSCRIBED INITIAL_BUY"]),
      ("with-promotional-offer", "1", ["SUBSCRIBED INITIAL_BUY", "OFFER_REDEEMED", "DID_RENEW"]),
      ("with-offer-code", "1", ["SUBSCRIBED INITIAL_BUY"]),
      ("upgraded-with-offer", "1", ["SUBSCRIBED INITIAL_BUY", "OFFER_REDEEMED UPGRADE"]),
    ] as [(String, String, [String])])
  func status(story: String, status: String, events: [String]) async throws {
    let made = await MadeFixtures.silver
    #expect(try made.status("silver.\(story)") == status)
    #expect(try made.events("silver.\(story)") == events)
  }

  @Test("a failed payment: dates, and what will renew") func failedPayment() async throws {
    let made = await MadeFixtures.silver
    let renewal = try made.renewal("silver.in-grace-period")
    #expect(renewal["isInBillingRetryPeriod"]?.boolean == true)
    #expect(renewal.date("gracePeriodExpiresDate") == "2026-04-16T12:00:00Z", "16 days after the 31st of March")
    let retry = try made.renewal("silver.in-billing-retry")
    #expect(retry["isInBillingRetryPeriod"]?.boolean == true)
    #expect(try made.transaction("silver.in-billing-retry").date("expiresDate") == "2026-03-15T12:00:00Z")
    let given = try made.renewal("silver.expired-in-billing-retry")
    #expect(given["expirationIntent"]?.number == "2")
    #expect(given["isInBillingRetryPeriod"]?.boolean == false)
    #expect(given["renewalDate"] == nil && given["renewalPrice"] == nil)
    #expect(try made.transaction("silver.expired-in-billing-retry").date("expiresDate") == "2026-01-30T12:00:00Z")
  }

  @Test("a weekly subscription has six days of grace") func weeklyGrace() async throws {
    let text = FixtureCatalog.silver().replacing("[silver]", with: "[bronze]")
    let made = await MadeFixtures(text)
    #expect(try made.renewal("bronze.in-grace-period").date("gracePeriodExpiresDate") == "2026-04-06T12:00:00Z")
  }

  @Test("without a grace period the service stops at once") func noGrace() async throws {
    let made = await MadeFixtures(FixtureCatalog.silver().replacing("  billing_grace_period: 16 days\n", with: ""))
    #expect(made.files["app-store-server/renewal-info/silver.in-grace-period.jws"] == nil)
    #expect(try made.events("silver.in-billing-retry") == ["SUBSCRIBED INITIAL_BUY", "DID_FAIL_TO_RENEW"])
    #expect(try made.transaction("silver.recovered").date("purchaseDate") == "2026-04-01T00:00:00Z")
    #expect(try made.transaction("silver.recovered").date("expiresDate") == "2026-05-01T00:00:00Z")
  }

  @Test("an upgrade leaves the old purchase upgraded") func upgraded() async throws {
    let made = await MadeFixtures.silver
    let old = try made.transaction("silver.upgraded.1")
    let new = try made.transaction("silver.upgraded")
    #expect(old["isUpgraded"]?.boolean == true && old["productId"]?.string == "com.acme.rage.silver")
    #expect(new["isUpgraded"] == nil && new["productId"]?.string == "com.acme.rage.gold")
    #expect(new["originalTransactionId"] == old["transactionId"])
    #expect(new.date("expiresDate") == "2027-03-31T12:00:00Z")
    let down = try made.renewal("silver.downgraded")
    #expect(down["productId"]?.string == "com.acme.rage.silver")
    #expect(down["autoRenewProductId"]?.string == "com.acme.rage.bronze")
    #expect(down["renewalPrice"]?.number == "990")
  }

  @Test("offers, as tokens have them") func offers() async throws {
    let made = await MadeFixtures.silver
    func offer(_ story: String) throws -> [String?] {
      let value = try made.transaction("silver.\(story)")
      return [
        value["offerType"]?.number, value["offerIdentifier"]?.string, value["offerDiscountType"]?.string,
        value["offerPeriod"]?.string, value["price"]?.number, value.date("expiresDate"),
      ]
    }
    #expect(
      try offer("with-introductory-offer") == ["1", nil, "FREE_TRIAL", "P1W", "0", "2026-04-07T12:00:00Z"])
    #expect(
      try offer("with-promotional-offer") == ["2", "stay", "PAY_AS_YOU_GO", "P1M", "2990", "2026-04-30T12:00:00Z"])
    #expect(
      try offer("with-offer-code") == ["3", "Launch", "PAY_UP_FRONT", "P3M", "5990", "2026-06-30T12:00:00Z"])
    #expect(try offer("with-win-back-offer") == ["4", "back", "FREE_TRIAL", "P1M", "0", "2026-04-30T12:00:00Z"])
    #expect(
      try offer("upgraded-with-offer") == ["2", "up", "PAY_UP_FRONT", "P6M", "19990", "2026-09-30T12:00:00Z"])
    func next(_ story: String) throws -> [String?] {
      let value = try made.renewal("silver.\(story)")
      return [value["renewalPrice"]?.number, value["offerType"]?.number, value["offerIdentifier"]?.string]
    }
    // Two more periods of the offer are paid for in the same way; the others are used up.
    #expect(try next("with-promotional-offer") == ["2990", "2", "stay"])
    #expect(try next("with-introductory-offer") == ["4990", nil, nil])
    #expect(try next("with-offer-code") == ["4990", nil, nil])
    #expect(try next("upgraded-with-offer") == ["99990", nil, nil])
    // Two paid months, three months away.
    #expect(try made.transaction("silver.with-win-back-offer.1").date("purchaseDate") == "2025-10-31T12:00:00Z")
    #expect(try made.transaction("silver.with-win-back-offer.2").date("expiresDate") == "2025-12-31T12:00:00Z")
    #expect(
      try made.renewal("silver.expired")["eligibleWinBackOfferIds"]?.array?.map(\.string) == ["back"])
  }

  @Test("a price that rises is asked for from its day on") func priceIncrease() async throws {
    let made = await MadeFixtures.silver
    let pending = try made.renewal("silver.price-increase")
    #expect(pending["priceIncreaseStatus"]?.number == "0")
    #expect(pending["renewalPrice"]?.number == "6990", "the next renewal is after the 15th of April")
    #expect(try made.renewal("silver.price-increase-accepted")["priceIncreaseStatus"]?.number == "1")
    let later = await MadeFixtures(FixtureCatalog.silver().replacing("2026-04-15", with: "2026-09-01"))
    #expect(try later.renewal("silver.price-increase")["renewalPrice"]?.number == "4990")
    let kept = await MadeFixtures(FixtureCatalog.silver().replacing("move", with: "keep"))
    #expect(kept.files["app-store-server/renewal-info/silver.price-increase.jws"] == nil)
    let past = await MadeFixtures(FixtureCatalog.silver(asOf: "2026-06-01"))
    #expect(
      try past.events("silver.expired-after-price-increase") == [
        "SUBSCRIBED INITIAL_BUY", "PRICE_INCREASE PENDING", "EXPIRED PRICE_INCREASE",
      ])
    #expect(try past.transaction("silver.expired-after-price-increase")["price"]?.number == "4990")
    #expect(try past.renewal("silver.expired-after-price-increase")["priceIncreaseStatus"]?.number == "0")
    #expect(try past.transaction("silver.purchased")["price"]?.number == "6990")
  }

  @Test("money back") func refunds() async throws {
    let made = await MadeFixtures.silver
    let refunded = try made.transaction("silver.refunded")
    #expect(refunded.date("revocationDate") == "2026-04-01T00:00:00Z")
    #expect(refunded["revocationReason"]?.number == "0")
    #expect(refunded["revocationType"]?.string == "REFUND_FULL")
    #expect(try made.renewal("silver.refunded")["autoRenewStatus"]?.number == "0")
    let back = try made.transaction("silver.refund-reversed")
    #expect(back["revocationDate"] == nil && back["revocationType"] == nil)
    #expect(try made.renewal("silver.refund-reversed").date("renewalDate") == "2026-04-30T12:00:00Z")
    let revoked = try made.transaction("silver.revoked")
    #expect(revoked["inAppOwnershipType"]?.string == "FAMILY_SHARED")
    #expect(revoked["revocationType"]?.string == "FAMILY_REVOKE")
  }
}
