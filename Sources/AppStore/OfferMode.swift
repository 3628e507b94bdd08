import Diagnostics

/// How an offer is paid.
package enum OfferMode: String, Sendable, Hashable, CaseIterable {
  case freeTrial = "free-trial"
  case payAsYouGo = "pay-as-you-go"
  case payUpFront = "pay-up-front"

  /// As App Store Connect's API spells it: `FREE_TRIAL`.
  package var apiName: String {
    switch self {
    case .freeTrial: "FREE_TRIAL"
    case .payAsYouGo: "PAY_AS_YOU_GO"
    case .payUpFront: "PAY_UP_FRONT"
    }
  }

  /// The mode that a text most likely means: `free`, `PAY_UP_FRONT`, `payAsYouGo`, `upfront`.
  package static func suggestion(for text: String) -> String? {
    switch text.lowercased().filter(\.isLetter) {
    case "free", "trial", "introductoryfree": OfferMode.freeTrial.rawValue
    case "payg", "asyougo", "recurring": OfferMode.payAsYouGo.rawValue
    case "upfront", "prepaid", "payupfront": OfferMode.payUpFront.rawValue
    default: Spelling.nearest(to: text, among: allCases.lazy.map(\.rawValue))
    }
  }
}

extension OfferMode {
  /// The mode that a text is another name of: StoreKit configurations call a free trial `free`.
  package static func alias(for text: String) -> String? {
    switch text.lowercased().filter(\.isLetter) {
    case "free", "trial": OfferMode.freeTrial.rawValue
    case "payg": OfferMode.payAsYouGo.rawValue
    case "upfront": OfferMode.payUpFront.rawValue
    default: nil
    }
  }
}

/// Which durations an offer may have.
package enum OfferDurations {
  package static let source = OfferDurationTable.source
  package static let asOf = OfferDurationTable.asOf

  /// The durations and numbers of periods that a subscription of this duration takes in this mode, shortest first.
  package static func allowed(
    subscription: Period, mode: OfferMode
  ) -> [(duration: Period, periods: ClosedRange<Int>)] {
    rows.filter { $0.subscription == subscription && $0.mode == mode }.map { ($0.duration, $0.periods) }
  }

  /// Whether a subscription of this duration takes such an offer.
  package static func isAllowed(subscription: Period, mode: OfferMode, duration: Period, periods: Int) -> Bool {
    rows.contains {
      $0.subscription == subscription && $0.mode == mode && $0.duration == duration && $0.periods.contains(periods)
    }
  }

  private struct Row {
    let subscription: Period
    let mode: OfferMode
    let duration: Period
    let periods: ClosedRange<Int>
  }

  private static let rows: [Row] = TableText.rows(of: OfferDurationTable.text).flatMap { fields in
    guard let subscription = Period(rawValue: fields[0]), let most = Int(fields[3]),
      let mode = OfferMode.allCases.first(where: { $0.apiName == fields[1] })
    else { preconditionFailure("the table has known periods and modes") }
    return TableText.words(of: fields[2]).compactMap(Period.init(rawValue:)).map { duration in
      Row(subscription: subscription, mode: mode, duration: duration, periods: 1...most)
    }
  }
}
