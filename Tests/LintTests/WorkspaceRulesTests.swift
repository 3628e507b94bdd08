import Diagnostics
import TestSupport
import Testing

/// What the rules of names that must name something say beside their own examples.
@Suite struct WorkspaceRulesTests {
  @Test(arguments: [
    ("empty-apps", "did you mean \"empty-app\"?"), ("whatever", "see the list of all rules: iapcatalog rules"),
    ("yaml-syntax", "mend what it reports"), ("Empty_App", "did you mean \"empty-app\"?"),
  ])
  func rulesThatCannotBeSet(_ name: String, _ help: String) async {
    let findings = await BaseCatalog.lint("lint: { rules: { \(name): off } }\n" + BaseCatalog.text)
    #expect(findings.found == [Finding(.error, "unknown-rule", name)])
    #expect(findings.first?.help == help)
  }

  @Test func outputsAndPurchasesNameAppsByKey() async {
    let findings = await BaseCatalog.lint(
      "generate: { outputs: [product-ids-json: { apps: [game, gaem] }] }\n"
        + BaseCatalog.replacing(
          "storefront: USA",
          with: "storefront: USA, purchases: [{ app: gamer, id: com.example.game.gold, scenario: purchased }]"))
    #expect(findings.found == [Finding(.error, "unknown-app", "gaem"), Finding(.error, "unknown-app", "gamer")])
    #expect(findings.map(\.help) == ["did you mean \"game\"?", "did you mean \"game\"?"])
  }

  @Test func productsAreNamedByIDOrWholeProductID() async {
    let text = """
      app: { bundle_id: com.acme.game, primary_locale: en-US, promoted: [gold, com.acme.game.gold, com.acme.game.glod, silvre] }
      defaults: { type: consumable, price: 0.99 }
      products:
        - id: gold
          reference_name: Gold
          replaced_by: silver
          localizations: { en-US: { display_name: Gold, description: One hundred coins } }
        - product_id: silver
          reference_name: Silver
          replaced_by: bronze
          localizations: { en-US: { display_name: Silver, description: One hundred coins } }
      test_users:
        - email: ann@acme.com
          first_name: Ann
          last_name: Lee
          storefront: USA
          purchases: [{ app: game, id: gold, scenario: purchased }, { id: golden, scenario: purchased }]

      """
    let findings = await BaseCatalog.lint(text)
    #expect(
      findings.filter { $0.rule == "unknown-product" }.found == [
        Finding(.error, "unknown-product", "com.acme.game.glod"), Finding(.error, "unknown-product", "silvre"),
        Finding(.error, "unknown-product", "bronze"), Finding(.error, "unknown-product", "golden"),
      ])
    #expect(
      findings.filter { $0.rule == "unknown-product" }.map(\.help) == [
        "did you mean \"com.acme.game.gold\"?", "did you mean \"silver\"?", "expected one of gold, silver",
        "did you mean \"gold\"?",
      ])
  }

  @Test func whatMayStandInAFileThatCannotBeReadIsNotMissed() async {
    let text = BaseCatalog.replacing("sku: GAME", with: "sku: GAME, promoted: [silver]")
    let findings = await lint(["catalog.yaml": text, "silver.yaml": "app: [\n"])
    #expect(findings.map(\.rule) == ["yaml-syntax"])
  }

  @Test func anUnreadableIDMayBeTheOneThatIsNamed() async {
    let text = BaseCatalog.replacing("sku: GAME", with: "sku: GAME, promoted: [com.example.game.gold]")
      .replacing("product_id: com.example.game.gold", with: "product_id: [com.example.game.gold]")
    #expect(await BaseCatalog.lint(text).map(\.rule) == ["wrong-kind"])
  }

  @Test(arguments: [
    ("GoldIDs", true), ("_Gold2", true), ("2Gold", false), ("Gold IDs", false), ("Gold.IDs", false), ("class", false),
    ("Self", false), ("GoldÄ", false), ("String", false), ("__", false), ("\"\"", false), ("\"`Gold`\"", false),
  ])
  func typeNames(_ name: String, _ isSound: Bool) async {
    for output in ["product-ids-swift", "product-ids-objc"] {
      let findings = await BaseCatalog.lint(
        "generate: { outputs: [\(output): { type_name: \(name) }] }\n" + BaseCatalog.text)
      #expect(findings.found == (isSound ? [] : [Finding(.error, "invalid-type-name", name)]))
    }
  }

  @Test(arguments: [
    ("variants: [prod]", []), ("variants: [prod, beta]", []), ("variants: [bata]", ["bata"]),
    ("apps: [game], variants: [beta]", []), ("variants: [Prod]", ["Prod"]),
  ])
  func variantsOfOutputs(_ options: String, _ places: [String]) async {
    let findings = await BaseCatalog.lint(
      "generate: { outputs: [product-ids-json: { \(options) }] }\n"
        + BaseCatalog.replacing("sku: GAME", with: "sku: GAME, variants: { beta: { bundle_id: com.example.beta } }"))
    #expect(findings.found == places.map { Finding(.error, "unknown-variant", $0) })
  }

  @Test(arguments: [
    ("storefronts: [USA, JPN, USA]", "USA"), ("required_locales: [en-US, \"en-US\"]", "\"en-US\""),
    ("lint: { allow_locales: [eo, eo] }", "eo"),
    ("generate: { outputs: [product-ids-json: { stages: [live, draft, live] }] }", "live"),
  ])
  func listsThatNameSomethingTwice(_ setting: String, _ place: String) async {
    let findings = await BaseCatalog.lint(setting + "\n" + BaseCatalog.text)
    #expect(findings.found == [Finding(.warning, "duplicate-list-item", place)])
    #expect(findings.first?.notes.map(\.message) == ["first listed here"])
  }

  @Test func aListInDefaultsIsReportedOnce() async {
    let findings = await BaseCatalog.lint(
      "defaults: { availability: { only: [USA, CAN, USA] } }\n"
        + BaseCatalog.text
        .replacing(
          "test_users:",
          with: """
              - reference_name: Silver
                id: silver
                type: consumable
                price_tier: 1
                localizations: { en-US: { display_name: Silver, description: One hundred silver coins } }
            test_users:
            """))
    #expect(findings.found == [Finding(.warning, "duplicate-list-item", "USA")])
  }

  @Test(arguments: [
    ("outputs: []", "the list of outputs is empty, so nothing is generated"),
    (
      "outputs: [product-ids-json: { apps: [] }]",
      "the list of apps of output \"product-ids-json\" is empty, so it makes no file"
    ),
    (
      "outputs: [product-ids-json: { variants: [] }]",
      "the list of variants of output \"product-ids-json\" is empty, so it makes no file"
    ),
    ("outputs: [product-ids-json: { stages: [] }]", nil), ("outputs: [product-ids-json]", nil),
  ])
  func listsThatSelectNothing(_ settings: String, _ message: String?) async {
    let findings = await BaseCatalog.lint("generate: { \(settings) }\n" + BaseCatalog.text)
    #expect(findings.map(\.rule) == (message == nil ? [] : ["empty-selection"]))
    #expect(findings.map(\.message) == (message.map { [$0] } ?? []))
  }
}
