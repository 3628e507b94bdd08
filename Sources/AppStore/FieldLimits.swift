/// The limits of a profile, by field.
package struct FieldLimits: Sendable, Hashable {
  package let profile: Profile
  package private(set) var productID: FieldLimit
  package private(set) var referenceName: FieldLimit
  /// Of a one-time product or a non-renewing subscription.
  package private(set) var displayName: FieldLimit
  /// Of an auto-renewable subscription.
  package private(set) var subscriptionDisplayName: FieldLimit
  /// Of a one-time product or a non-renewing subscription.
  package private(set) var description: FieldLimit
  /// Of an auto-renewable subscription.
  package private(set) var subscriptionDescription: FieldLimit
  package private(set) var reviewNotes: FieldLimit
  package private(set) var groupDisplayName: FieldLimit
  package private(set) var customAppName: FieldLimit
  package private(set) var appName: FieldLimit

  package let groupReferenceName = FieldLimit(2...64, from: .webForm)
  package let offerReferenceName = FieldLimit(1...64, from: .storeConfig)
  package let offerIdentifier = FieldLimit(1...100, from: .storeConfig)
  package let testerFirstName = FieldLimit(1...32, from: .webForm)
  package let testerLastName = FieldLimit(1...64, from: .webForm)
  package let email = FieldLimit(1...100, from: .webForm)
  package let password = FieldLimit(8...32, from: .webForm)
  package let secretQuestion = FieldLimit(6...35, from: .webForm)
  package let secretAnswer = FieldLimit(6...35, from: .webForm)

  package private(set) var promotedProducts = FieldLimit(0...20, in: .items, from: .promotionHelp)
  package private(set) var productsPerApp = FieldLimit(0...10_000, in: .items, from: .overviewHelp)
  package private(set) var testUsers = FieldLimit(0...10_000, in: .items, from: .sandboxHelp)
  /// Active ones of one subscription.
  package let promotionalOffers = FieldLimit(0...10, in: .items, from: .offerSetup)
  /// Of one subscription.
  package let winBackOffers = FieldLimit(0...350, in: .items, from: .winBackHelp)
  /// Running at once in one storefront for one subscription.
  package let runningWinBackOffers = FieldLimit(0...5, in: .items, from: .winBackHelp)

  /// The limits of a profile.
  package init(_ profile: Profile) {
    self.profile = profile
    reviewNotes = FieldLimit(2...4000, from: .productHelp)
    customAppName = FieldLimit(2...30, from: .webForm)
    // Nobody recorded the old form's limit for a subscription's description.
    subscriptionDescription = FieldLimit(1...55, warnBelow: 10, warnAbove: 45, from: .storeConfig)
    switch profile {
    case .appStoreConnect:
      productID = FieldLimit(2...100, from: .productHelp)
      referenceName = FieldLimit(2...64, from: .productHelp)
      displayName = FieldLimit(2...35, warnAbove: 30, from: .storeConfig)
      subscriptionDisplayName = displayName
      description = subscriptionDescription
      groupDisplayName = FieldLimit(2...75, warnAbove: 64, from: .storeConfig)
      appName = FieldLimit(2...30, from: .appHelp)
    case .iTunesConnect:
      productID = FieldLimit(2...255, in: .bytes, from: .guide2014)
      referenceName = FieldLimit(2...255, in: .bytes, from: .guide2014)
      displayName = FieldLimit(2...75, from: .webForm)
      subscriptionDisplayName = FieldLimit(2...30, from: .webForm)
      description = FieldLimit(1...255, warnBelow: 10, from: .webForm)
      groupDisplayName = FieldLimit(2...64, from: .webForm)
      appName = FieldLimit(2...255, warnAbove: 75, in: .bytes, from: .guide2013)
    }
  }

  /// The keys of `lint.limits`, sorted.
  package static let overridable: [String] = fields.map(\.name)

  /// The same with maximums that the team has set, by the keys of `overridable`.
  ///
  /// Other keys, and numbers under 1, are passed over.
  package func overriding(by maximums: [String: Int]) -> FieldLimits {
    var limits = self
    for (name, paths) in FieldLimits.fields {
      guard let maximum = maximums[name], maximum > 0 else { continue }
      for path in paths { limits[keyPath: path] = limits[keyPath: path].overridden(maximum: maximum) }
    }
    return limits
  }

  private static var fields: [(name: String, paths: [WritableKeyPath<FieldLimits, FieldLimit>])] {
    [
      ("app_name", [\.appName]),
      ("custom_app_name", [\.customAppName]),
      ("description", [\.description, \.subscriptionDescription]),
      ("display_name", [\.displayName, \.subscriptionDisplayName]),
      ("group_display_name", [\.groupDisplayName]),
      ("product_id", [\.productID]),
      ("products", [\.productsPerApp]),
      ("promoted", [\.promotedProducts]),
      ("reference_name", [\.referenceName]),
      ("review_notes", [\.reviewNotes]),
      ("test_users", [\.testUsers]),
    ]
  }
}
