import Diagnostics
import TestSupport
import Testing

/// What may be put right without asking: the text that results, or nothing where another might have been meant.
@Suite struct ReadingFixTests {
  /// What replaces the place of the only finding that has a fix.
  private func replacement(_ old: String, _ new: String) async -> String? {
    let text = BaseCatalog.replacing(old, with: new)
    let fixes = await BaseCatalog.lint(text).compactMap(\.fix)
    guard fixes.count == 1, let fix = fixes.first else { return nil }
    return fix.location.source.text(in: fix.location.range) + " -> " + fix.replacement
  }

  /// The catalog with the only fix made.
  private func mended(_ old: String, _ new: String) async throws -> String {
    let text = BaseCatalog.replacing(old, with: new)
    let fixes = await BaseCatalog.lint(text).compactMap(\.fix)
    let fix = try #require(fixes.first)
    #expect(fixes.count == 1)
    var bytes = Array(text.utf8)
    bytes.replaceSubrange(fix.location.range, with: fix.replacement.utf8)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(
    "A18: a type in another spelling is the type",
    arguments: [
      ("Consumable", "consumable"), ("non consumable", "non-consumable"), ("NonConsumable", "non-consumable"),
      ("NON_RENEWING_SUBSCRIPTION", "non-renewing-subscription"), ("non-renewing", "non-renewing-subscription"),
      ("consumeable", nil), ("subscription", nil), ("recurring", nil),
    ]) func types(_ written: String, _ meant: String?) async
  {
    #expect(await replacement("type: consumable", "type: \(written)") == meant.map { "\(written) -> \($0)" })
  }

  @Test(
    "D01: a tier in another spelling is the tier",
    arguments: [
      ("Alternate A", "alt-A"), ("A", "alt-A"), ("alt-a", "alt-A"), ("Tier 5", "5"), ("\"Tier 5\"", "5"), ("05", "5"),
      ("510", nil), ("99", nil), ("tire", nil),
    ]) func tiers(_ written: String, _ meant: String?) async
  {
    #expect(await replacement("price_tier: 1", "price_tier: \(written)") == meant.map { "\(written) -> \($0)" })
  }

  @Test(
    "B03: a storefront's other names are the storefront",
    arguments: [("NO", "NOR"), ("US", "USA"), ("usa", "USA"), ("UK", "GBR"), ("Norway", "NOR"), ("USB", nil)])
  func storefronts(_ written: String, _ meant: String?) async {
    #expect(await replacement("storefront: USA", "storefront: \(written)") == meant.map { "\(written) -> \($0)" })
    let product = await replacement("price_tier: 1", "price: 0.99\n    availability: { only: [USA, GBR, \(written)] }")
    if written != "US", written != "UK", written != "usa" {
      #expect(product == meant.map { "\(written) -> \($0)" })
    }
  }

  @Test(
    "C01, C04: a locale's other names are the locale",
    arguments: [
      ("ar", "ar-SA"), ("ja-JP", "ja"), ("de_DE", "de-DE"), ("nb-NO", "\"no\""), ("nn", "\"no\""), ("JA", "ja"),
      ("pt", nil),
      ("zh-TW", nil), ("xx", nil), ("de-DF", nil),
    ]) func locales(_ written: String, _ meant: String?) async
  {
    let texts = "{ display_name: Gold, description: One hundred pieces of gold }"
    let fix = await replacement("    localizations:\n", "    localizations:\n      \(written): \(texts)\n")
    #expect(fix == meant.map { "\(written) -> \($0)" })
    // Where the locale is there already, two would be one too many.
    let taken = await replacement(
      "    localizations:\n", "    localizations:\n      ar-SA: \(texts)\n      ar: \(texts)\n")
    #expect(taken == nil)
  }

  @Test("a key is not renamed to one that stands beside it") func takenKeys() async throws {
    #expect(await replacement("price_tier: 1", "price: 0.99\n    prices: { JP: 120 }") == "JP -> JPN")
    #expect(await replacement("price_tier: 1", "price: 0.99\n    prices: { JPN: 120, JP: 120 }") == nil)
    #expect(await replacement("price_tier: 1", "price: 0.99\n    prices: { jpn: 120, JP: 120 }") == nil)
    #expect(await replacement("price_tier: 1", "price_teir: 1") == "price_teir -> price_tier")
    #expect(await replacement("price_tier: 1", "price_tier: 1\n    price_teir: 1") == nil)
    #expect(await replacement("price_tier: 1", "priceTier: 1") == "priceTier -> price_tier")
    #expect(await replacement("price_tier: 1", "price_tires: 1") == nil)
    #expect(await replacement("en-US:", "en_US:") == "en_US -> en-US")
  }

  @Test(
    "B06: a decimal comma is a dot; a currency may be another one",
    arguments: [("4,99", "4.99"), ("\"4,99\"", "4.99"), ("$4.99", nil), ("4,99 €", nil), ("1,234", nil), ("four", nil)])
  func prices(_ written: String, _ meant: String?) async {
    #expect(await replacement("price_tier: 1", "price: \(written)") == meant.map { "\(written) -> \($0)" })
  }

  @Test(arguments: [
    ("True", "true"), ("yes", "true"), ("\"true\"", "true"), ("OFF", "false"), ("1", nil), ("y", nil), ("maybe", nil),
  ]) func booleans(_ written: String, _ meant: String?) async {
    let found = await replacement("cleared_for_sale: true", "cleared_for_sale: \(written)")
    #expect(found == meant.map { "\(written) -> \($0)" })
  }

  @Test(arguments: [
    ("type: consumable", "type: Consumable"), ("price_tier: 1", "price_teir: 1"), ("storefront: USA", "storefront: US"),
    ("cleared_for_sale: true", "cleared_for_sale: Yes"), ("price_tier: 1", "price: 4,99"), ("en-US:", "EN-us:"),
  ]) func whatIsMendedIsClean(_ old: String, _ new: String) async throws {
    let text = try await mended(old, new)
    #expect(await BaseCatalog.lint(text).map(\.brief) == [])
  }
}
