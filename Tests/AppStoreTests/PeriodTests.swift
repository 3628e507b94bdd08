import AppStore
import Testing

struct PeriodTests {
  @Test("periods are read as the catalog and ISO 8601 spell them")
  func reads() {
    let texts = ["3 days", "1 week", "2 weeks", "1 month", "2 months", "3 months", "6 months", "1 year"]
    let codes = ["P3D", "P1W", "P2W", "P1M", "P2M", "P3M", "P6M", "P1Y"]
    #expect(Period.allCases.map(\.text) == texts)
    #expect(Period.allCases.map(\.iso8601) == codes)
    #expect(texts.map { Period($0) } == Period.allCases)
    #expect(codes.map { Period($0) } == Period.allCases)
    #expect(Period("P7D") == .oneWeek)
    #expect(Period("P14D") == .twoWeeks)
    #expect(Period("P12M") == .oneYear)
    for text in ["", "P30D", "P365D", "P4M", "monthly", "1m", "12 months", "1 months", "1 Month", "P1m", "ONE_YEAR"] {
      #expect(Period(text) == nil, "\(text)")
    }
  }

  @Test(
    "the period that was probably meant",
    arguments: [
      ("monthly", "1 month"), ("1m", "1 month"), ("yearly", "1 year"), ("annual", "1 year"), ("12 months", "1 year"),
      ("P30D", "1 month"), ("Monthly", "1 month"), ("1 months", "1 month"), ("month", "1 month"),
      ("one month", "1 month"), ("ONE_YEAR", "1 year"), ("7 days", "1 week"), ("weekly", "1 week"),
      ("quarterly", "3 months"), ("365 days", "1 year"), ("p1y", "1 year"), ("6mo", "6 months"), ("1-year", "1 year"),
      ("half-yearly", "6 months"), ("3 Days", "3 days"), ("two weeks", "2 weeks"), ("a week", "1 week"),
    ])
  func suggestion(text: String, period: String) {
    #expect(Period.suggestion(for: text) == period)
  }

  @Test("other durations are none", arguments: ["", "4 months", "lifetime", "P", "P5Y", "-1 month", "1", "0 months"])
  func noSuggestion(text: String) {
    #expect(Period.suggestion(for: text) == nil)
  }

  @Test(
    "what is surely another spelling of a period",
    arguments: [
      ("monthly", "1 month"), ("1m", "1 month"), ("Yearly", "1 year"), ("12 months", "1 year"), ("1 Month", "1 month"),
      ("ONE_YEAR", "1 year"), ("7 days", "1 week"), ("14d", "2 weeks"), ("quarterly", "3 months"), ("p1y", "1 year"),
      ("month", "1 month"), ("P30D", nil), ("30 days", nil), ("365 days", nil), ("52 weeks", nil), ("biweekly", nil),
      ("bimonthly", nil), ("biannual", nil), ("m", nil), ("4 months", nil), ("-1 month", nil), ("lifetime", nil),
    ] as [(String, String?)])
  func alias(text: String, period: String?) {
    #expect(Period.alias(for: text) == period)
  }

  @Test("periods have an order, units and months")
  func facts() {
    #expect(Period.allCases.shuffled().sorted() == Period.allCases)
    #expect(Period.subscriptionDurations == [.oneWeek, .oneMonth, .twoMonths, .threeMonths, .sixMonths, .oneYear])
    #expect(Period.twoWeeks.count == 2)
    #expect(Period.twoWeeks.unit == .week)
    #expect(Period.oneYear.months == 12)
    #expect(Period.oneWeek.months == nil)
    #expect(Period.oneYear.apiName == "ONE_YEAR")
  }

  @Test("which offers a subscription takes")
  func offers() {
    let monthly = OfferDurations.allowed(subscription: .oneMonth, mode: .payAsYouGo)
    #expect(monthly.map(\.duration) == [.oneMonth])
    #expect(monthly.map(\.periods) == [1...12])
    let trials = OfferDurations.allowed(subscription: .oneWeek, mode: .freeTrial)
    #expect(trials.map(\.duration) == Period.offerDurations)
    #expect(trials.allSatisfy { $0.periods == 1...1 })
    #expect(OfferDurations.allowed(subscription: .threeDays, mode: .freeTrial).isEmpty)
    #expect(OfferDurations.isAllowed(subscription: .twoMonths, mode: .payAsYouGo, duration: .twoMonths, periods: 6))
    #expect(!OfferDurations.isAllowed(subscription: .twoMonths, mode: .payAsYouGo, duration: .twoMonths, periods: 7))
    #expect(!OfferDurations.isAllowed(subscription: .oneYear, mode: .payUpFront, duration: .oneWeek, periods: 1))
    #expect(!OfferDurations.isAllowed(subscription: .oneYear, mode: .freeTrial, duration: .oneMonth, periods: 0))
  }
}
