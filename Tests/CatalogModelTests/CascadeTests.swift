import AppStore
import CatalogModel
import Diagnostics
import Lint
import TestSupport
import Testing

/// A fault is reported once: what seems to be missing because of it is not.
@Suite struct CascadeTests {
  private static let sound = "{ en-US: { display_name: Gold, description: One hundred coins } }"

  @Test(arguments: [
    ("id: a, reference_name: One, localizations: hello", "wrong-kind"),
    ("id: a, reference_name: One, localisations: \(sound)", "unknown-key"),
    ("id: a, referencename: One, localizations: \(sound)", "unknown-key"),
    (
      "id: a, reference_name: One, localizations: { en-US: { displayname: Gold, description: One hundred coins } }",
      "unknown-key"
    ),
    (
      "id: a, reference_name: One, localizations: { en_US: { display_name: Gold, description: One hundred coins } }",
      "unknown-locale"
    ),
    ("id: a, reference_name: One, localizations: { file: nowhere.yaml }", "unreadable-file"),
    ("id: a, reference_name: One, localizations: { fie: texts.yaml }", "unknown-key"),
    ("id: a, reference_name: One, localizations: { en-US: Gold }", "wrong-kind"),
    ("id: a, reference_name: One, localizations: { en-US: ~ }", "missing-value"),
    ("id: [a], reference_name: One, localizations: \(sound)", "wrong-kind"),
    ("ids: a, reference_name: One, localizations: \(sound)", "unknown-key"),
    ("id: a, reference_name: ~, localizations: \(sound)", "missing-value"),
    ("id: a, reference_name: One, typ: consumable, localizations: \(sound)", "unknown-key"),
    ("id: a, reference_name: One, preset: koin, localizations: \(sound)", "unknown-preset"),
    ("series: [{ n: ~ }, { n: 2 }], id: 'a{n}', reference_name: 'a{n}', localizations: \(sound)", "missing-value"),
    ("series: [{ n: 1 }], id: 'a{n}', referencename: One, localizations: \(sound)", "unknown-key"),
  ]) func isReportedOnce(product: String, rule: String) async {
    let text = """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      required_locales: [en-US]
      defaults: { price: 0.99, cleared_for_sale: true\(product.contains("typ:") ? "" : ", type: consumable") }
      products: [{ \(product) }]

      """
    let findings = await Linter.findings(of: readCatalog(text))
    #expect(findings.map(\.rule) == [rule], "\(findings.map { "\($0.rule): \($0.message)" })")
  }

  /// With the empty value gone from the product, nothing is asked of its texts.
  @Test func aDeletedLocaleIsGone() async {
    let text = """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      defaults:
        type: consumable
        price: 0.99
        localizations:
          en-US: { display_name: Gold, description: One hundred coins }
          de-DE: { display_name: Gold, description: Hundert Münzen }
      products: [{ id: a, reference_name: One, localizations: { en-US: ~ } }]

      """
    let reading = await readCatalog(text)
    #expect(reading.catalog.apps.first?.products.first?.localizations.compactMap { $0.locale?.code } == ["de-DE"])
    #expect(await Linter.findings(of: reading).map(\.rule) == ["missing-primary-locale"])
  }

  /// Faults of a whole file, each with something that refers to what it hides.
  @Test(arguments: [
    ("defaults: []", "id: a, cleared_for_sale: true", "wrong-kind at []"),
    ("presets: { coin: [] }", "id: a, preset: coin, cleared_for_sale: true", "wrong-kind at []"),
    ("required_locales: [english, en-US]", sold("id: a"), "unknown-locale at english"),
    ("products: [{ \(sold("id: b")) }]", sold("id: a"), "duplicate-key at products"),
    ("strings: strings/{locale}.yaml", sold("id: [gold]"), "wrong-kind at [gold]"),
    ("prodcts: []\nstrings: strings/{locale}.yaml", sold("id: a"), "unknown-key at prodcts"),
  ]) func ofAFileIsReportedOnce(line: String, product: String, fault: String) async {
    let text = """
      app: { bundle_id: com.acme.game, primary_locale: en-US, promoted: [a] }
      \(line)
      products: [{ \(product), reference_name: One, localizations: \(Self.sound) }]

      """
    let files = MemoryFiles([
      ("catalog.yaml", text), ("strings/fr-FR.yaml", "gold: { display_name: Or, description: Cent pièces }\n"),
    ])
    let findings = await Linter.findings(of: files.readCatalog())
    // Without a pattern the translators' file is nobody's.
    #expect(findings.map { "\($0.rule) at \($0.location.text)" } == [fault])
  }

  private static func sold(_ id: String) -> String { "\(id), type: consumable, price: 0.99, cleared_for_sale: true" }

  /// Each product is named by a place of its own, not by the preset's.
  @Test func anInheritedNameIsNoPlaceOfAProduct() async throws {
    let text = """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      presets: { coin: { product_id: a.b, type: consumable, price: 0.99, cleared_for_sale: true } }
      products:
        - { preset: coin, reference_name: One, localizations: \(Self.sound) }
        - { preset: coin, reference_name: Two, localizations: \(Self.sound) }

      """
    let findings = await Linter.findings(of: readCatalog(text)).filter { $0.rule == "duplicate-product-id" }
    let finding = try #require(findings.first)
    #expect(finding.location.text == "Two")
    #expect(finding.notes.compactMap(\.location?.text) == ["One"])
  }
}
