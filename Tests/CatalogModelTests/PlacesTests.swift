import AppStore
import CatalogModel
import Diagnostics
import TestSupport
import Testing

/// Every value knows where it is written, whatever way it came.
@Suite struct PlacesTests {
  @Test func throughMergesPresetsDefaultsAndSeries() async throws {
    let text = """
      app: { bundle_id: com.acme.game }
      defaults: { review: { notes: "notes" } }
      presets: { coin: { type: consumable } }
      products:
        - &base
          id: one
          preset: coin
          price: 0.99
          localizations: &texts { en-US: { display_name: "{n} One" } }
        - { <<: *base, id: two }
        - { series: [{ n: 3, price: 3.99 }], id: "three.{n}", localizations: *texts }

      """
    let catalog = await read(text)
    func offset(_ place: Place?) -> Int? { place.map { catalog.location(of: $0).range.lowerBound } }
    func offset(of mark: String) -> Int? {
      text.firstRange(of: mark).map { text.utf8.distance(from: text.startIndex, to: $0.lowerBound) }
    }
    let products = catalog.products
    #expect(products.map { offset($0.review.notes.place) } == Array(repeating: offset(of: "\"notes\""), count: 3))
    #expect(products.prefix(2).map { offset($0.type.place) } == Array(repeating: offset(of: "consumable"), count: 2))
    #expect(
      products.map { offset($0.pricing.price.place) } == [offset(of: "0.99"), offset(of: "0.99"), offset(of: "3.99")])
    #expect(
      products.map { offset($0.localizations[0].displayName.place) }
        == Array(repeating: offset(of: "\"{n} One\""), count: 3))
    #expect(
      products.map { offset($0.id.place) } == [offset(of: "one\n"), offset(of: "two }"), offset(of: "\"three.{n}\"")])
    #expect(
      products.map { catalog.displayNames(of: $0) } == [["en-US: {n} One"], ["en-US: {n} One"], ["en-US: 3 One"]])
  }

  @Test(arguments: [
    ("plain text", 6..<10, "text"), ("\"plain text\"", 6..<10, "text"), ("'plain text'", 6..<10, "text"),
    ("\"a\\u0041\\tb\"", 1..<2, "\"a\\u0041\\tb\""), ("|\n    plain text\n", 6..<10, "|\n    plain text"),
  ])
  func placesInsideOfTexts(_ written: String, _ bytes: Range<Int>, _ expected: String) async throws {
    let catalog = await read("app:\n  key: game\n  name: \(written)\n")
    let name = try #require(catalog.apps.first?.name.text)
    #expect(catalog.location(of: name, bytes: bytes).text == expected)
  }

  @Test func aWrongValueIsUnreadableNotAbsent() async throws {
    let reading = await readCatalog(
      "app: { key: game, name: [a] }\nproducts: [{ id: a, type: Consumable, price: x, cleared_for_sale: yes, stage: lvie }]\n"
    )
    #expect(
      reading.findings.map(\.rule).sorted() == [
        "unknown-product-type", "unknown-value", "wrong-kind", "wrong-kind", "wrong-kind",
      ])
    let product = try #require(reading.catalog.products.first)
    #expect(product.type.value == nil && !product.type.isAbsent)
    #expect(product.pricing.price.value == nil && !product.pricing.price.isAbsent)
    #expect(product.clearedForSale.value == nil && !product.clearedForSale.isAbsent)
    #expect(product.effectiveStage == nil)
    #expect(reading.catalog.apps.first?.name.text == nil && reading.catalog.apps.first?.name.isAbsent == false)
  }
}
