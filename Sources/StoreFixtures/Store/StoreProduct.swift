public import Foundation

/// A product as the store describes it to an app in one storefront and one language.
public struct StoreProduct: Hashable, Sendable {
  /// The whole product ID, byte for byte as in the catalog.
  public let productIdentifier: String
  /// What customers call it; nil where no language has a name.
  public let localizedTitle: String?
  /// What it is; nil where no language has a description.
  public let localizedDescription: String?
  /// Exact, in units of the currency (`0.99`, not cents); nil where only the store knows it.
  public let price: Decimal?
  /// The price with all decimals of its currency, such as `0.90` or `120`; nil where it is not known.
  public let priceText: String?
  /// Why there is no price, such as `not-known`; nil beside a price.
  public let missingPriceReason: String?
  /// What customers pay in, by ISO 4217, such as `USD`.
  public let currencyCode: String
  /// The storefront's locale with the currency in it, such as `en_US@currency=USD`.
  public let priceLocale: Locale
  /// What kind of product it is.
  public let type: ProductType
  /// Whether a family may share it.
  public let isFamilyShareable: Bool
  /// Whether the store hosts its content.
  public let isDownloadable: Bool
  /// The store's identifier of the group; nil for all but auto-renewable subscriptions.
  public let subscriptionGroupIdentifier: String?
  /// The level in the group, where 1 gives most; nil for all but auto-renewable subscriptions.
  public let subscriptionLevel: Int?
  /// How long a period is; nil for all but auto-renewable subscriptions.
  public let subscriptionPeriod: Period?
  /// The first introductory offer that the storefront has on the day of the fixtures' clock.
  public let introductoryOffer: Offer?
  /// The promotional offers that the storefront has on that day, in the order of the catalog.
  public let promotionalOffers: [Offer]
  /// The team's own data of the product; empty where there is none.
  public let attributes: JSONObject

  /// The price as the price locale writes it, such as `$0.99`; nil where it is not known.
  public var formattedPrice: String? {
    price?.formatted(.currency(code: currencyCode).locale(priceLocale))
  }
}

extension StoreProduct {
  /// A kind of product, in the catalog's words; later ones are kept as they are.
  public struct ProductType: RawRepresentable, OpenValue {
    /// The catalog's word.
    public let rawValue: String
    /// Any word, also one not listed here.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Used up, and bought again.
    public static let consumable = Self(rawValue: "consumable")
    /// Bought once, and kept.
    public static let nonConsumable = Self(rawValue: "non-consumable")
    /// Paid again for each period.
    public static let autoRenewableSubscription = Self(rawValue: "auto-renewable-subscription")
    /// For a time, and not renewed.
    public static let nonRenewingSubscription = Self(rawValue: "non-renewing-subscription")
  }

  /// A length of time by the calendar, such as one month.
  public struct Period: Hashable, Sendable {
    /// The units of a period; the numbers are StoreKit's.
    public enum Unit: Int, Hashable, Sendable {
      /// A day.
      case day
      /// A week.
      case week
      /// A month.
      case month
      /// A year.
      case year
    }

    /// How many units, 1 or more.
    public let numberOfUnits: Int
    /// What is counted.
    public let unit: Unit

    /// Reads one part of ISO 8601, such as `P1W` or `P3M`; nil for all else.
    public init?(iso8601 text: String) {
      let units: [Character: Unit] = ["D": .day, "W": .week, "M": .month, "Y": .year]
      guard text.first == "P", let letter = text.last, let unit = units[letter] else { return nil }
      let digits = text.dropFirst().dropLast()
      guard digits.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }), let count = Int(digits), count > 0 else { return nil }
      numberOfUnits = count
      self.unit = unit
    }

    /// The period in ISO 8601, such as `P1W`.
    public var iso8601: String {
      let letter =
        switch unit {
        case .day: "D"
        case .week: "W"
        case .month: "M"
        case .year: "Y"
        }
      return "P\(numberOfUnits)\(letter)"
    }
  }

  /// What a subscription costs less for a while, in one storefront.
  public struct Offer: Hashable, Sendable {
    /// How an offer is paid, in the catalog's words; later ones are kept as they are.
    public struct PaymentMode: RawRepresentable, OpenValue {
      /// The catalog's word.
      public let rawValue: String
      /// Any word, also one not listed here.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// For nothing.
      public static let freeTrial = Self(rawValue: "free-trial")
      /// The offer's price for each of its periods.
      public static let payAsYouGo = Self(rawValue: "pay-as-you-go")
      /// The offer's price once.
      public static let payUpFront = Self(rawValue: "pay-up-front")
    }

    /// The identifier that apps and servers use; nil for introductory offers.
    public let identifier: String?
    /// The name that only the store's own pages show; nil where the catalog has none.
    public let referenceName: String?
    /// How it is paid; nil where the catalog does not say.
    public let paymentMode: PaymentMode?
    /// How long one of its periods is; nil where the catalog does not say.
    public let period: Period?
    /// For how many periods, 1 or more.
    public let numberOfPeriods: Int
    /// The billing plan it is of, `up-front` or `monthly`; nil where it is of none.
    public let billingPlan: String?
    /// Exact, in units of the currency; 0 for a free trial, nil where only the store knows it.
    public let price: Decimal?
    /// The price with all decimals of its currency, such as `0.00`; nil where it is not known.
    public let priceText: String?
    /// What customers pay in, by ISO 4217.
    public let currencyCode: String
    /// The storefront's locale with the currency in it.
    public let priceLocale: Locale

    /// The price as the price locale writes it; nil where it is not known.
    public var formattedPrice: String? {
      price?.formatted(.currency(code: currencyCode).locale(priceLocale))
    }
  }
}
