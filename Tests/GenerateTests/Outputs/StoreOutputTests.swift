import Generate
import JSON
import TestSupport
import Testing

/// What a mock store is told.
struct StoreOutputTests {
  /// The stores by path.
  private func stores(
    _ files: MemoryFiles, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> [String: JSONValue] {
    let plan = await plan(files, selected: ["store"], sourceLocation: sourceLocation)
    #expect(plan.complaints == [], sourceLocation: sourceLocation)
    return Dictionary(
      uniqueKeysWithValues: try plan.files.map { ($0.path, try JSONReader.read($0.bytes).get()) })
  }

  private func stores(
    _ text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> [String: JSONValue] {
    try await stores(MemoryFiles([("catalog/catalog.yaml", text)]), sourceLocation: sourceLocation)
  }

  private func store(
    _ text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> JSONValue {
    let stores = try await stores(text, sourceLocation: sourceLocation)
    #expect(stores.count == 1, sourceLocation: sourceLocation)
    return try #require(stores.first?.value)
  }

  private func invalid(_ store: JSONValue) -> [String] {
    (store["products"]?.array ?? []).map { $0["invalid"]?.string ?? "-" }
  }

  private static let stages = """
    products:
      - { id: a, type: consumable }
      - { id: b, type: consumable, cleared_for_sale: false }
      - { id: c, type: consumable, cleared_for_sale: false, stage: draft }
      - { id: d, type: consumable, cleared_for_sale: false, stage: retired }
      - { id: e, type: consumable, stage: draft }

    """

  @Test(
    "the first reason is told",
    arguments: [
      ("", "", "", ["-", "not-cleared-for-sale", "draft", "retired", "draft"]),
      ("[live, draft]", "", "", ["-", "not-cleared-for-sale", "not-cleared-for-sale", "retired", "-"]),
      ("[draft]", "", "", ["live", "live", "not-cleared-for-sale", "retired", "-"]),
      (
        "", "false", "false",
        ["no-paid-apps-agreement", "not-cleared-for-sale", "draft", "retired", "draft"]
      ),
      ("", "true", "false", ["in-app-purchase-disabled", "not-cleared-for-sale", "draft", "retired", "draft"]),
    ])
  func reasons(stages: String, agreement: String, purchase: String, expected: [String]) async throws {
    let output = stages.isEmpty ? "store" : "store: { stages: \(stages) }"
    let store = try await store(
      """
      team: { \(agreement.isEmpty ? "" : "paid_apps_agreement: \(agreement)") }
      app: { key: game, \(purchase.isEmpty ? "" : "in_app_purchase: \(purchase)") }
      generate: { outputs: [\(output)] }

      """ + Self.stages)
    #expect(invalid(store) == expected)
    #expect(store["app"]?["paidAppsAgreement"]?.boolean == (agreement != "false"))
    #expect(store["app"]?["inAppPurchase"]?.boolean == (purchase != "false"))
  }

  @Test("without storefronts, the app's base storefront is taken") func baseStorefronts() async throws {
    let stores = try await stores(
      MemoryFiles([
        ("catalog/a.yaml", "app: { key: a }\nproducts: [{ id: gold, type: consumable, price: 0.99 }]\n"),
        (
          "catalog/b.yaml",
          "app: { key: b, base_storefront: JPN }\nproducts: [{ id: gold, type: consumable, price: 120 }]\n"
        ),
      ]))
    #expect(
      stores.mapValues { ($0["storefronts"]?.array ?? []).map { $0["code"]?.string } } == [
        "a/store.json": ["USA"], "b/store.json": ["JPN"],
      ])
    let price = stores["b/store.json"]?["products"]?.array?.first?["prices"]?["JPN"]
    #expect(price == ["price": "120", "currency": "JPY", "from": "price"])
  }

  @Test("without a clock no change of a price is current") func noClock() async throws {
    let text = """
      app: { key: game }
      products: [{ id: gold, type: consumable, price: 0.99, price_changes: [{ from: 2020-01-01, price: 1.99 }] }]

      """
    let without = try await store(text)
    #expect(without["clock"]?.isNull == true)
    #expect(without["products"]?.array?.first?["prices"]?["USA"]?["price"]?.string == "0.99")
    let with = try await store("as_of: 2020-01-01\n" + text)
    #expect(with["clock"]?.string == "2020-01-01")
    #expect(
      with["products"]?.array?.first?["prices"]?["USA"]
        == ["price": "1.99", "currency": "USD", "from": "price", "since": "2020-01-01"])
  }

  @Test("the identifier of a group is the catalog's, or one that stays the same") func groupIDs() async throws {
    let text = """
      app:
        key: game
        bundle_id: com.acme.game
        variants:
          beta: { bundle_id: com.acme.game.beta, group_ids: { Club: "7" } }
      subscription_groups:
        - { reference_name: Club, group_id: "20000001", subscriptions: [{ id: club }] }
        - { reference_name: Klub, subscriptions: [{ id: klub }] }

      """
    let stores = try await stores(text)
    let ids = stores.mapValues { ($0["subscriptionGroups"]?.array ?? []).map { $0["id"]?.string ?? "" } }
    let first = try #require(ids["game/store.json"])
    let beta = try #require(ids["game-beta/store.json"])
    #expect(first[0] == "20000001" && beta[0] == "7")
    #expect(first[1] == "22570767", "SHA-256 of the bundle ID and the name")
    #expect(beta[1] != first[1] && beta[1].count == 8 && beta[1].hasPrefix("2"))
    let subscriptions = stores.mapValues { ($0["products"]?.array ?? []).map { $0["subscription"]?["group"]?.string } }
    #expect(subscriptions == ids)
    let renamed = try await self.stores(text.replacing("- { reference_name: Klub,", with: "- { reference_name: klub,"))
    #expect(renamed["game/store.json"]?["subscriptionGroups"]?.array?.last?["id"]?.string != first[1])
  }

  @Test("a purchase is of the app that it names, or of the only one") func purchases() async throws {
    let users = """
      test_users:
        - email: ann@acme.com
          purchases: [{ id: gold }, { app: a, id: gold }, { app: b, id: gold }, { app: a, id: silver }]

      """
    let a = "app: { key: a, bundle_id: a }\nproducts: [{ id: gold, type: consumable }]\n"
    func purchases(_ store: JSONValue?) -> [String] {
      (store?["testUsers"]?.array?.first?["purchases"]?.array ?? []).map { $0["productID"]?.string ?? "" }
    }
    let one = try await stores(MemoryFiles([("catalog/a.yaml", a), ("catalog/users.yaml", users)]))
    #expect(purchases(one["a/store.json"]) == ["a.gold", "a.gold"])
    let two = try await stores(
      MemoryFiles([
        ("catalog/a.yaml", a), ("catalog/b.yaml", a.replacing("a, bundle_id: a", with: "b, bundle_id: b")),
        ("catalog/users.yaml", users),
      ]))
    #expect(purchases(two["a/store.json"]) == ["a.gold"])
    #expect(purchases(two["b/store.json"]) == ["b.gold"])
  }

  @Test("a product of no known type is none that a store could have") func withoutType() async throws {
    let store = try await store("app: { key: game }\nproducts: [{ id: gold }, { id: silver, type: consumable }]\n")
    #expect((store["products"]?.array ?? []).map { $0["productID"]?.string } == ["silver"])
  }
}
