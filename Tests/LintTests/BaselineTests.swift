import CatalogModel
import Diagnostics
import Lint
import TestSupport
import Testing

/// Findings that are known and left.
@Suite struct BaselineTests {
  private let text = """
    app: { bundle_id: com.acme.game, primary_locale: en-US }
    products:
      - product_id: YOUR_PRODUCT_ID
        reference_name: Gold
        type: consumable
        price: 0.98
        localizations: { en-US: { display_name: Gold, description: One hundred coins } }

    """

  private func findings(_ text: String, path: String = "catalog/catalog.yaml") async -> [Diagnostic] {
    await Linter.findings(of: await MemoryFiles([(path, text)]).readCatalog())
  }

  private func baseline(_ text: String) throws -> Baseline {
    switch Baseline.read(Source(path: "baseline.json", text: text)) {
    case .success(let baseline): return baseline
    case .failure(let fault): throw fault
    }
  }

  @Test func theFileNamesRuleProductAndValue() async {
    #expect(
      Baseline.text(of: await findings(text), in: "catalog") == """
        {
          "format": {
            "name": "baseline",
            "version": 1
          },
          "findings": [
            {
              "rule": "not-a-price-point",
              "subject": "YOUR_PRODUCT_ID",
              "value": "0.98",
              "file": "catalog.yaml",
              "count": 1
            },
            {
              "rule": "placeholder-product-id",
              "subject": "YOUR_PRODUCT_ID",
              "value": "YOUR_PRODUCT_ID",
              "file": "catalog.yaml",
              "count": 1
            }
          ]
        }

        """)
  }

  @Test("G02: a baseline holds in other folders, and when lines move") func movedLinesAreKnown() async throws {
    let old = await findings(text)
    let baseline = try baseline(Baseline.text(of: old, in: "catalog"))
    #expect(old.count == 2 && baseline.count == 2)
    let moved = await findings("# A comment.\n\n" + text, path: "/elsewhere/other.yaml")
    #expect(baseline.newOnes(of: moved).findings == [])
    #expect(baseline.newOnes(of: moved).gone == 0)
  }

  @Test func aNewFaultIsNew() async throws {
    let baseline = try baseline(Baseline.text(of: await findings(text), in: "catalog"))
    let (new, gone) = baseline.newOnes(of: await findings(text.replacing("0.98", with: "0.97")))
    #expect(new.map(\.location.text) == ["0.97"])
    #expect(gone == 1)
  }

  @Test func onlySoManyAreKnown() async throws {
    let found = await findings(text)
    let baseline = try baseline(Baseline.text(of: found, in: "catalog"))
    #expect(baseline.newOnes(of: found + found).findings == found)
  }

  @Test func whatCannotBeReadIsNeverKnown() async throws {
    let found = await findings(text.replacing("price:", with: "pirce:"))
    #expect(found.contains { $0.rule == "unknown-key" })
    let baseline = try baseline(Baseline.text(of: found, in: "catalog"))
    #expect(baseline.newOnes(of: found).findings.map(\.rule) == ["unknown-key"])
  }

  @Test func noSecretIsWritten() async {
    let user =
      "test_users: [{ email: a@example.com, first_name: A, last_name: B, storefront: USA, password: Abcdefg1 }]\n"
    let found = await findings(text + user)
    let written = Baseline.text(of: found, in: "catalog")
    #expect(written.contains("literal-secret"))
    #expect(!written.contains("Abcdefg1"))
  }

  @Test(arguments: [
    ("", 0), ("{", 1), ("[]", 0), ("{\"format\": {\"name\": \"baseline\", \"version\": 2}, \"findings\": []}", 0),
    ("{\"format\": {\"name\": \"baseline\", \"version\": 1}, \"findings\": [{}]}", 60),
    ("{\"format\": {\"name\": \"baseline\", \"version\": 1}, \"findings\": [{\"rule\": \"a\", \"count\": -1}]}", 60),
    ("{\"format\": {\"name\": \"baseline\", \"version\": 1}, \"findings\": [{\"rule\": \"a\", \"count\": 1e9}]}", 60),
  ]) func anotherFileIsAFaultWithAPlace(text: String, offset: Int) {
    guard case .failure(let fault) = Baseline.read(Source(path: "baseline.json", text: text)) else {
      Issue.record("read")
      return
    }
    #expect(fault.location.range.lowerBound == offset)
    #expect(!fault.message.isEmpty)
  }
}

extension Location {
  fileprivate var text: String { source.text(in: range) }
}
