import AppStore
import CatalogModel
import Diagnostics
import TestSupport
import Testing

/// Reports from the field about subscriptions.
@Suite struct SubscriptionCasesTests {
  @Test("D11: levels 1, 1 and 3") func levels() async throws {
    let third = """
      level: 1
            - id: weekly
              reference_name: Weekly
              duration: 1 week
              price: 0.99
              cleared_for_sale: true
              level: 3
              localizations: { en-US: { display_name: Gold Club, description: Coins for a week } }
      """
    let findings = await SubscriptionCatalog.lint(yearly: "level: 1", monthly: third)
    #expect(findings.map(\.brief) == ["note shared-level at 1", "warning level-gap at 3"])
    #expect(findings.map(\.message) == ["another subscription has level 1 too", "level 3 follows level 1"])
    #expect(findings.map(\.line) == [19, 25])
    #expect(
      findings.first?.notes.compactMap {
        $0.location.map { LineTable($0.source).position(of: $0.range.lowerBound).line }
      } == [12])
  }

  @Test(
    "E07: durations as people write them",
    arguments: [
      ("P1M", nil, nil), ("P12M", nil, nil), ("P7D", nil, nil),
      ("monthly", "did you mean \"1 month\"?", "1 month"), ("1m", "did you mean \"1 month\"?", "1 month"),
      ("12 months", "did you mean \"1 year\"?", "1 year"), ("1 Month", "did you mean \"1 month\"?", "1 month"),
      ("P30D", "did you mean \"1 month\"?", nil), ("bimonthly", "did you mean \"2 months\"?", nil),
      ("2 weeks", "expected one of 1 week, 1 month, 2 months, 3 months, 6 months, 1 year", nil),
      ("lifetime", "expected one of 1 week, 1 month, 2 months, 3 months, 6 months, 1 year", nil),
    ] as [(String, String?, String?)])
  func durations(_ written: String, _ help: String?, _ fix: String?) async {
    let findings = await SubscriptionCatalog.lint(changing: "duration: 1 month", to: "duration: \(written)")
    #expect(findings.map(\.brief) == (help == nil ? [] : ["error unknown-value at \(written)"]))
    #expect(findings.map(\.message) == (help == nil ? [] : ["unknown subscription duration \"\(written)\""]))
    #expect(findings.first?.help == help)
    #expect(findings.first?.fix?.replacement == fix)
  }

  @Test("E07: P12M is a year") func months() async throws {
    let text = SubscriptionCatalog.text.changing("duration: 1 year", to: "duration: P12M")
    let products = try #require(await readCatalog(text).catalog.apps.first?.products)
    #expect(products.map { $0.subscription?.duration.value?.text } == ["1 year", "1 month"])
  }
}
