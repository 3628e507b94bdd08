import AppStore
import CatalogModel
import Diagnostics
import TestSupport
import Testing

/// A catalog of several files, apps and variants.
@Suite struct FilesTests {
  @Test func filesAddToTheAppThatOneDeclares() async throws {
    let catalog = await read(
      ("a.yaml", "app: game\ndefaults: { type: consumable }\nproducts: [{ id: one }]\n"),
      ("b.yaml", "app: { key: game, bundle_id: com.acme.game }\nproducts: [{ id: two }]\n"),
      ("c.yaml", "app: other\nproducts: [{ id: three }]\n"),
      ("d.yaml", "app: { bundle_id: com.acme.other }\n"),
      ("e.yaml", "app: game\nproducts: [{ id: four }]\n"))
    #expect(catalog.apps.map(\.key?.string) == ["game", "other"])
    #expect(
      catalog.apps.map { $0.products.compactMap(\.productID?.string) } == [
        ["com.acme.game.one", "com.acme.game.two", "com.acme.game.four"], ["com.acme.other.three"],
      ])
    // Defaults hold in their own file alone.
    #expect(catalog.products.map(\.type.value) == [.consumable, nil, nil])
  }

  @Test func theKeyIsTheLastPartOfTheBundleID() async {
    let catalog = await read(
      ("a.yaml", "app: { bundle_id: com.acme.game }\n"), ("b.yaml", "app: { key: mine, bundle_id: com.acme.other }\n"))
    #expect(catalog.apps.map(\.key?.string) == ["game", "mine"])
  }

  @Test func theWorkspaceMayStandAnywhereButOnce() async throws {
    let catalog = await read(
      ("a.yaml", "catalog: 1\nteam: { id: ABCDE12345 }\npresets: { coin: { type: consumable } }\n"),
      (
        "b.yaml",
        "as_of: 2027-01-31\nstorefronts: [USA, JPN]\napp: { key: game }\nproducts: [{ id: a, preset: coin }]\n"
      ))
    #expect(catalog.string(of: catalog.workspace.team.id) == "ABCDE12345")
    #expect(catalog.workspace.asOf.value?.description == "2027-01-31")
    #expect(catalog.workspace.storefronts.map(\.storefront?.alpha3) == ["USA", "JPN"])
    #expect(catalog.products.map(\.type.value) == [.consumable])
    let twice = await faults(
      ("a.yaml", "as_of: 2027-01-01\nteam: { id: ABCDE12345 }\n"),
      ("b.yaml", "as_of: 2027-01-02\nteam: { provider: ACME }\n"))
    #expect(twice == ["set-twice at as_of", "set-twice at team"])
  }

  @Test func filesOfUnknownAppsAreReportedOneByOne() async {
    let found = await faults(
      ("a.yaml", "app: { key: game, promoted: [gold] }\n"), ("b.yaml", "app: gmae\nproducts: [{ id: gold }]\n"),
      ("c.yaml", "app: other\n"), ("d.yaml", "products: [{ id: silver }]\n"), ("e.yaml", "products: []\n"))
    #expect(found == ["unknown-app at gmae", "unknown-app at other", "missing-app at products"])
  }

  @Test func anAppWithoutValueIsOneFault() async {
    #expect(await faults(("a.yaml", "app:\nproducts: [{ id: gold }]\n")) == ["missing-value at "])
  }

  @Test func productsThatAreLostMakeTheCatalogIncomplete() async {
    let lost = await MemoryFiles([("a.yaml", "app: { key: a }\n"), ("b.yaml", "app: b\nproducts: [{ id: c }]\n")])
      .readCatalog()
    #expect(lost.catalog.isIncomplete)
    let whole = await MemoryFiles([("a.yaml", "app: { key: a }\n"), ("b.yaml", "app: a\nproducts: [{ id: c }]\n")])
      .readCatalog()
    #expect(!whole.catalog.isIncomplete)
    let broken = await MemoryFiles([("a.yaml", "app: { key: a }\n"), ("b.yaml", "app: [\n")]).readCatalog()
    #expect(broken.catalog.isIncomplete)
  }

  @Test func aVariantHasValuesOfItsOwn() async throws {
    let catalog = await read(
      """
      app:
        bundle_id: com.acme.game
        variants:
          beta: { bundle_id: com.acme.game.beta, apple_id: 1234567899, sku: BETA, group_ids: { Club: "20759999" } }
      products: [{ id: gold }, { product_id: org.other.silver }]
      subscription_groups: [{ reference_name: Club }]

      """)
    let app = try #require(catalog.apps.first)
    let variant = try #require(app.otherVariants.first)
    #expect(catalog.string(of: variant.name) == "beta")
    #expect(catalog.string(of: variant.bundleID) == "com.acme.game.beta")
    #expect(catalog.string(of: variant.appleID) == "1234567899")
    #expect(catalog.string(of: variant.sku) == "BETA")
    #expect(
      variant.groupIDs.map { "\(catalog.string(of: $0.group)) \(catalog.string(of: $0.id) ?? "-")" } == [
        "Club 20759999"
      ])
    let prefixes = catalog.storeRecords(of: app).map { catalog.productIDPrefix(of: app, in: $0) }
    #expect(prefixes == ["com.acme.game.", "com.acme.game.beta."])
  }

  @Test(arguments: [
    ("bundle_id: com.acme.game", "com.acme.game.gold"),
    ("bundle_id: com.acme.game, product_id_prefix: \"{bundle_id}.iap.\"", "com.acme.game.iap.gold"),
    ("bundle_id: com.acme.game, product_id_prefix: iap_", "iap_gold"),
    ("bundle_id: com.acme.game, product_id_prefix: \"\"", "gold"),
    ("key: game", "gold"),
    ("bundle_id: [a], key: game", nil),
    ("bundle_id: com.acme.game, product_id_prefix: [a]", nil),
  ])
  func prefixes(_ app: String, _ expected: String?) async {
    let reading = await readCatalog("app: { \(app) }\nproducts: [{ id: gold }]\n")
    #expect(reading.catalog.products.map(\.productID?.string) == [expected])
  }

  @Test(arguments: [
    ("{bundle}", "did you mean \"{bundle_id}\"?"), ("{app}", "it takes \"{bundle_id}\" alone"),
  ]) func aPrefixTakesTheBundleIDAlone(placeholder: String, help: String) async {
    let app = "app: { bundle_id: com.acme.game, product_id_prefix: \"\(placeholder).\" }\n"
    let reading = await readCatalog(app + "products: [{ id: gold }]\n")
    #expect(reading.findings.map(\.rule) == ["unknown-placeholder"])
    #expect(reading.findings.map(\.location.text) == [placeholder])
    #expect(reading.findings.map(\.help) == [help])
    #expect(reading.catalog.products.map(\.productID) == [nil])
  }

  @Test func groupsAndSubscriptionsKeepTheirOrder() async throws {
    let catalog = await read(
      """
      app: { bundle_id: com.acme.game }
      subscription_groups:
        - { reference_name: One, subscriptions: [{ id: a }, { id: b }] }
        - { reference_name: Two, levels: equal, subscriptions: [{ id: c }] }
      products: [{ id: d }]

      """)
    #expect(catalog.products.map { catalog.string(of: $0.id) } == ["a", "b", "c", "d"])
    #expect(catalog.products.map { $0.subscription?.group } == [0, 0, 1, nil])
    #expect(catalog.apps.first?.groups.map(\.levels.value) == [nil, .equal])
  }
}
