package import AppStore

/// An app of the store with what it sells.
package struct App: Sendable {
  /// The `app:` mapping.
  package let place: Place
  /// The catalog's own name for it; nil while it cannot be told.
  package var key: ExactText?
  package var writtenKey: TextField = .absent
  package var name: TextField = .absent
  package var bundleID: TextField = .absent
  package var otherVariants: [Variant] = []
  package var productIDPrefix: TextField = .absent
  package var appIDPrefix: TextField = .absent
  package var appleID: TextField = .absent
  package var sku: TextField = .absent
  package var primaryLocale: TextField = .absent
  package var baseStorefront: TextField = .absent
  package var inAppPurchase: Field<Bool> = .absent
  package var billingGracePeriod: Field<GracePeriod> = .absent
  package var promoted: [Text] = []
  package var licenseAgreement: [LocalizedLink] = []
  package var privacyPolicy: [LocalizedLink] = []

  /// In catalog order: files in name order, then as written, subscriptions among them.
  package var products: [Product] = []
  package var groups: [SubscriptionGroup] = []

  package init(place: Place) {
    self.place = place
  }
}

/// Another store record with the same products, such as the beta's.
package struct Variant: Sendable {
  package let name: Text
  package let place: Place
  package var bundleID: TextField = .absent
  package var appleID: TextField = .absent
  package var sku: TextField = .absent
  /// The store's group identifiers there, by the group's reference name.
  package var groupIDs: [(group: Text, id: TextField)] = []

  package init(name: Text, place: Place) {
    self.name = name
    self.place = place
  }
}

/// A link in one language.
package struct LocalizedLink: Sendable {
  package let locale: Text
  package let link: TextField
}
