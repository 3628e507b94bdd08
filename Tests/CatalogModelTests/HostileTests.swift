import CatalogModel
import Diagnostics
import TestSupport
import Testing

/// Input that nobody writes on purpose, and some that somebody does: always one clear finding, or one clear refusal.
@Suite struct HostileTests {
  static let catalog = """
    app: { bundle_id: com.acme.game }
    products:
      - id: gold
        reference_name: Gold

    """

  @Test(arguments: [
    ("\u{FEFF}" + catalog, ""),
    (catalog.replacing("\n", with: "\r\n"), ""),
    (catalog.replacing("\n", with: "\r"), ""),
    (catalog.replacing("  - id", with: "\t- id"), "yaml-syntax"),
    (catalog.replacing("gold", with: "go\u{0}ld"), "yaml-encoding"),
    (catalog + "---\n" + catalog, "several-documents"),
    (catalog + "---\n", "several-documents"),
    (catalog + "...\n", ""),
    (catalog + "    attributes: { a: *a }\n", "unknown-anchor"),
    (catalog + "    attributes: &a { a: *a }\n", "yaml-limit"),
    (catalog + "    <<: &a { <<: *a }\n", "yaml-merge"),
    (catalog + "    ? [a, b]\n    : c\n", "wrong-kind"),
    (catalog + "    ? { a: b }\n    : c\n", "wrong-kind"),
    (catalog + "    !!str type: !!binary consumable\n", ""),
    ("- " + catalog.replacing("\n", with: "\n  "), "refused: the file is no catalog: it is no mapping"),
    ("", "refused: the file is empty"),
    ("# nothing\n", "refused: the file is empty"),
    ("---\n", "refused: the file is no catalog: it is no mapping"),
    ("null\n", "refused: the file is no catalog: it is no mapping"),
    ("a: b\n", "refused: the file is no catalog: it has none of the format's keys"),
    ("[app]\n", "refused: the file is no catalog: it is no mapping"),
    ("{}\n", "refused: the file is no catalog: it has none of the format's keys"),
  ])
  func oneFaultOrNone(_ text: String, _ expected: String) async {
    #expect(await outcome(Array(text.utf8)) == (expected.isEmpty ? [] : [expected]))
  }

  @Test(arguments: ["[", "{a: ", "- ", "? "]) func deepNestingIsOneFault(_ opening: String) async {
    let text = Self.catalog + "    attributes:\n      " + String(repeating: opening, count: 100_000) + "\n"
    #expect(await outcome(Array(text.utf8)) == ["yaml-limit"])
  }

  @Test func invalidBytesAreNamedByTheirOffset() async throws {
    var bytes = Array(Self.catalog.utf8)
    let place = try #require(bytes.firstIndex(of: UInt8(ascii: "G")))
    bytes[place] = 0xFF
    let reading = await Catalog.read([Source(path: "catalog.yaml", bytes: bytes)], provider: MemoryFiles([]))
    #expect(reading.findings.map(\.message) == ["byte \(place) (0xFF) is no valid UTF-8"])
    #expect(reading.findings.map(\.location.range) == [place..<place + 1])
  }

  @Test func otherEncodingsAreNamed() async {
    let wide: [UInt8] = [0xFF, 0xFE] + Self.catalog.utf8.flatMap { [$0, 0] }
    #expect(await outcome(wide) == ["yaml-encoding"])
  }

  @Test func aliasesThatStandForBillionsAreOneFault() async {
    var text = Self.catalog + "    attributes:\n      a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1...12 {
      let alias = "*a\(level - 1)"
      text += "      a\(level): &a\(level) [\(Array(repeating: alias, count: 10).joined(separator: ", "))]\n"
    }
    #expect(await outcome(Array(text.utf8)) == ["yaml-limit"])
  }

  @Test func mergesThatStandForBillionsAreOneFault() async {
    var text = Self.catalog + "    attributes:\n      a0: &a0 { x: 1 }\n"
    for level in 1...24 {
      text += "      a\(level): &a\(level) { <<: [*a\(level - 1), *a\(level - 1)], k\(level): 1 }\n"
    }
    #expect(await outcome(Array(text.utf8)) == ["yaml-limit"])
  }

  @Test func veryManyKeysAreReadInTimeThatGrowsWithThem() async throws {
    var text = Self.catalog + "    attributes:\n"
    for number in 0..<50_000 { text += "      k\(number): \(number)\n" }
    text += "      k7: again\n"
    let reading = await readCatalog(text)
    #expect(reading.findings.map(\.rule) == ["duplicate-key"])
    #expect(reading.catalog.products.first?.attributes.count == 50_001)
  }

  @Test func veryManyFaultsAreCounted() async throws {
    var text = "catalgo: 1\n" + Self.catalog
    for number in 0..<50_000 { text += "    k\(number): \(number)\n" }
    let findings = await readCatalog(text).findings
    #expect(findings.count == 1001)
    #expect(findings.first?.help == "did you mean \"catalog\"?")
    #expect(findings.last?.message == "49001 more faults in this file")
    #expect(findings.last?.rule == "unknown-key")
  }

  @Test func aTextOfBracesIsReadInTimeThatGrowsWithIt() async throws {
    let braces = String(repeating: "{", count: 100_001)
    let text = "app: { key: a }\nproducts: [{ series: [{ n: 1 }], id: \"{n}\", reference_name: \"\(braces)\" }]\n"
    let catalog = await read(text)
    let name = try #require(catalog.products.first?.referenceName.text)
    #expect(catalog.byteCount(of: name) == 50_001)
  }

  @Test func aStringsFileThatNamesItselfIsAStringsFile() async {
    let files = MemoryFiles([
      ("catalog.yaml", "strings: strings/{locale}.yaml\n" + Self.catalog),
      ("strings/de-DE.yaml", "strings: strings/de-DE.yaml\ngold: { display_name: Gold }\n"),
    ])
    let reading = await files.readCatalog()
    #expect(reading.refusals == [])
    #expect(
      reading.findings.map { "\($0.rule) at \($0.location.text)" } == [
        "wrong-kind at strings/de-DE.yaml", "unknown-strings-key at strings",
      ])
  }

  /// The rules of the faults, or the reason why the file is refused.
  private func outcome(_ bytes: [UInt8]) async -> [String] {
    let source = Source(path: "catalog.yaml", bytes: bytes)
    let reading = await Catalog.read([source], provider: MemoryFiles([]))
    return reading.findings.map(\.rule) + reading.refusals.map { "refused: \($0.reason)" }
  }
}
