public import Foundation

/// The fixtures of one app in one store record: what its store sells where and for what, and to which test users.
///
/// Loaded once, a value that can be shared between threads. It verifies no signature and sells nothing.
public struct StoreFixtures: Sendable {
  /// The app that the store sells products of.
  public let app: App
  /// The store's day, `2026-12-01`; nil where the catalog has none, and nothing scheduled is current.
  public let clock: String?
  /// Those that the store has prices of, in the order of the catalog.
  public let storefronts: [Storefront]
  /// Groups of subscriptions of which a customer holds one at a time, in the order of the catalog.
  public let subscriptionGroups: [SubscriptionGroup]
  /// All sandbox accounts, in the order of the catalog.
  public let testUsers: [TestUser]
  /// What files there are and what each one proves; nil where there is no `manifest.json` beside `store.json`,
  /// and where a single file was loaded.
  public let manifest: Manifest?

  let folder: URL?
  let products: [StoredProduct]
  private let productIndex: [ExactText: Int]
  private let storefrontIndex: [String: Int]
  private let userIndex: [ExactText: Int]

  /// Loads a folder of fixtures, which holds `store.json` and often `manifest.json`, or a `store.json` by itself.
  ///
  /// Throws `StoreFixturesError` with the file and the key that is at fault.
  public init(contentsOf url: URL) throws {
    let isFolder = try FixtureFile.isFolder(url)
    let store = try FixtureFile.read(isFolder ? url.appendingPathComponent("store.json") : url, format: "store")
    let manifestURL = url.appendingPathComponent("manifest.json")
    manifest =
      if isFolder, FileManager.default.fileExists(atPath: manifestURL.path) {
        try FixtureFile.read(manifestURL, format: "fixtures").value(Manifest.init(reading:))
      } else {
        nil
      }
    folder = isFolder ? url : nil
    let object = try store.value(Read.object)
    app = try store.value { (_) throws(ReadingFault) in try object.need("app", App.init(reading:)) }
    clock = try store.value { (_) throws(ReadingFault) in try object.may("clock", Read.day) }
    storefronts = try store.value { (_) throws(ReadingFault) in
      try object.needList("storefronts", Storefront.init(reading:))
    }
    subscriptionGroups = try store.value { (_) throws(ReadingFault) in
      try object.needList("subscriptionGroups", SubscriptionGroup.init(reading:))
    }
    products = try store.value { (_) throws(ReadingFault) in
      try object.needList("products", StoredProduct.init(reading:))
    }
    testUsers = try store.value { (_) throws(ReadingFault) in
      try object.needList("testUsers", TestUser.init(reading:))
    }
    productIndex = Self.index(products.map { ExactText($0.id) })
    userIndex = Self.index(testUsers.map { ExactText($0.email ?? "") })
    // An own code goes before another storefront's code for StoreKit.
    storefrontIndex = Self.index(storefronts.map(\.code))
      .merging(Self.index(storefronts.map(\.storeKitCode))) { own, _ in own }
  }

  /// The first place of each.
  private static func index<Key: Hashable>(_ keys: [Key]) -> [Key: Int] {
    Dictionary(zip(keys, keys.indices)) { first, _ in first }
  }

  /// All that the store record has, whatever their stage, in the order of the catalog; each once.
  public var productIdentifiers: [String] {
    products.map(\.id)
  }

  /// The storefront with a code of three letters, App Store Connect's or StoreKit's: Kosovo is both `XKS` and `XKX`.
  ///
  /// Throws `StoreFixturesError.unknownStorefront` where the store was made without it.
  public func storefront(_ code: String) throws -> Storefront {
    guard let index = storefrontIndex[code] else {
      throw StoreFixturesError.unknownStorefront(code, known: storefronts.map(\.code).sorted())
    }
    return storefronts[index]
  }

  func product(_ id: String) -> StoredProduct? {
    productIndex[ExactText(id)].map { products[$0] }
  }

  /// What the store answers to an app that asks for products.
  ///
  /// Identifiers are compared byte for byte. A text that the asked locale (`de-DE`) does not have is the primary
  /// locale's where that is of the same language, else that of the first locale of the language, else the primary
  /// locale's, else the first there is. Throws `StoreFixturesError.unknownStorefront`.
  public func products(for identifiers: Set<String>, storefront code: String, locale: String) throws -> ProductsResponse
  {
    let place = try StorePlace(storefront(code), locale: locale, primaryLocale: app.primaryLocale, clock: clock)
    var found: [Int] = []
    var invalid: [InvalidIdentifier] = []
    for identifier in identifiers {
      guard let index = productIndex[ExactText(identifier)] else {
        invalid.append(InvalidIdentifier(productIdentifier: identifier, reason: .unknown))
        continue
      }
      if let reason = place.invalidReason(of: products[index]) {
        invalid.append(InvalidIdentifier(productIdentifier: identifier, reason: reason))
      } else {
        found.append(index)
      }
    }
    return ProductsResponse(
      products: found.sorted().map { place.product(products[$0]) },
      invalidIdentifiers: invalid.sorted { $0.productIdentifier.isBefore($1.productIdentifier) })
  }

  /// The test user with exactly this address, byte for byte.
  ///
  /// Throws `StoreFixturesError.unknownTestUser` where there is none.
  public func testUser(_ email: String) throws -> TestUser {
    guard !email.isEmpty, let index = userIndex[ExactText(email)] else {
      throw StoreFixturesError.unknownTestUser(email, known: testUsers.compactMap(\.email))
    }
    return testUsers[index]
  }

  /// All that the test user with exactly this address ever bought of the app, in the order of the catalog.
  ///
  /// Throws `StoreFixturesError.unknownTestUser` where there is none.
  public func purchases(of email: String) throws -> [Purchase] {
    try testUser(email).purchases
  }

  /// What the test user owns now: the purchases that StoreKit's current entitlements hold, never a consumable.
  ///
  /// Throws `StoreFixturesError.unknownTestUser` where there is none.
  public func entitlements(of email: String) throws -> [Purchase] {
    try purchases(of: email).filter(\.isEntitled)
  }
}
