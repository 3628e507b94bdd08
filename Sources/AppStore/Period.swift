/// A duration that the store knows: of a subscription, or of an offer.
package enum Period: String, Sendable, Hashable, CaseIterable {
  case threeDays = "THREE_DAYS"
  case oneWeek = "ONE_WEEK"
  case twoWeeks = "TWO_WEEKS"
  case oneMonth = "ONE_MONTH"
  case twoMonths = "TWO_MONTHS"
  case threeMonths = "THREE_MONTHS"
  case sixMonths = "SIX_MONTHS"
  case oneYear = "ONE_YEAR"

  /// What a period is counted in.
  package enum Unit: String, Sendable, Hashable, CaseIterable {
    case day, week, month, year
  }

  package static let source =
    "https://developer.apple.com/help/app-store-connect/reference/auto-renewable-subscription-information"
  package static let asOf = "2026"

  /// What a subscription may last.
  package static let subscriptionDurations: [Period] = [
    .oneWeek, .oneMonth, .twoMonths, .threeMonths, .sixMonths, .oneYear,
  ]

  /// What an offer may last; which of them depends on its mode and subscription (`OfferDurations`).
  package static let offerDurations: [Period] = allCases

  /// How many of `unit`.
  package var count: Int {
    switch self {
    case .oneWeek, .oneMonth, .oneYear: 1
    case .twoWeeks, .twoMonths: 2
    case .threeDays, .threeMonths: 3
    case .sixMonths: 6
    }
  }

  /// What `count` counts.
  package var unit: Unit {
    switch self {
    case .threeDays: .day
    case .oneWeek, .twoWeeks: .week
    case .oneMonth, .twoMonths, .threeMonths, .sixMonths: .month
    case .oneYear: .year
    }
  }

  /// As the catalog spells it: `1 year`.
  package var text: String {
    count == 1 ? "1 \(unit.rawValue)" : "\(count) \(unit.rawValue)s"
  }

  /// As ISO 8601 and StoreKit configurations spell it: `P1Y`.
  package var iso8601: String {
    "P\(count)\(unit.rawValue.prefix(1).uppercased())"
  }

  /// As App Store Connect's API spells it: `ONE_YEAR`.
  package var apiName: String { rawValue }

  /// The months it lasts; nil for one of days or weeks.
  package var months: Int? {
    switch unit {
    case .day, .week: nil
    case .month: count
    case .year: 12
    }
  }

  /// The catalog's spelling or ISO 8601, where 7 days are a week and 12 months a year, but 30 days no month.
  package init?(_ text: some StringProtocol) {
    switch text {
    case "P7D": self = .oneWeek
    case "P14D": self = .twoWeeks
    case "P12M": self = .oneYear
    default:
      guard let period = Period.allCases.first(where: { $0.text == text || $0.iso8601 == text }) else { return nil }
      self = period
    }
  }
}

extension Period: Comparable {
  /// The shorter comes first.
  package static func < (left: Period, right: Period) -> Bool {
    left.days < right.days
  }

  private var days: Int {
    switch unit {
    case .day: count
    case .week: count * 7
    case .month: count * 30
    case .year: count * 365
    }
  }
}

extension Period {
  /// The period that a text most likely means, as the catalog spells it: `monthly`, `1m`, `12 months`, `P30D`.
  package static func suggestion(for text: String) -> String? {
    guard text.first != "-" else { return nil }
    let folded = String(text.lowercased().filter { !" -_".contains($0) })
    if let known = byName[folded] { return known.text }
    let (count, unit) = parts(of: folded)
    guard let count, let unit = units[unit] else { return nil }
    switch (count, unit) {
    case (7, .day): return Period.oneWeek.text
    case (14, .day): return Period.twoWeeks.text
    case (28...31, .day): return Period.oneMonth.text
    case (60...62, .day): return Period.twoMonths.text
    case (90...92, .day): return Period.threeMonths.text
    case (180...184, .day): return Period.sixMonths.text
    case (360...366, .day), (52, .week), (12, .month): return Period.oneYear.text
    default: return allCases.first { $0.count == count && $0.unit == unit }?.text
    }
  }

  /// The period that a text is another spelling of: `monthly`, `1m`, `12 months`, `7 days`.
  ///
  /// Thirty days are no month, and twice a month or a year is not every other.
  package static func alias(for text: String) -> String? {
    guard text.first != "-" else { return nil }
    let folded = String(text.lowercased().filter { !" -_".contains($0) })
    if let known = byName[folded] { return folded.hasPrefix("bi") ? nil : known.text }
    let (count, name) = parts(of: folded)
    guard let count, let unit = units[name], name != folded || name.utf8.count > 3 else { return nil }
    switch (count, unit) {
    case (7, .day): return Period.oneWeek.text
    case (14, .day): return Period.twoWeeks.text
    case (12, .month): return Period.oneYear.text
    default: return allCases.first { $0.count == count && $0.unit == unit }?.text
    }
  }

  /// The number and the unit of `1month`, `p1m` or `onemonth`; one, where there is no number.
  private static func parts(of folded: String) -> (count: Int?, unit: String) {
    var rest = folded[...]
    if rest.hasPrefix("p"), rest.dropFirst().first?.isWholeNumber == true { rest.removeFirst() }
    let digits = rest.prefix { $0.isASCII && $0.isWholeNumber }
    if !digits.isEmpty { return (Int(digits), String(rest.dropFirst(digits.count))) }
    for (word, count) in numbers where rest.hasPrefix(word) && units[String(rest.dropFirst(word.count))] != nil {
      return (count, String(rest.dropFirst(word.count)))
    }
    return (1, String(rest))
  }

  private static let byName: [String: Period] = [
    "weekly": .oneWeek, "biweekly": .twoWeeks, "fortnight": .twoWeeks, "fortnightly": .twoWeeks,
    "monthly": .oneMonth, "bimonthly": .twoMonths, "quarterly": .threeMonths, "quarter": .threeMonths,
    "halfyearly": .sixMonths, "halfyear": .sixMonths, "semiannual": .sixMonths, "semiannually": .sixMonths,
    "biannual": .sixMonths, "biannually": .sixMonths, "yearly": .oneYear, "annual": .oneYear, "annually": .oneYear,
  ]

  private static let numbers: [(String, Int)] = [
    ("one", 1), ("two", 2), ("three", 3), ("six", 6), ("seven", 7), ("twelve", 12), ("a", 1),
  ]

  private static let units: [String: Unit] = [
    "d": .day, "day": .day, "days": .day,
    "w": .week, "wk": .week, "week": .week, "weeks": .week,
    "m": .month, "mo": .month, "mon": .month, "month": .month, "months": .month,
    "y": .year, "yr": .year, "year": .year, "years": .year,
  ]
}
