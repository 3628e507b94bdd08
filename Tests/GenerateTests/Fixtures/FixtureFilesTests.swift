import CatalogModel
import Foundation
import Generate
import JSON
import TestSupport
import Testing

/// Which files there are, and that they tell one story.
struct FixtureFilesTests {
  @Test("the first of each type and group that is sold") func choice() async throws {
    let made = await MadeFixtures.all
    let stories = made.names(in: "app-store-server/timelines", ending: ".json")
    let products = Set(stories.map { String($0.prefix { $0 != "." }) })
    #expect(products == ["coins", "comic", "season", "gold", "ann@acme"])
    #expect(
      stories.filter { $0.hasPrefix("coins") || $0.hasPrefix("comic") || $0.hasPrefix("season") } == [
        "coins.purchased", "coins.refund-declined", "coins.refund-reversed", "coins.refunded", "comic.purchased",
        "comic.refund-declined", "comic.refund-reversed", "comic.refunded", "comic.revoked", "season.purchased",
        "season.refund-declined", "season.refund-reversed", "season.refunded",
      ])
    #expect(
      stories.filter { $0.hasPrefix("ann") } == [
        "ann@acme.com+coins.purchased", "ann@acme.com+coins.purchased-2", "ann@acme.com+silver.expired",
      ])
  }

  @Test("of a further group there are tokens and a notification") func furtherGroups() async throws {
    let second = """
        - reference_name: Second
          localizations: { en-US: { display_name: Second } }
          subscriptions:
            - { id: plus, duration: 1 month, price: 1.99, localizations: *texts }
            - { id: minus, duration: 1 month, price: 0.99, localizations: *texts }
      test_users:
      """
    let made = await MadeFixtures(FixtureCatalog.text().replacing("test_users:", with: second))
    #expect(
      made.files.keys.filter { $0.contains("plus") || $0.contains("minus") }.sorted() == [
        "app-store-server/notifications/decoded/plus.SUBSCRIBED.INITIAL_BUY.json",
        "app-store-server/notifications/plus.SUBSCRIBED.INITIAL_BUY.json",
        "app-store-server/renewal-info/plus.purchased.json", "app-store-server/renewal-info/plus.purchased.jws",
        "app-store-server/transactions/plus.purchased.json", "app-store-server/transactions/plus.purchased.jws",
      ])
  }

  @Test("chosen scenarios and products, and all of them") func chosen() async throws {
    let two = await MadeFixtures(
      FixtureCatalog.text().replacing(
        "[fixtures]", with: "[fixtures: { scenarios: [expired, purchased], products: [more, com.acme.rage.bronze] }]"))
    #expect(
      two.names(in: "app-store-server/timelines", ending: ".json").filter { !$0.hasPrefix("ann") } == [
        "bronze.expired", "bronze.expired-in-billing-retry", "bronze.purchased", "more.purchased",
      ])
    let all = await MadeFixtures(
      FixtureCatalog.text().replacing("[fixtures]", with: "[fixtures: { scenarios: [purchased], products: all }]"))
    #expect(
      all.names(in: "app-store-server/timelines", ending: ".json").filter { !$0.hasPrefix("ann") } == [
        "bronze.purchased", "coins.purchased", "comic.purchased", "gold.purchased", "more.purchased",
        "season.purchased", "silver.purchased",
      ])
  }

  @Test("every type and subtype that fits a product") func notifications() async throws {
    let made = await MadeFixtures.silver
    let names = made.names(in: "app-store-server/notifications", ending: ".json").filter { $0.hasPrefix("silver.") }
    #expect(
      names == [
        "silver.CONSUMPTION_REQUEST", "silver.DID_CHANGE_RENEWAL_PREF", "silver.DID_CHANGE_RENEWAL_PREF.DOWNGRADE",
        "silver.DID_CHANGE_RENEWAL_PREF.UPGRADE", "silver.DID_CHANGE_RENEWAL_STATUS.AUTO_RENEW_DISABLED",
        "silver.DID_CHANGE_RENEWAL_STATUS.AUTO_RENEW_ENABLED", "silver.DID_FAIL_TO_RENEW.GRACE_PERIOD",
        "silver.DID_RENEW", "silver.DID_RENEW.BILLING_RECOVERY", "silver.EXPIRED.BILLING_RETRY",
        "silver.EXPIRED.VOLUNTARY", "silver.GRACE_PERIOD_EXPIRED", "silver.OFFER_REDEEMED",
        "silver.OFFER_REDEEMED.UPGRADE", "silver.PRICE_INCREASE.ACCEPTED", "silver.PRICE_INCREASE.PENDING",
        "silver.REFUND", "silver.REFUND_DECLINED", "silver.REFUND_REVERSED", "silver.RENEWAL_EXTENDED",
        "silver.RENEWAL_EXTENSION.FAILURE", "silver.RENEWAL_EXTENSION.SUMMARY", "silver.REVOKE",
        "silver.SUBSCRIBED.INITIAL_BUY", "silver.SUBSCRIBED.RESUBSCRIBE",
      ])
    let summary = try made.payload(
      of: made.json("app-store-server/notifications/silver.RENEWAL_EXTENSION.SUMMARY.json")["signedPayload"]?.string)
    #expect(summary["data"] == nil && summary["summary"]?["productId"]?.string == "com.acme.rage.silver")
    let consent = try made.payload(
      of: made.json("app-store-server/notifications/RESCIND_CONSENT.json")["signedPayload"]?.string)
    #expect(consent["data"] == nil && consent["appData"]?["bundleId"]?.string == "com.acme.rage")
    let test = try made.payload(of: made.json("app-store-server/notifications/TEST.json")["signedPayload"]?.string)
    #expect(test["data"]?.members?.map(\.key) == ["environment", "bundleId", "bundleVersion"])
  }

  @Test("a purchase tells the same story everywhere") func oneStory() async throws {
    let made = await MadeFixtures.silver
    let stories = made.names(in: "app-store-server/timelines", ending: ".json")
    #expect(stories.count > 25)
    for story in stories {
      let token = try made.transaction(story)
      let response = try made.json("app-store-server/responses/transactions/\(story).json")
      #expect(try made.payload(of: response["signedTransactionInfo"]?.string) == token, "\(story)")

      let timeline = try made.json("app-store-server/timelines/\(story).json")
      let last = try #require(timeline["events"]?.array?.last)
      let body = try made.payload(of: last["body"]?["signedPayload"]?.string)
      let told = try made.payload(of: body["data"]?["signedTransactionInfo"]?.string)
      #expect(told.without("signedDate") == token.without("signedDate"), "\(story)")
      #expect(told["signedDate"] == body["signedDate"] && body["signedDate"] == last["date"], "\(story)")

      let receipt = try made.json("app-store-server/receipts/\(story).json")
      let items = receipt["latest_receipt_info"]?.array ?? receipt["receipt"]?["in_app"]?.array ?? []
      let item = try #require(items.first { $0["transaction_id"] == token["transactionId"] }, "\(story)")
      #expect(item["product_id"] == token["productId"], "\(story)")
      #expect(item["purchase_date_ms"]?.string == token["purchaseDate"]?.number, "\(story)")
      #expect(item["expires_date_ms"]?.string == token["expiresDate"]?.number, "\(story)")
      #expect(item["cancellation_date_ms"]?.string == token["revocationDate"]?.number, "\(story)")
      #expect(item["original_transaction_id"] == token["originalTransactionId"], "\(story)")

      let history = try made.json("app-store-server/responses/history/\(story).json")
      let newest = try made.payload(of: history["signedTransactions"]?.array?.last?.string)
      #expect(newest == token, "\(story)")
      if token["expiresDate"] != nil {
        let status = try #require(
          made.json("app-store-server/responses/statuses/\(story).json")["data"]?.array?.first?["lastTransactions"]?
            .array?.first)
        let renewal = try made.renewal(story)
        #expect(try made.payload(of: status["signedRenewalInfo"]?.string) == renewal, "\(story)")
        #expect(status["status"] == last["status"] && status["status"] == body["data"]?["status"], "\(story)")
        let pending = try #require(receipt["pending_renewal_info"]?.array?.first)
        #expect(pending["auto_renew_product_id"] == renewal["autoRenewProductId"], "\(story)")
        #expect(pending["auto_renew_status"]?.string == renewal["autoRenewStatus"]?.number, "\(story)")
      }
      let old = try made.json("app-store-server/receipts/\(story).ios6.json")
      #expect(old["receipt"]?["transaction_id"] == token["transactionId"], "\(story)")
      #expect(old["receipt"]?["expires_date"]?.string == token["expiresDate"]?.number, "\(story)")
      let end = token["expiresDate"]?.number ?? "9"
      let status = end <= "1775044800000" ? "21006" : "0"
      #expect(old["status"]?.number == status, "\(story)")
    }
  }

  @Test("a test user buys in its storefront, with its account") func users() async throws {
    let made = await MadeFixtures.all
    let coins = try made.transaction("ann@acme.com+coins.purchased")
    #expect(coins["price"]?.number == "120000" && coins["currency"]?.string == "JPY")
    #expect(coins["storefront"]?.string == "JPN" && coins["storefrontId"]?.string == "143462")
    #expect(coins["appAccountToken"]?.string == "6f1e9d0c-0d6e-4b53-9a55-0d6c0f3a9b11")
    let again = try made.transaction("ann@acme.com+coins.purchased-2")
    #expect(again["transactionId"] != coins["transactionId"])
    #expect(again["appTransactionId"] == coins["appTransactionId"])
    let silver = try made.transaction("ann@acme.com+silver.expired")
    #expect(silver["price"] == nil && silver["currency"] == nil, "what it costs in Japan only the store knows")
    let history = try made.json("app-store-server/responses/history/ann@acme.com.json")
    #expect(history["signedTransactions"]?.array?.count == 3)
    let receipt = try made.json("app-store-server/receipts/ann@acme.com.json")
    #expect(receipt["receipt"]?["in_app"]?.array?.count == 3)
    #expect(receipt["pending_renewal_info"]?.array?.count == 1)
    #expect(made.files.keys.allSatisfy { !$0.contains("idle@") }, "who owns nothing has nothing to tell")
  }

  @Test("a long history has pages") func pages() async throws {
    let made = await MadeFixtures.all
    let first = try made.json("app-store-server/responses/history/coins.bought-daily.page-1.json")
    let second = try made.json("app-store-server/responses/history/coins.bought-daily.page-2.json")
    #expect(first["hasMore"]?.boolean == true && first["signedTransactions"]?.array?.count == 20)
    #expect(second["hasMore"]?.boolean == false && second["signedTransactions"]?.array?.count == 1)
    #expect(first["revision"] != second["revision"])
  }

  @Test("the clock is the catalog's, and of 2026 without one") func clock() async throws {
    let dated = try await MadeFixtures.all.json("manifest.json")
    #expect(dated["clock"]?["date"]?.string == "2026-04-01")
    #expect(dated["clock"]?["milliseconds"]?.number == "1775044800000")
    let undated = await MadeFixtures(FixtureCatalog.text(asOf: nil))
    #expect(try undated.json("manifest.json")["clock"]?["date"]?.string == "2026-01-01")
    #expect(try undated.transaction("coins.purchased").date("signedDate") == "2026-01-01T12:00:00Z")
  }

  @Test("the manifest lists every file once, and what answers with what") func manifest() async throws {
    let made = await MadeFixtures.all
    let manifest = try made.json("manifest.json")
    let listed = try #require(manifest["files"]?.array)
    let paths = listed.compactMap { $0["path"]?.string }.sorted()
    #expect(paths == made.files.keys.filter { $0 != "manifest.json" }.sorted())
    #expect(manifest["environment"]?.string == "Sandbox")
    #expect(manifest["bundleID"]?.string == "com.acme.rage" && manifest["appleID"]?.string == "1234567890")
    let limit = try #require(listed.first { $0["path"]?.string?.hasSuffix("4290000.json") == true })
    #expect(limit["http"]?["status"]?.number == "429")
    #expect(limit["http"]?["headers"]?["Content-Type"]?.string == "application/json")
    #expect(limit["http"]?["headers"]?["Retry-After"]?.string == "1775048400000")
    #expect(listed.allSatisfy { $0["proves"]?.string?.isEmpty == false })
    for file in listed {
      let path = file["path"]?.string ?? ""
      #expect((file["schema"] != nil) == path.hasSuffix(".json"), "\(path)")
    }
  }

  @Test("no other output writes into the folder, made or planned", arguments: [true, false])
  func clash(makesBytes: Bool) async throws {
    let text = FixtureCatalog.text().replacing(
      "[fixtures]", with: "[store: { file: '{app}/fixtures/x.json' }, fixtures]")
    let reading = await MemoryFiles([("catalog/catalog.yaml", text)]).readCatalog()
    let plan = OutputPlan.make(
      reading.catalog, catalogPath: "/repo/catalog", workingDirectory: "/repo", makesBytes: makesBytes)
    #expect(
      plan.complaints.contains(
        #"output-path at "'{app}/fixtures/x.json'": output "store" makes "generated/rage/fixtures/x.json" in the folder of output "fixtures""#
      ), "\(plan.complaints)")
    let other = await MemoryFiles([
      (
        "catalog/catalog.yaml",
        text.replacing(
          "[store: { file: '{app}/fixtures/x.json' }, fixtures]",
          with: "[fixtures, store: { file: '{app}/fixtures/a/x.json' }]")
      )
    ]).readCatalog()
    let later = OutputPlan.make(
      other.catalog, catalogPath: "/repo/catalog", workingDirectory: "/repo", makesBytes: makesBytes)
    #expect(later.complaints.count == 1 && later.complaints[0].contains("in the folder of output \"fixtures\""))
  }

  @Test("no fixtures without a bundle ID to sign for") func bundleID() async {
    let text = FixtureCatalog.text().replacing("  bundle_id: com.acme.rage\n", with: "")
    let made = await MadeFixtures(text)
    #expect(made.files.isEmpty)
    #expect(
      made.complaints == [
        "missing-bundle-id at \"key\": the app has no bundle ID, which fixtures are signed for"
      ])
  }

  @Test("names that differ only by case are files of their own") func caseOnly() async throws {
    let text = FixtureCatalog.text()
      .replacing("id: comic,", with: "id: Comic,").replacing("id: season", with: "product_id: comic")
      .replacing(
        "- { email: idle@acme.com, storefront: USA }",
        with: "- { email: Ann@acme.com, storefront: USA, purchases: [{ id: comic }] }")
    let made = await MadeFixtures(text)
    let listed = try #require(try made.json("manifest.json")["files"]?.array).compactMap { $0["path"]?.string }
    #expect(Set(listed.map { $0.lowercased() }).count == listed.count)
    #expect(Set(listed) == Set(made.files.keys).subtracting(["manifest.json"]))
    #expect(made.complaints == [])
    let names = made.names(in: "app-store-server/transactions", ending: ".purchased.jws")
    #expect(names.filter { $0.lowercased().hasPrefix("comic-") }.count == 2)
    #expect(names.contains { $0.hasPrefix("Ann@acme.com-") })
  }

  @Test("an address and a product never run into another pair's name") func joinedNames() async throws {
    let text = FixtureCatalog.text().replacing("id: more,", with: "id: au.coins,").replacing(
      "- { email: idle@acme.com, storefront: USA }",
      with: """
        - { email: t@acme.com, storefront: USA, purchases: [{ id: au.coins }] }
          - { email: t@acme.com.au, storefront: USA, purchases: [{ id: coins }] }
        """)
    let made = await MadeFixtures(text)
    let listed = try #require(try made.json("manifest.json")["files"]?.array).compactMap { $0["path"]?.string }
    #expect(Set(listed).count == listed.count && made.complaints == [])
    #expect(try made.transaction("t@acme.com+au.coins.purchased")["productId"]?.string == "com.acme.rage.au.coins")
    #expect(try made.transaction("t@acme.com.au+coins.purchased")["productId"]?.string == "com.acme.rage.coins")
  }

  @Test("odd names make sound files") func names() async throws {
    let long = String(repeating: "x", count: 120)
    let text = FixtureCatalog.text()
      .replacing("id: comic,", with: "id: \"../\u{e9} a/b\",").replacing("id: season", with: "id: \(long)")
    let made = await MadeFixtures(text)
    let names = made.names(in: "app-store-server/transactions", ending: ".jws")
    #expect(names.contains("..%2F%C3%A9%20a%2Fb.purchased"))
    let shortened = try #require(names.first { $0.hasPrefix("xxx") && $0.hasSuffix(".purchased") })
    #expect(shortened.utf8.count == 99)
    #expect(try made.transaction(shortened)["productId"]?.string == "com.acme.rage.\(long)")
  }
}
