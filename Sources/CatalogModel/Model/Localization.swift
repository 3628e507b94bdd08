package import AppStore

/// What the store shows of a product, or of a group, in one language.
package struct Localization: Sendable {
  /// Index into `StoreLocale.all`, or `unknownLocale`.
  package let localeIndex: UInt16
  /// The key that names the language; for a copied locale, the key of the one it was copied from.
  package let key: Place
  /// Of a copied locale, where `copy_locales` asks for it.
  package var copiedAt: Place?
  package var displayName: TextField = .absent
  package var description: TextField = .absent
  /// Of a group alone: the app's name on the subscription page.
  package var customAppName: TextField = .absent

  package static let unknownLocale: UInt16 = .max

  package init(localeIndex: UInt16, key: Place) {
    self.localeIndex = localeIndex
    self.key = key
  }

  /// The store's locale; nil for a code that our table does not have.
  package var locale: StoreLocale? {
    localeIndex == Self.unknownLocale ? nil : StoreLocale.all[Int(localeIndex)]
  }
}
