import AppStore
import CatalogModel
import Diagnostics
import TestSupport
import Testing

/// One product for each entry of a series.
@Suite struct SeriesTests {
  private func series(_ entries: String, _ fields: String) -> String {
    "app: { bundle_id: com.acme.game }\nproducts:\n  - series: \(entries)\n    id: \"gold.{n}\"\n    \(fields)\n"
  }

  @Test func anEntrySetsFieldsAndFillsTexts() async throws {
    let catalog = await read(
      series(
        "[{ n: 100, price: 0.99 }, { n: 500, price: 4.99, reference_name: \"Big {n}\", stage: draft }]",
        "reference_name: \"{n} Gold\"\n    localizations: { en-US: { display_name: \"{n} Gold\", description: \"A bag of {n}\" } }"
      ))
    #expect(catalog.products.map(\.productID?.string) == ["com.acme.game.gold.100", "com.acme.game.gold.500"])
    #expect(catalog.products.map { catalog.string(of: $0.referenceName) } == ["100 Gold", "Big 500"])
    #expect(
      catalog.products.flatMap { catalog.descriptions(of: $0) } == ["en-US: A bag of 100", "en-US: A bag of 500"])
    #expect(catalog.products.map(\.pricing.price.value?.text) == ["0.99", "4.99"])
    #expect(catalog.products.map(\.effectiveStage) == [.live, .draft])
    #expect(catalog.products.map { catalog.text(at: $0.seriesEntry)?.prefix(8) } == ["{ n: 100", "{ n: 500"])
  }

  @Test func whatIsInheritedIsFilledToo() async throws {
    let catalog = await read(
      "defaults: { review: { notes: \"Buy {n}, see {{shop}}\" } }\n" + series("[{ n: 5 }]", "type: consumable"))
    #expect(catalog.products.map { catalog.string(of: $0.review.notes) } == ["Buy 5, see {shop}"])
  }

  @Test func twoBracesAreOne() async throws {
    let catalog = await read(series("[{ n: 5 }]", "reference_name: \"{{n}} {n} }}{{ {{{n}}} {\""))
    #expect(catalog.products.map { catalog.string(of: $0.referenceName) } == ["{n} 5 }{ {5} {"])
    // Elsewhere braces are braces.
    let plain = await read("app: { bundle_id: com.acme.game }\nproducts: [{ id: a, reference_name: \"{{n}} {n}\" }]\n")
    #expect(plain.products.map { plain.string(of: $0.referenceName) } == ["{{n}} {n}"])
  }

  @Test func aLonePlaceholderKeepsItsKind() async throws {
    let catalog = await read(
      series(
        "[{ n: 100, best: true, code: \"007\" }]",
        "attributes: { coins: \"{n}\", label: \"{n} coins\", best: \"{best}\", code: \"{code}\", list: [\"{n}\"] }"))
    let attributes = try #require(catalog.products.first).attributes
    #expect(
      catalog.text(of: .record(attributes))
        == "{coins: 100, label: \"100 coins\", best: true, code: \"007\", list: [100]}")
  }

  @Test func anEntryNamesAFileOfTexts() async {
    let catalog = series("[{ localizations: { file: gold.yaml } }]", "reference_name: Gold")
    let files = MemoryFiles([("catalog.yaml", catalog), ("gold.yaml", "en-US: { display_name: Gold }\n")])
    // The file is none of the catalog's, even where all files are looked at.
    let reading = await files.readCatalog()
    #expect(reading.refusals.isEmpty)
    #expect(reading.catalog.products.map(\.localizations.count) == [1])
  }

  @Test func aValueThatNoTextUsesIsReported() async {
    let found = await faults(
      ("catalog.yaml", series("[{ n: 1, m: 2 }, { n: 2, m: 3, o: 4 }]", "reference_name: \"{o}\"")))
    #expect(found == ["unknown-placeholder at { n: 1, m: 2 }", "unused-series-value at m"])
  }

  @Test func aPlaceholderThatNothingFillsIsReportedOnce() async {
    let text = series("[{ n: 1 }, { n: 2 }]", "reference_name: \"{m} Gold\"")
    #expect(await faults(("catalog.yaml", text)) == ["unknown-placeholder at {m}"])
  }

  @Test func anEntryThatLacksAValueIsReportedOnce() async throws {
    let text = series(
      "[{ n: 1 }, { m: 2 }, { n: 3, m: 4 }]", "reference_name: \"{n} {m} {n}\"\n    constant: \"c{n}\"")
    let reading = await readCatalog(text)
    let found = reading.findings.inOrder()
    #expect(found.map(\.rule) == ["unknown-placeholder", "unknown-placeholder"])
    #expect(found.map(\.location.text) == ["{ n: 1 }", "{ m: 2 }"])
    #expect(
      found.map(\.message) == [
        "the series entry gives no value for \"{m}\"", "the series entry gives no value for \"{n}\"",
      ])
    #expect(reading.catalog.products.map(\.productID?.string) == ["com.acme.game.gold.1", nil, "com.acme.game.gold.3"])
  }

  @Test(arguments: [
    (
      "[{ n: 1, preset: coin }]", "type: consumable",
      "\"preset\" cannot stand in an entry: write it beside \"series\", for all of them"
    ),
    (
      "[{ n: 1 }]", "price: \"{n}.99\"",
      "placeholders are filled in texts alone: write the field in each entry of the series"
    ),
    (
      "[{ n: 1 }]", "stage: \"{n}\"",
      "placeholders are filled in texts alone: write the field in each entry of the series"
    ),
  ]) func whereAFieldBelongsIsSaid(entries: String, fields: String, help: String) async {
    #expect(await readCatalog(series(entries, fields)).findings.map(\.help) == [help])
  }

  @Test func aSeriesWithoutEntriesMakesNothing() async throws {
    let text = series("[]", "reference_name: \"{n} Gold\"")
    #expect(await faults(("catalog.yaml", text)) == ["empty-series at []"])
    #expect(await readCatalog(text).catalog.products.isEmpty)
  }

  @Test func subscriptionsMayComeInSeries() async throws {
    let catalog = await read(
      """
      app: { bundle_id: com.acme.game }
      subscription_groups:
        - reference_name: Club
          subscriptions:
            - series: [{ tier: silver, level: 2 }, { tier: gold, level: 1, duration: 1 year }]
              id: "club.{tier}"
              duration: 1 month

      """)
    #expect(catalog.products.map(\.productID?.string) == ["com.acme.game.club.silver", "com.acme.game.club.gold"])
    #expect(catalog.products.map { $0.subscription?.level.value } == [2, 1])
    #expect(catalog.products.map { $0.subscription?.duration.value?.text } == ["1 month", "1 year"])
  }

  @Test func pathsMayHaveTheID() async throws {
    let catalog = await read(
      """
      app: { bundle_id: com.acme.game }
      defaults: { promotion: { image: "promo/{id}.png" } }
      products:
        - { id: sword }
        - { product_id: org.other.shield }
        - { series: [{ n: 1 }], id: "gold.{n}", review: { screenshot: "{n}/{id}.png" } }

      """)
    #expect(
      catalog.products.map { catalog.string(of: $0.promotion.image) } == [
        "promo/sword.png", "promo/org.other.shield.png", "promo/gold.1.png",
      ])
    #expect(catalog.string(of: try #require(catalog.products.last).review.screenshot) == "1/gold.1.png")
  }
}
