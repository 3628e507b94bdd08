/// What the App Store Server API answers.
///
/// Source: Apple's app-store-server-library 3.1.2.
extension FixtureShape {
  private static let tokens = list(of: token)

  static let transactionResponse = object([always("signedTransactionInfo", token)])

  static let historyResponse = object([
    always("revision", text), always("hasMore", boolean), always("bundleId", text), always("environment", environment),
    always("signedTransactions", tokens),
  ])

  static let statusResponse = object([
    always("environment", environment),
    always("bundleId", text),
    always(
      "data",
      list(
        of: object([
          always("subscriptionGroupIdentifier", text),
          always(
            "lastTransactions",
            list(
              of: object([
                always("status", numbers([1, 2, 3, 4, 5])), always("originalTransactionId", digits),
                always("signedTransactionInfo", token), always("signedRenewalInfo", token),
              ]))),
        ]))),
  ])

  static let refundResponse = object([
    always("signedTransactions", tokens), always("revision", text), always("hasMore", boolean),
  ])

  static let orderResponse = object([always("status", numbers([0, 1])), always("signedTransactions", tokens)])

  static let appTransactionResponse = object([always("signedAppTransactionInfo", token)])

  static let extensionResponse = object([
    always("originalTransactionId", digits), always("webOrderLineItemId", digits), always("success", boolean),
    always("effectiveDate", milliseconds),
  ])

  private static let attempts = list(
    of: object([always("attemptDate", milliseconds), always("sendAttemptResult", words(["SUCCESS"]))]))

  static let notificationHistoryResponse = object([
    maybe("paginationToken", text),
    always("hasMore", boolean),
    always(
      "notificationHistory", list(of: object([always("signedPayload", token), always("sendAttempts", attempts)]))),
  ])

  static let testNotificationResponse = object([always("testNotificationToken", text)])

  static let testStatusResponse = object([always("signedPayload", token), always("sendAttempts", attempts)])

  static let errorResponse = object([
    always("errorCode", numbers(APIError.all.map(\.code))), always("errorMessage", text),
  ])
}
