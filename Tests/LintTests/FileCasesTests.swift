import AppStore
import CatalogModel
import Diagnostics
import Foundation
import Lint
import TestSupport
import Testing

/// Reports from the field about what YAML makes of values; each by its number.
@Suite struct FileCasesTests {
  @Test("B01: Norwegian is no, and never false") func norwegian() async throws {
    let text = BaseCatalog.replacing(
      "en-US: {", with: "no: { display_name: Gull, description: Hundre gull }\n      en-US: {")
    let reading = await readCatalog(text)
    #expect(await BaseCatalog.lint(text) == [])
    let product = try #require(reading.catalog.apps.first?.products.first)
    #expect(product.localizations.map { reading.catalog.localeCode(of: $0) } == ["no", "en-US"])
  }

  @Test("B03: Norway is no boolean, but still no code of the store") func norway() async throws {
    let text = BaseCatalog.replacing(
      "type: consumable", with: "type: consumable\n    availability: { only: [SE, NO, DK] }")
    let findings = await BaseCatalog.lint(text)
    #expect(findings.found == ["SE", "NO", "DK"].map { Finding(.error, "unknown-storefront", $0) })
    #expect(findings.map(\.help) == ["SWE", "NOR", "DNK"].map { "did you mean \"\($0)\"?" })
    let tester = await BaseCatalog.lint(BaseCatalog.replacing("storefront: USA", with: "storefront: NO"))
    #expect(tester.found == [Finding(.error, "unknown-storefront", "NO")])
    #expect(tester.map(\.help) == ["did you mean \"NOR\"?"])
  }

  @Test("B04: YES, On and Off are texts") func booleanWords() async throws {
    var text = BaseCatalog.replacing("reference_name: Gold Pack", with: "reference_name: On")
    text = text.replacing("display_name: Gold Pack", with: "display_name: YES").replacing(
      "first_name: T", with: "first_name: Off")
    let (catalog, product) = try await read(text)
    #expect(catalog.string(of: product.referenceName) == "On")
    #expect(catalog.string(of: try #require(product.localizations.first).displayName) == "YES")
    #expect(catalog.string(of: try #require(catalog.testUsers.first).firstName) == "Off")
  }

  @Test("B06: a price keeps its characters", arguments: ["1.10", "4.990", "10.00", "0.10"])
  func priceText(_ written: String) async throws {
    let (_, product) = try await read(BaseCatalog.replacing("price_tier: 1", with: "price: \(written)"))
    #expect(product.pricing.price.value?.text == written)
  }

  @Test("B06: 4.990 is 4.99") func equalPrices() async throws {
    let (_, first) = try await read(BaseCatalog.replacing("price_tier: 1", with: "price: 4.990"))
    let (_, second) = try await read(BaseCatalog.replacing("price_tier: 1", with: "price: 4.99"))
    #expect(try #require(first.pricing.price.value).amount == #require(second.pricing.price.value).amount)
  }

  @Test("B07: a quoted price is the same price") func quotedPrice() async throws {
    let (_, plain) = try await read(BaseCatalog.replacing("price_tier: 1", with: "price: 4.99"))
    let (_, quoted) = try await read(BaseCatalog.replacing("price_tier: 1", with: "price: \"4.99\""))
    #expect(try #require(plain.pricing.price.value) == #require(quoted.pricing.price.value))
  }

  @Test("B08: no time of day", arguments: ["12:30:45", "1:20", "2222:22"]) func baseSixty(_ written: String)
    async throws
  {
    let (catalog, product) = try await read(
      BaseCatalog.replacing(
        "display_name: Gold Pack, description: One", with: "display_name: \(written), description: \(written) One"))
    let localization = try #require(product.localizations.first)
    #expect(catalog.string(of: localization.displayName) == written)
    #expect(catalog.string(of: localization.description) == "\(written) One hundred gold coins")
  }

  @Test(
    "B09: no number with an exponent", arguments: ["5319E7", "4225332178e04", "1e3", "0123", "0x1F", ".inf", "1_000"])
  func exponents(_ written: String) async throws {
    let (catalog, product) = try await read(
      BaseCatalog.replacing("product_id: com.example.game.gold", with: "product_id: \(written)")
        .replacing("reference_name: Gold Pack", with: "reference_name: \(written)"))
    #expect(product.productID == ExactText(written))
    #expect(catalog.string(of: product.referenceName) == written)
  }

  @Test("B11: a day is the same day in every time zone", arguments: ["Pacific/Honolulu", "Asia/Tokyo", "UTC"])
  func days(_ zone: String) async throws {
    let before = ProcessInfo.processInfo.environment["TZ"]
    unsafe setenv("TZ", zone, 1)
    tzset()
    defer {
      if let before { unsafe setenv("TZ", before, 1) } else { unsafe unsetenv("TZ") }
      tzset()
    }
    let (catalog, product) = try await read(
      "as_of: 2026-01-01\n"
        + BaseCatalog.replacing(
          "price_tier: 1", with: "price_tier: 1\n    price_changes: [{ from: 2026-01-01, price: 1.99 }]"))
    #expect(catalog.workspace.asOf.value?.description == "2026-01-01")
    #expect(product.pricing.changes.first?.from.value?.description == "2026-01-01")
  }

  @Test("B12: a quoted number is a text") func quotedNumber() async throws {
    let (catalog, product) = try await read(
      BaseCatalog.replacing("display_name: Gold Pack", with: "display_name: \"10.10\""))
    #expect(catalog.string(of: try #require(product.localizations.first).displayName) == "10.10")
  }

  @Test("B13: two equal keys of a product") func duplicateKey() async throws {
    let tiers = await BaseCatalog.lint(BaseCatalog.replacing("price_tier: 1", with: "price_tier: 1\n    price_tier: 2"))
    #expect(tiers.found == [Finding(.error, "duplicate-key", "price_tier")])
    let note = try #require(tiers.first?.notes.first?.location)
    #expect(note.source.text(in: note.range.lowerBound..<note.range.lowerBound + 13) == "price_tier: 1")
    let locales = await BaseCatalog.lint(
      BaseCatalog.replacing(
        "en-US: {", with: "en-US: { display_name: More, description: Two hundred coins }\n      en-US: {"))
    #expect(locales.found == [Finding(.error, "duplicate-key", "en-US")])
  }

  @Test("B14: two lists of products") func duplicateList() async throws {
    let text = BaseCatalog.replacing(
      "test_users:",
      with: """
        products:
          - reference_name: Silver
            id: silver
            type: consumable
            price_tier: 1
            cleared_for_sale: true
            localizations: { en-US: { display_name: Silver, description: One hundred silver coins } }
        test_users:
        """)
    let findings = await BaseCatalog.lint(text)
    #expect(findings.found == [Finding(.error, "duplicate-key", "products")])
    #expect(findings.first?.notes.map(\.message) == ["first defined here"])
    // The second list is not read: what it holds is neither reported again nor missed.
    let catalog = await readCatalog(text).catalog
    #expect(catalog.apps.first?.products.count == 1)
    #expect(catalog.isIncomplete)
  }

  @Test("B16: what is wrong in a merged value is wrong where it is written") func merge() async throws {
    let text = """
      app: { bundle_id: com.example.game, primary_locale: en-US }
      defaults: &d { type: consumabel, cleared_for_sale: true }
      products:
        - <<: *d
          id: gold
          reference_name: Gold Pack
          price_tier: 1
          localizations: { en-US: { display_name: Gold Pack, description: One hundred gold coins } }
        - { <<: [*d], id: silver, reference_name: Silver, price_tier: 1,
            localizations: { en-US: { display_name: Silver, description: Some silver coins } } }

      """
    let findings = await BaseCatalog.lint(text)
    #expect(findings.found == [Finding(.error, "unknown-product-type", "consumabel")])
    let sound = await readCatalog(text.replacing("consumabel", with: "consumable"))
    #expect(sound.findings == [])
    #expect(sound.catalog.apps.first?.products.map(\.type.value) == [.consumable, .consumable])
  }

  @Test("B17: a tab is named, once, with its place") func tab() async throws {
    let findings = await BaseCatalog.lint(BaseCatalog.replacing("    product_id", with: "\tproduct_id"))
    #expect(findings.map(\.rule) == ["yaml-syntax"])
    let finding = try #require(findings.first)
    #expect(finding.message.contains("tab"))
    #expect(
      LineTable(finding.location.source).position(of: finding.location.range.lowerBound) == Position(line: 5, column: 1)
    )
    #expect(finding.help?.contains("spaces") == true)
  }

  @Test("B18, B19: a byte order mark shifts nothing") func byteOrderMark() async throws {
    #expect(await BaseCatalog.lint("\u{FEFF}" + BaseCatalog.text) == [])
    let findings = await BaseCatalog.lint("\u{FEFF}catalgo: 1\n" + BaseCatalog.text)
    #expect(findings.found == [Finding(.error, "unknown-key", "catalgo")])
    let location = try #require(findings.first?.location)
    #expect(LineTable(location.source).position(of: location.range.lowerBound) == Position(line: 1, column: 1))
    #expect(
      await BaseCatalog.lint(
        "\u{FEFF}test_users:\n- email: a@b.com\n  first_name: A\n  last_name: B\n  storefront: USA\n") == [])
  }

  @Test("B21: one document a file") func severalDocuments() async throws {
    let findings = await BaseCatalog.lint(BaseCatalog.text + "---\ncatalog: 1\n")
    #expect(findings.found == [Finding(.error, "several-documents", "catalog: 1")])
  }

  @Test("B22: what cannot be seen is spelled out") func invisible() async throws {
    let null = await BaseCatalog.lint(BaseCatalog.replacing("game.gold", with: "game.gold\u{0}"))
    #expect(null.map(\.rule) == ["yaml-encoding"])
    #expect(null.first?.message.contains("U+0000") == true)
    for (character, shown) in [("\u{200B}", "U+200B"), ("\u{A0}", "U+00A0")] {
      let findings = await BaseCatalog.lint(
        BaseCatalog.replacing("sku: GAME", with: "sku: GAME, promoted: [com.example.game.gold\(character)]"))
      #expect(findings.map(\.rule) == ["unknown-product"])
      #expect(findings.first?.message == "the app has no product \"com.example.game.gold\(shown)\"")
      #expect(findings.first?.help == "did you mean \"com.example.game.gold\"?")
    }
  }

  @Test("B24: an empty value is missing; the word is written in quotes") func nothing() async throws {
    for (old, new, key) in [
      ("description: One hundred gold coins", "description:", "description"),
      ("display_name: Gold Pack", "display_name: ~", "display_name"),
      ("first_name: T", "first_name: Null", "first_name"),
    ] {
      let findings = await BaseCatalog.lint(BaseCatalog.replacing(old, with: new))
      #expect(findings.map(\.rule) == ["missing-value"])
      #expect(findings.first?.message == "\"\(key)\" has no value")
      #expect(findings.first?.help?.contains("in quotes") == (new.hasSuffix("Null")))
    }
    #expect(await BaseCatalog.lint(BaseCatalog.replacing("last_name: One", with: "last_name: \"Null\"")) == [])
  }

  @Test("B25: a text that looks like a number") func number() async throws {
    let (catalog, product) = try await read(
      BaseCatalog.replacing("reference_name: Gold Pack", with: "reference_name: 1.4"))
    #expect(catalog.string(of: product.referenceName) == "1.4")
  }

  private func read(_ text: String) async throws -> (Catalog, Product) {
    let reading = await readCatalog(text)
    #expect(reading.findings == [])
    return (reading.catalog, try #require(reading.catalog.apps.first?.products.first))
  }
}
