public import Foundation

/// What the payload of a signed app transaction says: that an account got the app.
///
/// **Nothing is verified.** Neither signature nor certificates are looked at: anybody can write such a token. Read
/// fixtures with it, and in what ships only tokens that Apple's library has verified before.
public struct SignedAppTransaction: Hashable, Sendable {
  /// Where the app was got; the token calls it `receiptType`.
  public let environment: StoreEnvironment
  /// The store's number of the app; production only.
  public let appAppleID: Int?
  /// The app's bundle ID.
  public let bundleID: String
  /// The version that the token is of.
  public let applicationVersion: String
  /// The store's number of the version; nil or 0 in the sandbox.
  public let versionExternalIdentifier: Int?
  /// When the store signed the token.
  public let receiptCreationDate: Date
  /// When the account first got the app.
  public let originalPurchaseDate: Date
  /// The version that the account first got.
  public let originalApplicationVersion: String
  /// Base64 of a digest that proves which device the token is for.
  public let deviceVerification: String
  /// What the digest is made with.
  public let deviceVerificationNonce: UUID
  /// When the account ordered the app ahead; nil where it did not.
  public let preorderDate: Date?
  /// The account's download of the app; nil in older tokens.
  public let appTransactionID: String?
  /// The platform on which the account first got the app; nil in older tokens.
  public let originalPlatform: Platform?

  /// Reads a signed app transaction **without verifying it**.
  ///
  /// Throws `SignedPayloadError`.
  public init(decodingUnverified token: String) throws(SignedPayloadError) {
    self = try UnverifiedToken.payload(of: token, Self.init(reading:))
  }

  /// Reads the payload alone, which is JSON and stands beside each token of the fixtures.
  ///
  /// Throws `SignedPayloadError`.
  public init(payload: Data) throws(SignedPayloadError) {
    self = try UnverifiedToken.payload(payload, Self.init(reading:))
  }

  /// A platform of Apple's; later ones are kept as they are.
  public struct Platform: RawRepresentable, OpenValue {
    /// The token's word.
    public let rawValue: String
    /// Any word, also one not listed here.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// iPhone and iPad.
    public static let iOS = Self(rawValue: "iOS")
    /// The Mac.
    public static let macOS = Self(rawValue: "macOS")
    /// Apple TV.
    public static let tvOS = Self(rawValue: "tvOS")
    /// Apple Vision.
    public static let visionOS = Self(rawValue: "visionOS")
  }
}

extension SignedAppTransaction {
  init(reading value: JSONValue) throws(ReadingFault) {
    let object = try Read.object(value)
    environment = try object.need("receiptType", Read.word)
    appAppleID = try object.may("appAppleId", Read.integer)
    bundleID = try object.need("bundleId", Read.text)
    applicationVersion = try object.need("applicationVersion", Read.text)
    versionExternalIdentifier = try object.may("versionExternalIdentifier", Read.integer)
    receiptCreationDate = try object.need("receiptCreationDate", Read.date)
    originalPurchaseDate = try object.need("originalPurchaseDate", Read.date)
    originalApplicationVersion = try object.need("originalApplicationVersion", Read.text)
    deviceVerification = try object.need("deviceVerification", Read.text)
    deviceVerificationNonce = try object.need("deviceVerificationNonce", Read.uuid)
    preorderDate = try object.may("preorderDate", Read.date)
    appTransactionID = try object.may("appTransactionId", Read.text)
    originalPlatform = try object.may("originalPlatform", Read.word)
  }
}
