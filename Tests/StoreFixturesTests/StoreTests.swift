import Foundation
import StoreFixtures
import TestSupport
import Testing

@Suite struct StoreTests {
  @Test func theAppAndItsParts() throws {
    let fixtures = try HandWritten.load()
    #expect(fixtures.clock == "2026-12-01")
    #expect(fixtures.app.key == "inapprage")
    #expect(fixtures.app.name == "In App Rage")
    #expect(fixtures.app.variant == "prod")
    #expect(fixtures.app.bundleID == "com.razeware.inapprage")
    #expect(fixtures.app.appleID == "1234567890")
    #expect(fixtures.app.sku == "INAPPRAGE-001")
    #expect(fixtures.app.baseStorefront == "USA")
    #expect(fixtures.app.hasInAppPurchase && fixtures.app.hasPaidAppsAgreement)
    #expect(fixtures.app.billingGracePeriodDays == 16)
    #expect(fixtures.app.promotedProductIdentifiers == [id("nightlyrage")])
    #expect(fixtures.storefronts.map(\.code) == ["USA", "JPN", "XKS", "ALB"])
    #expect(fixtures.storefronts[1].identifier == "143462")
    #expect(fixtures.storefronts[1].minorUnits == 0)
    #expect(fixtures.subscriptionGroups.map(\.identifier) == ["20751234"])
    let names = fixtures.subscriptionGroups[0].localizations
    #expect(names.map(\.locale) == ["en-US", "de-DE"])
    #expect(names.map(\.displayName) == ["Rage Club", "Wutklub"])
    #expect(names.map(\.customAppName) == ["In App Rage", nil])
  }

  @Test func testUsersAndTheirPurchases() throws {
    let fixtures = try HandWritten.load()
    #expect(fixtures.testUsers.map(\.lastName) == ["Lee", "Other"])
    let ann = try fixtures.testUser("ann@example.com")
    #expect(ann.storefront == "JPN")
    #expect(ann.renewalRate == "1 hour")
    #expect(ann.hasInterruptedPurchases)
    #expect(ann.accountToken == "6f1e9d0c-0d6e-4b53-9a55-0d6c0f3a9b11")
    let purchases = try fixtures.purchases(of: "ann@example.com")
    #expect(purchases.map(\.scenario) == ["purchased", "purchased", "refunded"])
    #expect(purchases[2].expiresDate == Date(timeIntervalSince1970: 1_827_576_000))
    #expect(purchases[2].revocationDate == purchases[0].purchaseDate)
    #expect(purchases[0].transactionID == "2000000000000001")
    #expect(purchases[0].expiresDate == nil)
    #expect(try fixtures.entitlements(of: "ann@example.com").map(\.productIdentifier) == [id("nightlyrage")])
    #expect(try fixtures.purchases(of: "Ann@example.com") == [])
    #expect(throws: StoreFixturesError.unknownTestUser("bo@x.com", known: ["ann@example.com", "Ann@example.com"])) {
      try fixtures.entitlements(of: "bo@x.com")
    }
  }

  @Test func aSingleFileHasNoManifest() throws {
    let fixtures = try StoreFixtures(contentsOf: HandWritten.store)
    #expect(fixtures.productIdentifiers.first == id("nightlyrage"))
    #expect(fixtures.manifest == nil)
    #expect(throws: StoreFixturesError.noFolder) { try fixtures.data(at: "store.json") }
  }

  @Test func theManifest() throws {
    let fixtures = try HandWritten.load()
    let manifest = try #require(fixtures.manifest)
    #expect(manifest.environment == "Sandbox")
    #expect(manifest.day == "2026-12-01")
    #expect(manifest.now == Date(timeIntervalSince1970: 1_796_126_400))
    #expect(manifest.bundleID == "com.razeware.inapprage")
    #expect(manifest.appleID == "1234567890")
    #expect(manifest.note == "signed with a test key: no store accepts it")
    #expect(manifest.files.map(\.kind) == ["store", "transaction", "transaction", "error"])
    #expect(manifest.files[0].schema == "store")
    #expect(manifest.files[1].product == id("nightlyrage"))
    #expect(manifest.files[1].scenario == "purchased")
    #expect(manifest.files[1].testUser == "ann@example.com")
    #expect(manifest.files[1].proves == "a first purchase")
    #expect(manifest.files[1].http == nil)
    #expect(manifest.files[3].http?.status == 404)
    #expect(manifest.files[3].http?.headers == ["Content-Type": "application/json"])
    let token = String(decoding: try fixtures.data(at: manifest.files[1].path), as: UTF8.self)
    let transaction = try SignedTransaction(decodingUnverified: token)
    #expect(transaction.productID == id("nightlyrage"))
    #expect(try SignedTransaction(payload: fixtures.data(at: manifest.files[2].path)) == transaction)
  }

  @Test(arguments: [
    "", "/etc/hosts", "..", "../store.json", "a/../../b", "a//b", "./store.json", "a\\b", "a\0b", "out", "way/x",
  ])
  func pathsThatLeadOut(path: String) throws {
    let outer = try TemporaryFolder()
    try outer.put("x", "secret")
    try outer.put("fixtures/store.json", try String(contentsOf: HandWritten.store, encoding: .utf8))
    try outer.link("fixtures/out", to: outer("x"))
    try outer.link("fixtures/way", to: outer.path)
    let fixtures = try StoreFixtures(contentsOf: URL(fileURLWithPath: outer("fixtures")))
    #expect(fixtures.manifest == nil)
    #expect(throws: StoreFixturesError.outsideFolder(path)) { try fixtures.data(at: path) }
  }

  @Test func filesOfTheFolder() throws {
    let outer = try TemporaryFolder()
    try outer.put("fixtures/store.json", try String(contentsOf: HandWritten.store, encoding: .utf8))
    try outer.put("fixtures/..a/b c", "text")
    try outer.link("fixtures/in", to: outer("fixtures/..a"))
    try outer.link("link", to: outer("fixtures"))
    let fixtures = try StoreFixtures(contentsOf: URL(fileURLWithPath: outer("link")))
    #expect(try fixtures.data(at: "..a/b c") == Data("text".utf8))
    #expect(try fixtures.data(at: "in/b c") == Data("text".utf8))
    #expect(HandWritten.message { _ = try fixtures.data(at: "..a") }.hasSuffix("/..a: cannot be read: it is a folder"))
    #expect(HandWritten.message { _ = try fixtures.data(at: "none") }.contains("/none: cannot be read: "))
  }

  @Test func whatIsNotThere() throws {
    let folder = try TemporaryFolder()
    for path in [folder.path, folder("none"), "/dev/null"] {
      let url = URL(fileURLWithPath: path)
      #expect(HandWritten.message { _ = try StoreFixtures(contentsOf: url) }.contains(": cannot be read: "))
    }
  }
}
