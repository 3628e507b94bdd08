/// How long a text, or how many of a thing, the store takes.
package struct FieldLimit: Sendable, Hashable {
  /// What a limit counts.
  package enum Unit: String, Sendable, Hashable {
    /// As a reader sees them (grapheme clusters).
    case characters
    case bytes
    /// Things, not text.
    case items
  }

  /// Less is refused.
  package let minimum: Int
  /// Less may be refused: sources differ.
  package let warnBelow: Int?
  /// More may be refused: sources differ.
  package let warnAbove: Int?
  /// More is refused.
  package let maximum: Int
  package let unit: Unit
  package let source: String
  package let asOf: String

  init(
    _ range: ClosedRange<Int>, warnBelow: Int? = nil, warnAbove: Int? = nil, in unit: Unit = .characters,
    from origin: LimitOrigin
  ) {
    minimum = range.lowerBound
    maximum = range.upperBound
    self.warnBelow = warnBelow
    self.warnAbove = warnAbove
    self.unit = unit
    source = origin.source
    asOf = origin.asOf
  }

  /// The same with a maximum that the team has set, which no warning contradicts.
  package func overridden(maximum: Int) -> FieldLimit {
    let least = min(minimum, maximum)
    return FieldLimit(
      least...maximum, warnBelow: warnBelow.flatMap { $0 <= maximum ? $0 : nil }, in: unit,
      from: LimitOrigin("lint.limits", asOf))
  }

  /// What a length or a number is to the store.
  package func verdict(of count: Int) -> LimitVerdict {
    if count < minimum { return .tooShort(count) }
    if count > maximum { return .tooLong(count) }
    if let warnBelow, count < warnBelow { return .maybeTooShort(count) }
    if let warnAbove, count > warnAbove { return .maybeTooLong(count) }
    return .fits
  }

  /// What a text's length is to the store; characters are counted only where the number of bytes leaves it open.
  package func verdict(of bytes: ArraySlice<UInt8>) -> LimitVerdict {
    switch unit {
    case .bytes, .items: verdict(of: bytes.count)
    case .characters: verdict(of: StoreText.characters(in: bytes))
    }
  }

  /// The same of a text.
  package func verdict(of text: String) -> LimitVerdict {
    unit == .characters ? verdict(of: text.count) : verdict(of: text.utf8.count)
  }
}

/// What a length is to the store, with the length.
package enum LimitVerdict: Sendable, Hashable {
  case fits
  /// Refused.
  case tooShort(Int)
  /// Refused by one source.
  case maybeTooShort(Int)
  /// Refused by one source.
  case maybeTooLong(Int)
  /// Refused.
  case tooLong(Int)
}

/// Where a limit was found, and of when that is.
struct LimitOrigin: Sendable {
  let source: String
  let asOf: String

  init(_ source: String, _ asOf: String) {
    self.source = source
    self.asOf = asOf
  }

  private static let help = "https://developer.apple.com/help/app-store-connect/"

  static let productHelp = LimitOrigin(help + "reference/in-app-purchase-information", "2026")
  static let appHelp = LimitOrigin(help + "reference/app-information", "2026")
  static let overviewHelp = LimitOrigin(
    help + "configure-in-app-purchase-settings/overview-for-configuring-in-app-purchases", "2026")
  static let promotionHelp = LimitOrigin(
    help + "configure-in-app-purchase-settings/promote-in-app-purchases", "2026")
  static let sandboxHelp = LimitOrigin(help + "test-in-app-purchases/create-a-sandbox-apple-account", "2026")
  static let winBackHelp = LimitOrigin(help + "manage-subscriptions/set-up-win-back-offers", "2026")
  static let offerSetup = LimitOrigin(
    "https://developer.apple.com/documentation/storekit/in-app_purchase/setting_up_subscription_offers", "2026")
  static let webForm = LimitOrigin("iTunes Connect's web forms, as recorded in fastlane's spaceship fixtures", "2017")
  static let guide2014 = LimitOrigin("Apple's In-App Purchase Configuration Guide for iTunes Connect", "2014")
  static let guide2013 = LimitOrigin("Apple's iTunes Connect App Properties; 255 was taken in practice", "2013-12-12")
  static let storeConfig = LimitOrigin(
    "semihcihan/storeconfig @64e98f0; Apple's product page text says less", "2026-06")
}
