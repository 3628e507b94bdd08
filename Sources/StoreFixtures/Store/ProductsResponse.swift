/// What a store answers when an app asks for products.
public struct ProductsResponse: Hashable, Sendable {
  /// Those that the storefront has, in the order of the catalog.
  public let products: [StoreProduct]
  /// The others, sorted by their bytes.
  public let invalidIdentifiers: [InvalidIdentifier]
}

/// An identifier that the store has no product for, and why; a real store does not say why.
public struct InvalidIdentifier: Hashable, Sendable {
  /// As it was asked for.
  public let productIdentifier: String
  /// Why the store has no product for it.
  public let reason: Reason

  /// Why a store answers with "invalid product identifier".
  public enum Reason: RawRepresentable, Hashable, Sendable {
    /// The product is not ready.
    case draft
    /// The product is ready, but the store was made to sell other stages alone.
    case live
    /// The product is not sold any more.
    case retired
    /// The product is not cleared for sale.
    case notClearedForSale
    /// The team has not done contract, bank and tax.
    case noPaidAppsAgreement
    /// The App ID has no in-app purchase.
    case inAppPurchaseDisabled
    /// Other storefronts have the product.
    case notAvailableInStorefront
    /// The catalog has no such product for this store record.
    case unknown
    /// A later reason, as the file has it.
    case other(String)

    /// The catalog's word for it, such as `not-cleared-for-sale`.
    public var rawValue: String {
      switch self {
      case .draft: "draft"
      case .live: "live"
      case .retired: "retired"
      case .notClearedForSale: "not-cleared-for-sale"
      case .noPaidAppsAgreement: "no-paid-apps-agreement"
      case .inAppPurchaseDisabled: "in-app-purchase-disabled"
      case .notAvailableInStorefront: "not-available-in-storefront"
      case .unknown: "unknown"
      case .other(let word): word
      }
    }

    private static let known: [Reason] = [
      .draft, .live, .retired, .notClearedForSale, .noPaidAppsAgreement, .inAppPurchaseDisabled,
      .notAvailableInStorefront, .unknown,
    ]

    /// The reason of a word; `other` for one not listed here.
    public init(rawValue: String) {
      self = Self.known.first { $0.rawValue == rawValue } ?? .other(rawValue)
    }
  }
}
