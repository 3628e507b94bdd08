/// A country or region that the store sells in.
package struct Storefront: Sendable, Hashable {
  /// App Store Connect's code, such as `USA`; Kosovo is `XKS`.
  package let alpha3: String
  /// The code in tokens and StoreKit, where Kosovo is `XKX`.
  package let storeKitAlpha3: String
  package let alpha2: String
  /// The number that StoreKit calls the storefront's identifier, such as 143441.
  package let storeID: Int
  package let name: String
  /// The code of the currency that customers pay in.
  package let currency: String
  /// The language in which Apple's music storefront speaks, such as `zh-Hans-CN`; not known for eight of them.
  package let defaultLanguageTag: String?
  /// As `Locale` spells it, such as `en_US`; derived from the language tag and the country.
  package let localeIdentifier: String?
  /// Its place in `all`.
  package let index: Int

  package static let source = StorefrontTable.source
  package static let asOf = StorefrontTable.asOf

  /// Every storefront, by alpha-3 code.
  package static let all: [Storefront] = TableText.rows(of: StorefrontTable.text).enumerated().map { index, fields in
    guard let storeID = Int(fields[3]) else { preconditionFailure("a storefront has a number") }
    return Storefront(
      alpha3: fields[0], storeKitAlpha3: fields[1], alpha2: fields[2], storeID: storeID, name: fields[4],
      currency: fields[5], defaultLanguageTag: fields[6].nonEmpty, localeIdentifier: fields[7].nonEmpty, index: index)
  }

  private static let packed = PackedIndex(all.map(\.alpha3))

  /// The storefront of exactly this App Store Connect code.
  package static func named(_ alpha3: String) -> Storefront? {
    packed[alpha3].map { all[$0] }
  }

  /// The place in `all` of an alpha-3 code whose bytes are packed little-endian (`PackedCode.pack`).
  package static func index(ofPacked packedCode: UInt64) -> Int? {
    packed[packedCode]
  }

  /// The name of a country or region whose code Apple knows, but where the store does not sell.
  package static func inactiveName(_ alpha3: String) -> String? {
    InactiveStorefront.all.first { $0.alpha3 == alpha3 }?.name
  }
}

/// A country or region that has a storefront's number, but no store.
package struct InactiveStorefront: Sendable, Hashable {
  package let alpha3: String
  package let alpha2: String
  package let storeID: Int
  /// The plain ISO name.
  package let name: String

  package static let source = "Apple's MusicKit JS, less App Store Connect's territories"
  package static let asOf = StorefrontTable.asOf

  /// All of them, by alpha-3 code.
  package static let all: [InactiveStorefront] = TableText.rows(of: StorefrontTable.inactiveText).map { fields in
    guard let storeID = Int(fields[2]) else { preconditionFailure("a storefront has a number") }
    return InactiveStorefront(alpha3: fields[0], alpha2: fields[1], storeID: storeID, name: fields[3])
  }
}
