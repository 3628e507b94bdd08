public import Foundation

extension StoreFixtures {
  /// The app in one store record: the one that is sold, or a variant for tests.
  public struct App: Hashable, Sendable {
    /// The catalog's own name for it; nil where it has none.
    public let key: String?
    /// Its name in the store; nil where the catalog has none.
    public let name: String?
    /// The store record: `prod`, or one of the catalog's variants.
    public let variant: String
    /// The bundle ID of the record; nil where the catalog has none.
    public let bundleID: String?
    /// The store's number of the record; nil where the catalog has none.
    public let appleID: String?
    /// The SKU of the record; nil where the catalog has none.
    public let sku: String?
    /// The language that others fall back to, such as `en-US`; nil where the catalog has none.
    public let primaryLocale: String?
    /// App Store Connect's code of the storefront whose currency a plain price is in; nil where it is not known.
    public let baseStorefront: String?
    /// Whether the App ID has in-app purchase.
    public let hasInAppPurchase: Bool
    /// Whether contract, bank and tax are done.
    public let hasPaidAppsAgreement: Bool
    /// For how many days a subscriber keeps the service when a payment failed; nil where there is no grace.
    public let billingGracePeriodDays: Int?
    /// The whole product IDs that the product page shows, in its order.
    public let promotedProductIdentifiers: [String]
  }

  /// A country or region that the store sells in.
  public struct Storefront: Hashable, Sendable {
    /// App Store Connect's code of three letters; Kosovo is `XKS`.
    public let code: String
    /// The code in StoreKit and in tokens; Kosovo is `XKX`.
    public let storeKitCode: String
    /// The code of two letters, such as `US`.
    public let alpha2: String
    /// The number that StoreKit calls its identifier, such as `143441`.
    public let identifier: String
    /// Its English name.
    public let name: String
    /// What customers pay in, by ISO 4217.
    public let currencyCode: String
    /// The currency's decimals by ISO 4217: 2 for dollars, 0 for yen.
    public let minorUnits: Int
    /// The locale of its price texts, such as `en_US`; nil where it is not known.
    public let localeIdentifier: String?
  }

  /// Subscriptions of which a customer holds one at a time.
  public struct SubscriptionGroup: Hashable, Sendable {
    /// The store's identifier, as products and tokens have it.
    public let identifier: String
    /// The name that only the store's own pages show; nil where the catalog has none.
    public let referenceName: String?
    /// What customers call it in each language, in the order of the catalog.
    public let localizations: [Localization]

    /// The texts of a group in one language.
    public struct Localization: Hashable, Sendable {
      /// The language, such as `en-US`.
      public let locale: String
      /// What customers call the group; nil where this language has no name.
      public let displayName: String?
      /// The app's name on the subscription page; nil where it is the app's own.
      public let customAppName: String?
    }
  }

  /// A sandbox account; its password is in no fixture.
  public struct TestUser: Hashable, Sendable {
    /// The address that it signs in with; nil where the catalog has none.
    public let email: String?
    /// The first name; nil where the catalog has none.
    public let firstName: String?
    /// The last name; nil where the catalog has none.
    public let lastName: String?
    /// App Store Connect's code of the storefront it buys in; nil where the catalog has none.
    public let storefront: String?
    /// What a month of a subscription lasts for it, such as `5 minutes`.
    public let renewalRate: String
    /// Whether its purchases are interrupted.
    public let hasInterruptedPurchases: Bool
    /// The app's own identifier of the account, a UUID as the catalog writes it; nil where it has none.
    public let accountToken: String?
    /// All that it ever bought of the app, in the order of the catalog.
    public let purchases: [Purchase]
  }

  /// What became of one purchase of a test user.
  public struct Purchase: Hashable, Sendable {
    /// The whole product ID.
    public let productIdentifier: String
    /// The catalog's word for what became of it, such as `purchased`, `renewed` or `refunded`.
    public let scenario: String
    /// Whether StoreKit's current entitlements hold it; never true of a consumable.
    public let isEntitled: Bool
    /// The last transaction's identifier, as tokens have it; nil where the file has none.
    public let transactionID: String?
    /// When the last transaction was paid; nil where the file does not say.
    public let purchaseDate: Date?
    /// When the subscription ends or ended; nil for what does not end.
    public let expiresDate: Date?
    /// When the store took it back; nil where it did not.
    public let revocationDate: Date?
  }
}

extension StoreFixtures.App {
  init(reading value: JSONValue) throws(ReadingFault) {
    let object = try Read.object(value)
    key = try object.may("key", Read.text)
    name = try object.may("name", Read.text)
    variant = try object.need("variant", Read.text)
    bundleID = try object.may("bundleID", Read.text)
    appleID = try object.may("appleID", Read.digits)
    sku = try object.may("sku", Read.text)
    primaryLocale = try object.may("primaryLocale", Read.text)
    baseStorefront = try object.may("baseStorefront", Read.text)
    hasInAppPurchase = try object.need("inAppPurchase", Read.flag)
    hasPaidAppsAgreement = try object.need("paidAppsAgreement", Read.flag)
    billingGracePeriodDays = try object.may("billingGracePeriodDays", Read.integer)
    promotedProductIdentifiers = try object.needList("promoted", Read.text)
  }
}

extension StoreFixtures.Storefront {
  init(reading value: JSONValue) throws(ReadingFault) {
    let object = try Read.object(value)
    code = try object.need("code", Read.text)
    storeKitCode = try object.need("storeKitCode", Read.text)
    alpha2 = try object.need("alpha2", Read.text)
    identifier = try object.need("id", Read.digits)
    name = try object.need("name", Read.text)
    currencyCode = try object.need("currency", Read.text)
    minorUnits = try object.need("minorUnits") { (value) throws(ReadingFault) in
      let units = try Read.integer(value)
      guard (0...4).contains(units) else { throw ReadingFault("0 to 4", found: value) }
      return units
    }
    localeIdentifier = try object.may("localeIdentifier", Read.text)
  }
}

extension StoreFixtures.SubscriptionGroup {
  init(reading value: JSONValue) throws(ReadingFault) {
    let object = try Read.object(value)
    identifier = try object.need("id", Read.digits)
    referenceName = try object.may("referenceName", Read.text)
    localizations = try object.need("localizations") { (value) throws(ReadingFault) in
      var localizations: [Localization] = []
      for member in try Read.object(value).members {
        do throws(ReadingFault) {
          let texts = try Read.object(member.value)
          localizations.append(
            Localization(
              locale: member.key, displayName: try texts.may("displayName", Read.text),
              customAppName: try texts.may("customAppName", Read.text)))
        } catch {
          throw error.inside(member.key)
        }
      }
      return localizations
    }
  }
}

extension StoreFixtures.TestUser {
  init(reading value: JSONValue) throws(ReadingFault) {
    let object = try Read.object(value)
    email = try object.may("email", Read.text)
    firstName = try object.may("firstName", Read.text)
    lastName = try object.may("lastName", Read.text)
    storefront = try object.may("storefront", Read.text)
    renewalRate = try object.need("renewalRate", Read.text)
    hasInterruptedPurchases = try object.need("interruptedPurchases", Read.flag)
    accountToken = try object.may("accountToken", Read.text)
    purchases = try object.needList("purchases", StoreFixtures.Purchase.init(reading:))
  }
}

extension StoreFixtures.Purchase {
  init(reading value: JSONValue) throws(ReadingFault) {
    let object = try Read.object(value)
    productIdentifier = try object.need("productID", Read.text)
    scenario = try object.need("scenario", Read.text)
    isEntitled = try object.need("isEntitled", Read.flag)
    transactionID = try object.may("transactionID", Read.digits)
    purchaseDate = try object.may("purchaseDate", Read.date)
    expiresDate = try object.may("expiresDate", Read.date)
    revocationDate = try object.may("revocationDate", Read.date)
  }
}
