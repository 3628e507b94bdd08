/// The receipt of an app as iOS 7 and later keep it, which `verifyReceipt` and apps read.
///
/// Dates are milliseconds since 1970; receipts have them to the second. Nil is left out.
package struct AppReceipt: Sendable {
  /// The device that every receipt is for: the 16 bytes of the identifier 00000000-0000-4000-8000-696170636174.
  package static let deviceID: [UInt8] = [0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0] + Array("iapcat".utf8)

  /// As `ProductionSandbox`.
  package var receiptType: String
  package var bundleID: String
  package var version: String
  package var creationDate: Int
  package var originalVersion: String
  package var originalPurchaseDate: Int?
  /// When a receipt of the volume purchase program ends.
  package var expirationDate: Int?
  /// The store's number of the app; 0 in the sandbox, as are the two below.
  package var appItemID: UInt64
  package var downloadID: UInt64
  package var versionExternalIdentifier: UInt64
  /// Any bytes, which the digest is made of.
  package var opaqueValue: [UInt8]
  package var purchases: [Purchase]

  package init(
    receiptType: String, bundleID: String, version: String, creationDate: Int, originalVersion: String,
    originalPurchaseDate: Int? = nil, expirationDate: Int? = nil, appItemID: UInt64 = 0, downloadID: UInt64 = 0,
    versionExternalIdentifier: UInt64 = 0, opaqueValue: [UInt8], purchases: [Purchase]
  ) {
    self.receiptType = receiptType
    self.bundleID = bundleID
    self.version = version
    self.creationDate = creationDate
    self.originalVersion = originalVersion
    self.originalPurchaseDate = originalPurchaseDate
    self.expirationDate = expirationDate
    self.appItemID = appItemID
    self.downloadID = downloadID
    self.versionExternalIdentifier = versionExternalIdentifier
    self.opaqueValue = opaqueValue
    self.purchases = purchases
  }

  /// A purchase in the app.
  package struct Purchase: Sendable {
    package var quantity: UInt64
    package var productID: String
    package var transactionID: String
    package var originalTransactionID: String
    package var purchaseDate: Int
    package var originalPurchaseDate: Int
    package var expiresDate: Int?
    package var webOrderLineItemID: UInt64?
    package var cancellationDate: Int?
    package var cancellationReason: UInt64?
    package var isTrialPeriod: Bool?
    package var isInIntroOfferPeriod: Bool?

    package init(
      quantity: UInt64 = 1, productID: String, transactionID: String, originalTransactionID: String, purchaseDate: Int,
      originalPurchaseDate: Int, expiresDate: Int? = nil, webOrderLineItemID: UInt64? = nil,
      cancellationDate: Int? = nil, cancellationReason: UInt64? = nil, isTrialPeriod: Bool? = nil,
      isInIntroOfferPeriod: Bool? = nil
    ) {
      self.quantity = quantity
      self.productID = productID
      self.transactionID = transactionID
      self.originalTransactionID = originalTransactionID
      self.purchaseDate = purchaseDate
      self.originalPurchaseDate = originalPurchaseDate
      self.expiresDate = expiresDate
      self.webOrderLineItemID = webOrderLineItemID
      self.cancellationDate = cancellationDate
      self.cancellationReason = cancellationReason
      self.isTrialPeriod = isTrialPeriod
      self.isInIntroOfferPeriod = isInIntroOfferPeriod
    }
  }
}

extension AppReceipt {
  /// The signed receipt; what a device hands out is its Base64.
  ///
  /// The attributes stand in the order of their bytes, as the encoding wants it, and so do the purchases.
  package var der: [UInt8] {
    var attributes = Attributes()
    attributes.add(0, .text(receiptType))
    attributes.add(1, .number(appItemID))
    attributes.add(2, .text(bundleID))
    attributes.add(3, .text(version))
    attributes.add(4, .bytes(opaqueValue))
    attributes.add(5, .bytes(SHA1.digest(of: Self.deviceID + opaqueValue + DER.utf8(bundleID))))
    attributes.add(12, .date(creationDate))
    attributes.add(15, .number(downloadID))
    attributes.add(16, .number(versionExternalIdentifier))
    for purchase in purchases { attributes.add(17, .bytes(purchase.der)) }
    attributes.add(18, originalPurchaseDate.map { .date($0) })
    attributes.add(19, .text(originalVersion))
    attributes.add(21, expirationDate.map { .date($0) })
    return SignedMessage.der(attributes.der)
  }
}

extension AppReceipt.Purchase {
  fileprivate var der: [UInt8] {
    var attributes = Attributes()
    attributes.add(1701, .number(quantity))
    attributes.add(1702, .text(productID))
    attributes.add(1703, .text(transactionID))
    attributes.add(1704, .date(purchaseDate))
    attributes.add(1705, .text(originalTransactionID))
    attributes.add(1706, .date(originalPurchaseDate))
    attributes.add(1708, expiresDate.map { .date($0) })
    attributes.add(1711, webOrderLineItemID.map { .number($0) })
    attributes.add(1712, cancellationDate.map { .date($0) })
    attributes.add(1713, isTrialPeriod.map { .number($0 ? 1 : 0) })
    attributes.add(1719, isInIntroOfferPeriod.map { .number($0 ? 1 : 0) })
    attributes.add(1720, cancellationReason.map { .number($0) })
    return attributes.der
  }
}

/// What a receipt consists of: numbered values, each in bytes of its own.
private struct Attributes {
  enum Value {
    case text(String)
    case number(UInt64)
    /// Milliseconds since 1970.
    case date(Int)
    case bytes([UInt8])
  }

  private var encoded: [[UInt8]] = []

  mutating func add(_ type: UInt64, _ value: Value?) {
    guard let value else { return }
    let bytes =
      switch value {
      case .text(let text): DER.utf8(text)
      case .number(let number): DER.integer(number)
      case .date(let milliseconds): DER.ia5(ReceiptDate.text(milliseconds))
      case .bytes(let bytes): bytes
      }
    encoded.append(DER.sequence([DER.integer(type), DER.integer(1), DER.octets(bytes)]))
  }

  var der: [UInt8] { DER.set(of: encoded) }
}
