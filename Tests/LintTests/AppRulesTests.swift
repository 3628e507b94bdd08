import Diagnostics
import TestSupport
import Testing

/// What the rules of apps say beside their own examples.
@Suite struct AppRulesTests {
  private let products =
    "products: [{ id: gold, reference_name: Gold, type: consumable, price: 0.99, localizations: { en-US: "
    + "{ display_name: Gold, description: One hundred coins } } }]\n"

  private func found(_ app: String, settings: String = "", products: Bool = true) async -> [Finding] {
    await BaseCatalog.lint(settings + "app: { \(app), primary_locale: en-US }\n" + (products ? self.products : ""))
      .found
  }

  @Test(arguments: [
    ("com.acme.my_game", "_"), ("com.acme.gäme", "ä"), ("\"com.acme. game\"", " "), ("com..game", "com..game"),
    (".com.game", ".com.game"), ("com.game.", "com.game."), ("game", "game"), ("\"\"", "\"\""),
    ("com.acme.*", "com.acme.*"), ("\"*\"", "\"*\""),
  ])
  func bundleIDs(_ bundleID: String, _ place: String) async {
    let findings = await found("key: game, product_id_prefix: a., bundle_id: \(bundleID)")
    #expect(findings.filter { $0.rule == "invalid-bundle-id" } == [Finding(.error, "invalid-bundle-id", place)])
  }

  @Test func aBundleIDMayHaveDigitsAndHyphens() async {
    #expect(await found("bundle_id: com.Acme-2.4game") == [])
  }

  @Test func aWildcardSellsNothing() async {
    let empty = await found("key: game, bundle_id: com.acme.*", products: false)
    #expect(empty == [Finding(.note, "empty-app", "game")])
  }

  @Test func aVariantsBundleIDIsHeldToTheSame() async {
    let findings = await found("bundle_id: com.acme.game, variants: { beta: { bundle_id: com.acme.my_game } }")
    #expect(findings == [Finding(.error, "invalid-bundle-id", "_")])
  }

  @Test func bundleIDsAreUniqueAcrossApps() async {
    let findings = await lint([
      "a.yaml": "app: { key: a, bundle_id: com.acme.game, primary_locale: en-US }\n" + products,
      "b.yaml":
        "app: { key: b, bundle_id: com.acme.GAME, product_id_prefix: b., primary_locale: en-US, variants: "
        + "{ beta: { bundle_id: com.acme.game } } }\n" + products.replacing("Gold", with: "More"),
    ])
    #expect(
      findings.filter { $0.rule == "duplicate-bundle-id" }.map(\.message) == [
        "the bundle ID \"com.acme.GAME\" differs from \"com.acme.game\" only by case",
        "the bundle ID \"com.acme.game\" is used twice",
      ])
  }

  @Test(arguments: [
    ("-GAME", "-"), (".GAME", "."), ("_GAME", "_"), ("GAME 1", " "), ("GÄME", "Ä"), ("\"\"", "\"\""), ("GAME/1", "/"),
  ])
  func wrongSKUs(_ sku: String, _ place: String) async {
    #expect(await found("bundle_id: com.acme.game, sku: \(sku)") == [Finding(.error, "invalid-sku", place)])
  }

  @Test(arguments: ["GAME-001", "1.game_beta", "0123", "1e3"]) func soundSKUs(_ sku: String) async {
    #expect(await found("bundle_id: com.acme.game, sku: \(sku)") == [])
  }

  @Test(arguments: [
    ("12345678901", nil), ("123456", nil), ("12345", Severity.warning), ("id123456789", .error), ("\"\"", .error),
    ("１２３４５６７", .error), ("-1234567", .error),
  ])
  func appleIDs(_ number: String, _ severity: Severity?) async {
    let expected = severity.map { [Finding($0, "invalid-apple-id", number)] } ?? []
    #expect(await found("bundle_id: com.acme.game, apple_id: \(number)") == expected)
    let variant = "variants: { beta: { bundle_id: com.acme.beta, apple_id: \(number) } }"
    #expect(await found("bundle_id: com.acme.game, \(variant)") == expected)
  }

  @Test(arguments: [
    ("ABCDE12345", true), ("abcde12345", false), ("ABCDE1234", false), ("ABCDE123456", false), ("ABCDE1234Ä", false),
  ])
  func prefixesOfAppIDs(_ prefix: String, _ isSound: Bool) async {
    let expected = isSound ? [] : [Finding(.error, "invalid-app-id-prefix", prefix)]
    #expect(await found("bundle_id: com.acme.game, app_id_prefix: \(prefix)") == expected)
    #expect(await found("bundle_id: com.acme.game", settings: "team: { id: \(prefix) }\n") == expected)
  }

  @Test(arguments: [
    ("A", "", Severity.error), ("AB", "", nil), (String(repeating: "é", count: 30), "", nil),
    (String(repeating: "é", count: 31), "", .error),
    (String(repeating: "x", count: 75), "profile: itunes-connect", nil),
    (String(repeating: "x", count: 76), "profile: itunes-connect", .warning),
    (String(repeating: "x", count: 256), "profile: itunes-connect", .error),
    (String(repeating: "x", count: 50), "limits: { app_name: 50 }", nil),
    (String(repeating: "x", count: 51), "limits: { app_name: 50 }", .error),
  ])
  func names(_ name: String, _ settings: String, _ severity: Severity?) async {
    let expected = severity.map { [Finding($0, "invalid-app-name", name)] } ?? []
    #expect(await found("bundle_id: com.acme.game, name: \(name)", settings: "lint: { \(settings) }\n") == expected)
  }

  @Test(arguments: [
    ("prod: { bundle_id: com.acme.beta }", ["prod"]), ("a/b: { bundle_id: com.acme.beta }", ["a/b"]),
    ("..: { bundle_id: com.acme.beta }", [".."]), ("\"\": { bundle_id: com.acme.beta }", ["\"\""]),
    ("prod: { sku: BETA }", ["prod", "prod"]), ("beta: {}", ["beta"]), ("beta-2: { bundle_id: com.acme.beta }", []),
  ])
  func variants(_ variant: String, _ places: [String]) async {
    let findings = await found("bundle_id: com.acme.game, variants: { \(variant) }")
    #expect(findings == places.map { Finding(.error, "invalid-variant", $0) })
  }

  @Test func anEmptyVariantIsOneFault() async {
    #expect(await found("bundle_id: com.acme.game, variants: { beta: }").map(\.rule) == ["missing-value"])
    #expect(await found("bundle_id: com.acme.game, variants: [beta]").map(\.rule) == ["wrong-kind"])
  }

  @Test func twoVariantsOfOneName() async {
    let findings = await found(
      "bundle_id: com.acme.game, variants: { beta: { bundle_id: com.acme.b }, beta: { bundle_id: com.acme.c } }")
    #expect(findings == [Finding(.error, "duplicate-key", "beta")])
  }

  @Test(arguments: [
    ("a/b", true), ("..", true), ("a:b", true), ("\"a\\tb\"", true), ("My Game", false), ("spiel-ä", false),
  ])
  func keys(_ key: String, _ isWrong: Bool) async {
    let expected = isWrong ? [Finding(.error, "invalid-app-key", key)] : []
    #expect(await found("key: \(key), bundle_id: com.acme.game") == expected)
  }

  @Test func aKeyMustFitIntoTheNameOfAFile() async {
    let key = String(repeating: "a", count: 100)
    #expect(await found("key: \(key), bundle_id: com.acme.game") == [])
    let longer = await found("key: \(key)a, bundle_id: com.acme.game")
    #expect(longer == [Finding(.error, "invalid-app-key", key + "a")])
  }

  @Test func theKeyThatIsWrittenIsTheFault() async {
    let findings = await lint([
      "a.yaml": "app: { bundle_id: com.acme.game, primary_locale: en-US }\n" + products,
      "b.yaml":
        "app: { key: game, bundle_id: com.acme.other, primary_locale: en-US }\n"
        + products.replacing("Gold", with: "More"),
    ])
    #expect(findings.found == [Finding(.error, "duplicate-app-key", "game")])
    #expect(findings.first?.location.source.path == "b.yaml")
    #expect(findings.first?.notes.first?.location?.source.path == "a.yaml")
  }

  @Test func anUnreadableKeyIsNotMissing() async {
    #expect(await found("key: [game]").map(\.rule) == ["wrong-kind"])
  }
}
