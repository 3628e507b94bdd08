import CatalogModel
import Diagnostics
import TestSupport
import Testing

/// Catalogs of so many products that they are read in sections at the same time.
@Suite struct SectionsTests {
  /// `count` series of two products each, in several files, with texts of their own and of the translators.
  private func files(_ count: Int) -> [(path: String, text: String)] {
    var files = [("catalog.yaml", "app: { key: game, bundle_id: com.acme.game }\nstrings: strings/{locale}.yaml\n")]
    var strings = ""
    for file in 0..<3 {
      var text = "app: game\nproducts:\n"
      for number in stride(from: file, to: count, by: 3) {
        text += """
            - series: [{ n: 1 }, { n: 2 }]
              id: "p\(number).{n}"
              localizations: { en-US: { display_name: "P\(number) of {n}" } }

          """
        strings += "\"p\(number).{n}\": { description: \"D\(number) of {n}\" }\n"
      }
      files.append(("products-\(file).yaml", text))
    }
    files.append(("strings/de-DE.yaml", strings + "other: { description: Nobody's }\n"))
    return files
  }

  @Test(arguments: [3, 100, 1000]) func sectionsAreOneCatalog(count: Int) async throws {
    let files = files(count)
    let reading = await MemoryFiles(files).readCatalog(of: files.map(\.path).filter { !$0.hasPrefix("strings") })
    let catalog = reading.catalog
    let numbers = (0..<3).flatMap { stride(from: $0, to: count, by: 3) }
    #expect(
      catalog.products.map(\.productID?.string)
        == numbers.flatMap { ["com.acme.game.p\($0).1", "com.acme.game.p\($0).2"] })
    #expect(
      catalog.products.map { $0.localizations.compactMap { catalog.string(of: $0.displayName) } }
        == numbers.flatMap { [["P\($0) of 1"], ["P\($0) of 2"]] })
    #expect(
      catalog.products.map { $0.localizations.compactMap { catalog.string(of: $0.description) } }
        == numbers.flatMap { [["D\($0) of 1"], ["D\($0) of 2"]] })
    // What one section has taken is not reported for another.
    #expect(reading.findings.map(\.message) == ["the app has no product \"other\""])
  }

  @Test func findingsOfSectionsAreAllThere() async {
    let products = (0..<500).map { "  - { id: p\($0), preset: none\($0) }\n" }.joined()
    let reading = await readCatalog("app: { bundle_id: com.acme.game }\nproducts:\n" + products)
    #expect(reading.findings.map(\.message) == (0..<500).map { "no preset is called \"none\($0)\"" })
  }
}
