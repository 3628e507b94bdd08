import CatalogModel
import Diagnostics
import TestSupport
import Testing

/// Reports from the field about product IDs and names.
@Suite struct ProductIDCasesTests {
  private func briefs(replacing old: String, with new: String) async -> [String] {
    await BaseCatalog.lint(BaseCatalog.replacing(old, with: new)).map(\.brief)
  }

  private func briefs(id: String) async -> [String] {
    await briefs(replacing: "product_id: com.example.game.gold", with: "product_id: \(id)")
  }

  @Test("the base catalog is clean") func base() async {
    #expect(await BaseCatalog.lint(BaseCatalog.text).map(\.brief) == [])
  }

  @Test("A01: a product of the other bundle ID") func foreignPrefix() async throws {
    let text = """
      app: { bundle_id: com.example.dev, primary_locale: en-US }
      products:
        - reference_name: Gold Pack
          product_id: com.example.game.gold
          type: consumable
          price_tier: 1
          localizations: { en-US: { display_name: Gold Pack, description: One hundred gold coins } }
      """
    let game = BaseCatalog.replacing("product_id: com.example.game.gold", with: "id: silver")
    let findings = await lint(["dev.yaml": text, "game.yaml": game])
    #expect(findings.map(\.brief) == ["warning foreign-product-id-prefix at com.example.game.gold"])
    let finding = try #require(findings.first)
    #expect(finding.message.contains("another app's bundle ID \"com.example.game\""))
    #expect(finding.help == "move the product from dev to game, or make dev a variant of game to sell it in both")
    #expect(finding.notes.map { $0.location?.source.path } == ["game.yaml"])
    let silenced = "lint: { rules: { foreign-product-id-prefix: off } }\n" + game
    #expect(await lint(["dev.yaml": text, "game.yaml": silenced]).isEmpty)
  }

  @Test(
    "A01: what is no other app's prefix",
    arguments: ["tip_small", "com.example.gold", "org.partner.tools.gold", "com.example.game.gold.big"])
  func ownIDs(id: String) async {
    #expect(await briefs(id: id) == [])
  }

  @Test("A01: a misspelt bundle ID") func misspeltPrefix() async throws {
    let findings = await BaseCatalog.lint(
      BaseCatalog.replacing("product_id: com.example.game.gold", with: "product_id: com.example.gmae.gold"))
    #expect(findings.map(\.brief) == ["warning foreign-product-id-prefix at com.example.gmae.gold"])
    #expect(findings.first?.help?.contains("\"com.example.game.gold\"") == true)
  }

  @Test("A02: variants share their products, two apps do not") func sharedID() async {
    let other = """
      app: { bundle_id: com.other.app, primary_locale: en-US }
      products:
        - reference_name: Gold Pack
          product_id: gold
          type: consumable
          price_tier: 1
          localizations: { en-US: { display_name: Gold Pack, description: One hundred gold coins } }
      """
    let game = BaseCatalog.replacing("com.example.game.gold", with: "gold")
    #expect(await lint(["game.yaml": game, "other.yaml": other]).map(\.brief) == ["warning shared-product-id at gold"])
    let strict = "lint: { profile: itunes-connect, rules: { incomplete-test-user: off } }\n" + game
    #expect(await lint(["game.yaml": strict, "other.yaml": other]).map(\.brief) == ["error shared-product-id at gold"])
    let variants = game.changing(
      "bundle_id: com.example.game,",
      to: "bundle_id: com.example.game, variants: { beta: { bundle_id: com.example.beta } },")
    #expect(await BaseCatalog.lint(variants).isEmpty)
  }

  @Test("A03: the bundle ID is no product ID") func bundleID() async {
    #expect(await briefs(id: "com.example.game") == ["error bundle-id-as-product-id at com.example.game"])
  }

  @Test("A04: one bad ID of many") func oneBadIDOfMany() async throws {
    let more = (1...9).map { number in
      """
        - reference_name: Pack \(number)
          product_id: "com.example.game.\(number == 9 ? "go ld" : "pack\(number)")"
          type: consumable
          price_tier: 1
          localizations: { en-US: { display_name: Gold Pack, description: One hundred gold coins } }
      """
    }
    let text = BaseCatalog.replacing("test_users:", with: more.joined(separator: "\n") + "\ntest_users:")
    let findings = await BaseCatalog.lint(text)
    #expect(findings.map(\.brief) == ["error invalid-product-id at  "])
    let finding = try #require(findings.first)
    #expect(finding.message == "the product ID \"com.example.game.go ld\" has a space")
    #expect(finding.location.range.lowerBound == offset(of: " ld", in: text))
    #expect(finding.subject == "com.example.game.go ld")
  }

  @Test("A07: a typo gave two products one ID") func duplicate() async throws {
    let second = """
        - reference_name: Silver Pack
          product_id: com.example.game.gold
          type: consumable
          price_tier: 1
          localizations: { en-US: { display_name: Silver Pack, description: One hundred silver coins } }
      """
    let text = BaseCatalog.replacing("test_users:", with: second + "\ntest_users:")
    let finding = try #require(await BaseCatalog.lint(text).first)
    #expect(finding.brief == "error duplicate-product-id at com.example.game.gold")
    #expect(finding.line == 12)
    let note = try #require(finding.notes.first)
    #expect(note.message == "first defined here")
    #expect(note.location?.range.lowerBound == offset(of: "com.example.game.gold", in: text))
  }

  @Test("A07: products of different variants may share an ID") func duplicateByVariant() async {
    let text = BaseCatalog.replacing(
      "product_id: com.example.game.gold", with: "product_id: com.example.game.gold\n    variants: [prod]"
    )
    .changing(
      "bundle_id: com.example.game,",
      to: "bundle_id: com.example.game, variants: { beta: { bundle_id: com.example.beta } },"
    )
    .changing(
      "test_users:",
      to: """
          - reference_name: Gold Pack of the beta
            product_id: com.example.game.gold
            variants: [beta]
            type: consumable
            price_tier: 1
            localizations: { en-US: { display_name: Gold Pack, description: One hundred gold coins } }
        test_users:
        """)
    #expect(await BaseCatalog.lint(text).map(\.brief) == [])
    let both = text.changing("variants: [prod]", to: "variants: [prod, beta]")
    let findings = await BaseCatalog.lint(both)
    #expect(
      findings.map(\.message) == [
        "a second product has the product ID \"com.example.game.gold\" in the variant \"beta\""
      ])
  }

  @Test("A08: what a product ID may be") func productIDs() async {
    let prefix = "com.example.game."
    #expect(await briefs(id: prefix + String(repeating: "g", count: 83)) == [])
    let long = prefix + String(repeating: "g", count: 84)
    #expect(await briefs(id: long) == ["error product-id-too-long at \(long)"])
    #expect(await briefs(id: prefix + "gôld") == ["error invalid-product-id at ô"])
    #expect(await briefs(id: "com.example.game/gold") == ["error invalid-product-id at /"])
    #expect(await briefs(id: prefix + "gold-pack") == [])
    #expect(await briefs(id: "g") == ["error text-too-short at g"])
    let old = "lint: { profile: itunes-connect, rules: { incomplete-test-user: off } }\n"
    let hyphen = old + BaseCatalog.replacing("com.example.game.gold", with: prefix + "gold-pack")
    #expect(await BaseCatalog.lint(hyphen).map(\.brief) == ["warning invalid-product-id at -"])
    let longer = old + BaseCatalog.replacing("com.example.game.gold", with: String(repeating: "g", count: 256))
    #expect(await BaseCatalog.lint(longer).map(\.rule) == ["product-id-too-long"])
    #expect(await BaseCatalog.lint(longer.changing("gg", to: "g")).isEmpty)
  }

  @Test("A08: a product ID is never used again") func retired() async {
    let text = BaseCatalog.replacing(
      "products:", with: "products:\n  - { product_id: com.example.game.gold, type: consumable, stage: retired }")
    let findings = await BaseCatalog.lint(text)
    #expect(findings.map(\.brief) == ["error retired-product-id at com.example.game.gold"])
    #expect(findings.first?.line == 6)
  }

  @Test(
    "B22: invisible characters are shown by their code point",
    arguments: [
      ("\u{A0}", "U+00A0 (no-break space)"), ("\u{200B}", "U+200B (zero width space)"),
      ("\u{FEFF}", "U+FEFF (zero width no-break space)"),
    ])
  func invisible(character: String, name: String) async throws {
    let text = BaseCatalog.replacing("game.gold", with: "game.go\(character)ld")
    let finding = try #require(await BaseCatalog.lint(text).first)
    #expect(finding.brief == "error invalid-product-id at \(character)")
    #expect(finding.message.hasSuffix("has \(name)"))
    #expect(finding.message.unicodeScalars.allSatisfy { $0.isASCII })
    #expect(finding.location.range.lowerBound == offset(of: character, in: text))
  }

  @Test("B22: an escaped NUL") func nul() async throws {
    let finding = try #require(
      await BaseCatalog.lint(BaseCatalog.replacing("com.example.game.gold", with: "\"com.example.game.go\\0ld\"")).first
    )
    #expect(finding.brief == "error invalid-product-id at \"com.example.game.go\\0ld\"")
    #expect(finding.message.hasSuffix("has U+0000"))
  }

  @Test("A09: reference names are counted in characters") func referenceNames() async {
    let fits = String(repeating: "é", count: 64)
    #expect(await briefs(replacing: "Gold Pack\n", with: fits + "\n") == [])
    #expect(await briefs(replacing: "Gold Pack\n", with: fits + "é\n") == ["error reference-name-too-long at \(fits)é"])
    let old = "lint: { profile: itunes-connect, rules: { incomplete-test-user: off } }\n"
    let bytes = String(repeating: "é", count: 127)
    #expect(await BaseCatalog.lint(old + BaseCatalog.replacing("Gold Pack\n", with: bytes + "e\n")).isEmpty)
    let long = await BaseCatalog.lint(old + BaseCatalog.replacing("Gold Pack\n", with: bytes + "é\n"))
    #expect(long.map(\.rule) == ["reference-name-too-long"])
    #expect(long.first?.message.contains("has 256 bytes; the store takes no more than 255") == true)
  }

  @Test("A11: digits alone are an ID, as they are written", arguments: ["88", "0123"]) func digits(id: String) async {
    let reading = await readCatalog(BaseCatalog.replacing("com.example.game.gold", with: id))
    #expect(reading.catalog.apps.first?.products.first?.productID?.string == id)
    #expect(await briefs(id: id) == [])
  }

  @Test("A12: case is kept, and IDs that differ only by case are pointed out") func letterCase() async {
    let reading = await readCatalog(BaseCatalog.replacing("game.gold", with: "game.GoldPack"))
    #expect(reading.catalog.apps.first?.products.first?.productID?.string == "com.example.game.GoldPack")
    let text = BaseCatalog.replacing(
      "products:",
      with: "products:\n  - { product_id: com.example.game.Gold, type: consumable, stage: retired }")
    #expect(await BaseCatalog.lint(text).map(\.brief) == ["warning near-duplicate-product-id at com.example.game.gold"])
  }

  @Test("A14: placeholders", arguments: ["com.example.app.monthly", "YOUR_PRODUCT_ID"]) func placeholder(id: String)
    async
  {
    let text = BaseCatalog.replacing("com.example.game,", with: "com.acme.app,").changing(
      "com.example.game.gold", to: id)
    #expect(await BaseCatalog.lint(text).map(\.brief) == ["warning placeholder-product-id at \(id)"])
    #expect(await briefs(id: "com.example.game.monthly") == [])
  }

  @Test(
    "A18: types and what they may mean",
    arguments: [
      ("Consumable", "did you mean \"consumable\"?"), ("non consumable", "did you mean \"non-consumable\"?"),
      ("NonConsumable", "did you mean \"non-consumable\"?"),
      ("subscription", "write one of auto-renewable-subscription, non-renewing-subscription"),
    ])
  func types(typed: String, help: String) async {
    let findings = await BaseCatalog.lint(BaseCatalog.replacing("type: consumable", with: "type: \(typed)"))
    #expect(findings.map(\.brief) == ["error unknown-product-type at \(typed)"])
    #expect(findings.first?.help == help)
  }

  @Test("A18: types that stand elsewhere, or exist no more") func wrongTypes() async {
    let renewable = await BaseCatalog.lint(
      BaseCatalog.replacing("type: consumable", with: "type: auto-renewable-subscription"))
    #expect(renewable.map(\.brief) == ["error wrong-product-type at auto-renewable-subscription"])
    #expect(renewable.first?.help?.contains("subscription_groups") == true)
    #expect(
      await briefs(replacing: "type: consumable", with: "type: free-subscription")
        == ["error wrong-product-type at free-subscription"])
    let old = "lint: { profile: itunes-connect, rules: { incomplete-test-user: off } }\n"
    let text =
      old
      + BaseCatalog.replacing("type: consumable", with: "type: free-subscription").changing("tier: 1", to: "tier: 0")
    #expect(await BaseCatalog.lint(text).isEmpty)
  }
}
