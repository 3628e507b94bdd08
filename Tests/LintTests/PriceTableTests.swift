import Diagnostics
import TestSupport
import Testing

/// What a price table's lines are held to; every finding stands in the table's own file.
@Suite struct PriceTableTests {
  private func findings(_ table: String) async -> [Diagnostic] {
    await lint([
      "catalog.yaml": "price_tables: { p99: p99.csv }\n"
        + BaseCatalog.replacing("price_tier: 1", with: "price: 0.99\n    price_table: p99"),
      "p99.csv": table,
    ])
  }

  @Test(arguments: [
    ("USA,USD,0.99\nGBR,GBP,0.99\n", nil), ("storefront,currency,price\r\nUSA,USD,0.99\r\n", nil),
    ("\"USA\",\"USD\",\"0.99\"\n", nil), (" USA , USD , 0.99 \n\nGBR,GBP,0.99", nil),
    ("\u{FEFF}Storefront,Currency,Price\nUSA,USD,0.99\n", nil),
    ("USA,USD,\"0,99\"\n", Finding(.error, "malformed-price-table", "0,99")),
    ("USA,USD,\"0.99\nGBR,GBP,0.99\n", Finding(.error, "malformed-price-table", "\"0.99")),
    ("USA,USD,\"0.99\" x\n", Finding(.error, "malformed-price-table", " x")),
    ("USA,USD\n", Finding(.error, "malformed-price-table", "USA,USD")),
    ("USA,USD,0,99\n", Finding(.error, "malformed-price-table", "USA,USD,0,99")),
    ("USA;USD;0.99\n", Finding(.error, "malformed-price-table", "USA;USD;0.99")),
    ("", Finding(.error, "malformed-price-table", "")), ("\n\n", Finding(.error, "malformed-price-table", "")),
    ("storefront,currency,price\n", Finding(.error, "malformed-price-table", "")),
    ("USA,$,0.99\n", Finding(.error, "malformed-price-table", "$")),
    ("USA,USD,$0.99\n", Finding(.error, "malformed-price-table", "$0.99")),
    ("USA,USD,-1\n", Finding(.error, "malformed-price-table", "-1")),
    ("USA,EUR,0.99\n", Finding(.warning, "foreign-currency", "EUR")),
    ("USA,USD,0.00\n", Finding(.error, "free-price", "0.00")),
    ("US,USD,0.99\n", Finding(.error, "unknown-storefront", "US")),
    ("USA,USD,0.99\nGBR,GBP,0.99\nUSA,USD,1.99\n", Finding(.error, "duplicate-price", "USA")),
  ]) func lines(_ table: String, _ finding: Finding?) async {
    let findings = await findings(table)
    #expect(findings.found == [finding].compactMap(\.self))
    #expect(findings.allSatisfy { $0.location.source.path == "p99.csv" })
  }

  @Test func aSecondPriceNamesTheFirst() async throws {
    let finding = try #require(await findings("USA,USD,0.99\nUSA,USD,1.99\n").first)
    #expect(finding.line == 2)
    #expect(finding.notes.map { $0.location?.range.lowerBound } == [0])
  }

  @Test func aStorefrontsOtherNameIsMended() async {
    #expect(await findings("US,USD,0.99\n").map(\.fix?.replacement) == ["USA"])
    #expect(await findings("USB,USD,0.99\n").map(\.fix) == [nil])
  }

  @Test func anotherKindOfFileIsNotReportedLineByLine() async {
    #expect(await findings(String(repeating: "<tr><td>0.99</td></tr>\n", count: 500)).count == 20)
  }

  @Test func tablesThatNobodyTakes() async {
    let text = "price_tables: { p99: p99.csv, p1: p99.csv }\n" + BaseCatalog.text
    let files = ["p99.csv": "USA,USD,0.99\n"]
    let unused = await lint(files.merging(["catalog.yaml": text]) { $1 })
    #expect(unused.found == ["p99", "p1"].map { Finding(.warning, "unused-price-table", $0) })
    let misspelt = text.changing("    price_tier: 1\n", to: "    price_table: p98\n")
    #expect(await lint(files.merging(["catalog.yaml": misspelt]) { $1 }).map(\.rule) == ["unknown-price-table"])
  }
}
