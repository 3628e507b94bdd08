public import Foundation

/// What the payload of a notification says that the store sends to a server (version 2).
///
/// **Nothing is verified.** Neither signature nor certificates are looked at: anybody can write such a token. Read
/// fixtures with it, and in what ships only tokens that Apple's library has verified before.
public struct ServerNotification: Hashable, Sendable {
  /// What happened.
  public let notificationType: NotificationType
  /// What more there is to say of it; nil where there is nothing.
  public let subtype: Subtype?
  /// The same for each attempt to send it.
  public let notificationUUID: UUID
  /// The version of the format, `2.0`.
  public let version: String
  /// When the store signed the token.
  public let signedDate: Date
  /// What most notifications are of; one of `data`, `summary`, `externalPurchaseToken` and `appData` is there.
  public let data: Payload?
  /// What became of a request to move the end of many subscriptions.
  public let summary: Summary?
  /// A purchase outside the store.
  public let externalPurchaseToken: ExternalPurchaseToken?
  /// The app, where a parent took consent back.
  public let appData: AppData?

  /// Reads a notification's `signedPayload` **without verifying it**.
  ///
  /// Throws `SignedPayloadError`.
  public init(decodingUnverified token: String) throws(SignedPayloadError) {
    self = try UnverifiedToken.payload(of: token, Self.init(reading:))
  }

  /// Reads the payload alone, or a file of the fixtures whose schema is `decoded-notification`, which has it in it.
  ///
  /// Throws `SignedPayloadError`.
  public init(payload: Data) throws(SignedPayloadError) {
    self = try UnverifiedToken.payload(payload) { (value) throws(ReadingFault) in
      guard value.object?["format"]?.object?["name"]?.string == "decoded-notification" else {
        return try Self(reading: value)
      }
      return try Read.object(value).need("payload", Self.init(reading:))
    }
  }

  /// Reads the body that the store posts, `{"signedPayload": "…"}`, **without verifying it**.
  ///
  /// Throws `SignedPayloadError`; the part `body` is the JSON around the token.
  public init(decodingUnverifiedBody body: Data) throws(SignedPayloadError) {
    let json: JSONValue
    do {
      json = try JSONParser.parse(body)
    } catch {
      throw .notJSON(part: "body", reason: error.description)
    }
    let token: String
    do throws(ReadingFault) {
      token = try Read.object(json).need("signedPayload", Read.text)
    } catch {
      throw SignedPayloadError(error)
    }
    try self.init(decodingUnverified: token)
  }
}

extension ServerNotification {
  /// What most notifications are of.
  public struct Payload: Hashable, Sendable {
    /// Where it happened.
    public let environment: StoreEnvironment
    /// The store's number of the app; nil in the sandbox.
    public let appAppleID: Int?
    /// The app's bundle ID.
    public let bundleID: String
    /// The build that the purchase was made in; nil where the store does not say.
    public let bundleVersion: String?
    /// A token for `SignedTransaction`; nil where there is none.
    public let signedTransactionInfo: String?
    /// A token for `SignedRenewalInfo`; subscriptions only.
    public let signedRenewalInfo: String?
    /// How the subscription stands; subscriptions only.
    public let status: SubscriptionStatus?
    /// Why a customer wants money back; requests for consumption only.
    public let consumptionRequestReason: ConsumptionRequestReason?

    /// The transaction, **not verified**; nil where there is none. Throws `SignedPayloadError`.
    public func unverifiedTransaction() throws(SignedPayloadError) -> SignedTransaction? {
      guard let signedTransactionInfo else { return nil }
      return try SignedTransaction(decodingUnverified: signedTransactionInfo)
    }

    /// The renewal information, **not verified**; nil where there is none. Throws `SignedPayloadError`.
    public func unverifiedRenewalInfo() throws(SignedPayloadError) -> SignedRenewalInfo? {
      guard let signedRenewalInfo else { return nil }
      return try SignedRenewalInfo(decodingUnverified: signedRenewalInfo)
    }
  }

  /// What became of a request to move the end of many subscriptions.
  public struct Summary: Hashable, Sendable {
    /// Where it happened.
    public let environment: StoreEnvironment?
    /// The store's number of the app; nil in the sandbox.
    public let appAppleID: Int?
    /// The app's bundle ID.
    public let bundleID: String?
    /// The whole product ID.
    public let productID: String?
    /// The server's own identifier of the request.
    public let requestIdentifier: String?
    /// The storefronts that were asked for, in codes of three letters; empty for all.
    public let storefrontCountryCodes: [String]
    /// For how many subscriptions it was done.
    public let succeededCount: Int?
    /// For how many it could not be done.
    public let failedCount: Int?
  }

  /// A purchase outside the store.
  public struct ExternalPurchaseToken: Hashable, Sendable {
    /// Its identifier, which begins with `SANDBOX` in the sandbox.
    public let externalPurchaseID: String?
    /// When the store made it.
    public let tokenCreationDate: Date?
    /// The store's number of the app.
    public let appAppleID: Int?
    /// The app's bundle ID.
    public let bundleID: String?
  }

  /// The app that a notification is of.
  public struct AppData: Hashable, Sendable {
    /// The store's number of the app; nil in the sandbox.
    public let appAppleID: Int?
    /// The app's bundle ID.
    public let bundleID: String?
    /// Where it happened.
    public let environment: StoreEnvironment?
    /// A token for `SignedAppTransaction`; nil where there is none.
    public let signedAppTransactionInfo: String?

    /// The app transaction, **not verified**; nil where there is none. Throws `SignedPayloadError`.
    public func unverifiedAppTransaction() throws(SignedPayloadError) -> SignedAppTransaction? {
      guard let signedAppTransactionInfo else { return nil }
      return try SignedAppTransaction(decodingUnverified: signedAppTransactionInfo)
    }
  }
}
