package import JSON

/// The JSON Schemas of what the fixtures hold, by name.
package enum FixtureSchema: String, Sendable, CaseIterable {
  case fixtures
  case transaction
  case renewalInfo = "renewal-info"
  case appTransaction = "app-transaction"
  case notification
  case notificationBody = "notification-body"
  case decodedNotification = "decoded-notification"
  case timeline
  case transactionResponse = "transaction-response"
  case historyResponse = "history-response"
  case statusResponse = "status-response"
  case refundResponse = "refund-response"
  case orderResponse = "order-response"
  case appTransactionResponse = "app-transaction-response"
  case extensionResponse = "extension-response"
  case notificationHistoryResponse = "notification-history-response"
  case testNotificationResponse = "test-notification-response"
  case testStatusResponse = "test-status-response"
  case errorResponse = "error-response"
  case receiptResponse = "receipt-response"
  case transactionReceiptResponse = "transaction-receipt-response"
  case receiptFailure = "receipt-failure"

  /// What it is of, in a few words.
  package var summary: String {
    switch self {
    case .fixtures: "manifest.json of the fixtures"
    case .transaction: "what a signed transaction says"
    case .renewalInfo: "what a signed renewal info says"
    case .appTransaction: "what a signed app transaction says"
    case .notification: "what a notification's signedPayload says"
    case .notificationBody: "the body of a notification"
    case .decodedNotification: "a notification with what its tokens say"
    case .timeline: "a purchase's notifications in order"
    case .transactionResponse: "the answer of Get Transaction Info"
    case .historyResponse: "a page of Get Transaction History"
    case .statusResponse: "the answer of Get All Subscription Statuses"
    case .refundResponse: "the answer of Get Refund History"
    case .orderResponse: "the answer of Look Up Order ID"
    case .appTransactionResponse: "the answer of Get App Transaction Info"
    case .extensionResponse: "the answer of Extend a Subscription Renewal Date"
    case .notificationHistoryResponse: "the answer of Get Notification History"
    case .testNotificationResponse: "the answer of Request a Test Notification"
    case .testStatusResponse: "the answer of Get Test Notification Status"
    case .errorResponse: "an error of the App Store Server API"
    case .receiptResponse: "verifyReceipt's answer about an app receipt"
    case .transactionReceiptResponse: "verifyReceipt's answer about a transaction receipt of iOS 6"
    case .receiptFailure: "verifyReceipt's answer where it has no receipt to show"
    }
  }

  private var shape: FixtureShape {
    switch self {
    case .fixtures: .manifest
    case .transaction: .transaction
    case .renewalInfo: .renewalInfo
    case .appTransaction: .appTransaction
    case .notification: .notification
    case .notificationBody: .notificationBody
    case .decodedNotification: .decodedNotification
    case .timeline: .timeline
    case .transactionResponse: .transactionResponse
    case .historyResponse: .historyResponse
    case .statusResponse: .statusResponse
    case .refundResponse: .refundResponse
    case .orderResponse: .orderResponse
    case .appTransactionResponse: .appTransactionResponse
    case .extensionResponse: .extensionResponse
    case .notificationHistoryResponse: .notificationHistoryResponse
    case .testNotificationResponse: .testNotificationResponse
    case .testStatusResponse: .testStatusResponse
    case .errorResponse: .errorResponse
    case .receiptResponse: .receiptResponse
    case .transactionReceiptResponse: .transactionReceiptResponse
    case .receiptFailure: .receiptFailure
    }
  }

  /// The schema, of draft 7.
  package var json: JSONValue {
    .object(
      [
        ("$schema", "http://json-schema.org/draft-07/schema#"), ("title", .string("iapcatalog: \(rawValue)")),
        ("description", .string("\(summary.prefix(1).uppercased())\(summary.dropFirst()).")),
      ] + (shape.schema.members ?? []).map { ($0.key, $0.value) })
  }
}

extension FixtureShape {
  /// What the manifest says of all files.
  static let manifest = object([
    format("fixtures"),
    always("environment", environment),
    always(
      "clock", object([always("date", pattern("^[0-9]{4}-[0-9]{2}-[0-9]{2}$")), always("milliseconds", milliseconds)])),
    always("bundleID", text),
    maybe("appleID", text),
    always("note", text),
    always(
      "files",
      list(
        of: object([
          always("path", text),
          always("kind", words(FixtureFile.Kind.allCases.map(\.rawValue))),
          maybe("schema", text),
          maybe("product", text),
          maybe("scenario", text),
          maybe("testUser", text),
          always("proves", text),
          maybe(
            "http",
            object([
              always("status", integer(from: 200)),
              always(
                "headers", object([maybe("Content-Type", text), maybe("Retry-After", digits)])),
            ])),
        ]))),
  ])
}
