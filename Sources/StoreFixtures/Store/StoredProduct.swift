import Foundation

/// A product as `store.json` has it, for all storefronts and languages.
struct StoredProduct: Sendable {
  let id: String
  let referenceName: String?
  let type: StoreProduct.ProductType
  /// Why no storefront has it.
  let invalid: InvalidIdentifier.Reason?
  let availability: StoredAvailability
  let familySharing: Bool
  let hostedContent: Bool
  let prices: StoredPrices
  let localizations: [StoredLocalization]
  let attributes: JSONObject
  let subscription: StoredSubscription?
}

/// What belongs to an auto-renewable subscription alone.
struct StoredSubscription: Sendable {
  let group: String
  let level: Int?
  let period: StoreProduct.Period?
  let offers: [StoredOffer]
}

/// An offer of a subscription, for all storefronts.
struct StoredOffer: Sendable {
  let kind: String
  let referenceName: String?
  let identifier: String?
  let mode: StoreProduct.Offer.PaymentMode?
  let period: StoreProduct.Period?
  let periodCount: Int
  let billingPlan: String?
  let availability: StoredAvailability
  let from: String?
  let to: String?
  let prices: StoredPrices?

  /// Whether it is on the store's day; without a day, what has a beginning or an end is not.
  func isCurrent(on clock: String?) -> Bool {
    guard let clock else { return from == nil && to == nil }
    return (from.map { $0 <= clock } ?? true) && (to.map { clock <= $0 } ?? true)
  }
}

/// Where something is sold, by the codes of App Store Connect.
struct StoredAvailability: Sendable {
  enum Scope { case all, only, except }

  let scope: Scope
  let storefronts: Set<String>

  func includes(_ code: String) -> Bool {
    switch scope {
    case .all: true
    case .only: storefronts.contains(code)
    case .except: !storefronts.contains(code)
    }
  }
}

/// What something costs in each storefront.
struct StoredPrices: Sendable {
  struct Price: Sendable {
    /// Nil where it is not known.
    let text: String?
    let currency: String
    let reason: String?
  }

  private let codes: [String]
  private let prices: [Price]

  /// Nil where the file has none for it.
  subscript(code: String) -> Price? {
    codes.firstIndex(of: code).map { prices[$0] }
  }

  init(codes: [String], prices: [Price]) {
    self.codes = codes
    self.prices = prices
  }
}

/// The texts in one language.
struct StoredLocalization: Sendable {
  let locale: String
  let displayName: String?
  let description: String?
}

extension [StoredLocalization] {
  /// These, the ones to prefer first: of the asked language, of the primary one where that speaks the same language,
  /// of others that do, of the primary one, of all others.
  func preferred(for locale: String, primary: String?) -> [StoredLocalization] {
    let language = locale.language
    var ranks: [[StoredLocalization]] = [[], [], [], [], []]
    for localization in self {
      let isPrimary = localization.locale == primary
      let rank =
        if localization.locale == locale {
          0
        } else if localization.locale.language == language {
          isPrimary ? 1 : 2
        } else {
          isPrimary ? 3 : 4
        }
      ranks[rank].append(localization)
    }
    return ranks.flatMap(\.self)
  }
}

extension String {
  /// The language of a locale: `en` of `en-GB`.
  var language: String {
    prefix { $0 != "-" && $0 != "_" }.lowercased()
  }
}
