import Diagnostics

/// How long a subscriber whose payment failed keeps the service.
package enum GracePeriod: String, Sendable, Hashable, CaseIterable {
  case threeDays = "3 days"
  case sixteenDays = "16 days"
  case twentyEightDays = "28 days"

  package static let source = "App Store Connect OpenAPI 3.7.0, SubscriptionGracePeriodDuration"
  package static let asOf = "2026"

  package var days: Int {
    switch self {
    case .threeDays: 3
    case .sixteenDays: 16
    case .twentyEightDays: 28
    }
  }

  /// As App Store Connect's API spells it: `SIXTEEN_DAYS`.
  package var apiName: String {
    switch self {
    case .threeDays: "THREE_DAYS"
    case .sixteenDays: "SIXTEEN_DAYS"
    case .twentyEightDays: "TWENTY_EIGHT_DAYS"
    }
  }

  /// Exactly as the catalog spells it.
  package init?(_ text: some StringProtocol) {
    self.init(rawValue: String(text))
  }

  /// As the catalog spells it.
  package var text: String { rawValue }

  /// The period that a text most likely means: `16`, `16d`, `P16D`, `SIXTEEN_DAYS`.
  package static func suggestion(for text: String) -> String? {
    let digits = text.filter { $0.isASCII && $0.isWholeNumber }
    if let days = Int(digits) { return allCases.first { $0.days == days }?.rawValue }
    return allCases.first { $0.apiName.filter(\.isLetter) == text.uppercased().filter(\.isLetter) }?.rawValue
  }
}

extension GracePeriod {
  /// The period that a text is another spelling of: as `suggestion(for:)`, but for what counts something else than days.
  package static func alias(for text: String) -> String? {
    let letters = text.lowercased().filter { !$0.isWholeNumber && !" _-".contains($0) }
    let isInDays = ["", "d", "day", "days", "pd"].contains(letters) || !text.contains(where: \.isWholeNumber)
    return isInDays && text.first != "-" ? suggestion(for: text) : nil
  }
}

/// How fast a month passes for a sandbox test user.
package enum RenewalRate: String, Sendable, Hashable, CaseIterable {
  case threeMinutes = "3 minutes"
  case fiveMinutes = "5 minutes"
  case fifteenMinutes = "15 minutes"
  case thirtyMinutes = "30 minutes"
  case oneHour = "1 hour"

  package static let source =
    "App Store Connect OpenAPI 3.7.0, SandboxTesterV2; Apple's help on testing in-app purchases"
  package static let asOf = "2026"

  /// What the store takes when nothing is chosen.
  package static let standard = RenewalRate.fiveMinutes

  /// The minutes that stand for a month.
  package var minutes: Int {
    switch self {
    case .threeMinutes: 3
    case .fiveMinutes: 5
    case .fifteenMinutes: 15
    case .thirtyMinutes: 30
    case .oneHour: 60
    }
  }

  /// As App Store Connect's API spells it.
  package var apiName: String {
    switch self {
    case .threeMinutes: "MONTHLY_RENEWAL_EVERY_THREE_MINUTES"
    case .fiveMinutes: "MONTHLY_RENEWAL_EVERY_FIVE_MINUTES"
    case .fifteenMinutes: "MONTHLY_RENEWAL_EVERY_FIFTEEN_MINUTES"
    case .thirtyMinutes: "MONTHLY_RENEWAL_EVERY_THIRTY_MINUTES"
    case .oneHour: "MONTHLY_RENEWAL_EVERY_ONE_HOUR"
    }
  }

  /// Exactly as the catalog spells it.
  package init?(_ text: some StringProtocol) {
    self.init(rawValue: String(text))
  }

  /// As the catalog spells it.
  package var text: String { rawValue }

  /// The rate that a text most likely means: `5`, `5 min`, `PT5M`, `60 minutes`, `MONTHLY_RENEWAL_EVERY_ONE_HOUR`.
  package static func suggestion(for text: String) -> String? {
    let letters = text.lowercased().filter(\.isLetter)
    let digits = text.filter { $0.isASCII && $0.isWholeNumber }
    if digits.isEmpty {
      let words = allCases.first { letters == $0.letters || "monthlyrenewalevery" + letters == $0.letters }
      return words?.text ?? Spelling.nearest(to: text, among: ["1 hour", "hour", "hourly"]).map { _ in oneHour.text }
    }
    switch letters {
    case "", "m", "min", "mins", "minute", "minutes", "ptm": return allCases.first { $0.minutes == Int(digits) }?.text
    case "h", "hr", "hour", "hours", "pth": return Int(digits) == 1 ? oneHour.text : nil
    default: return nil
    }
  }

  /// Those of `apiName`, in lower case.
  private var letters: String {
    apiName.lowercased().filter(\.isLetter)
  }
}

/// A tax category, as written: Apple extends its list, and no closed one is published.
package struct TaxCategory: Sendable, Hashable {
  /// The catalog's spelling, such as `app-store-software`.
  package let text: String

  package init(_ text: String) {
    self.text = text
  }

  /// What an app has that chose none.
  package static let standard = TaxCategory("app-store-software")
}
