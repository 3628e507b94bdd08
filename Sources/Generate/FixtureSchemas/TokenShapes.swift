/// What signed tokens say, field by field.
///
/// Source: Apple's app-store-server-library 3.1.2, less what only other environments, prorated refunds, commitments that
/// are billed monthly or the Advanced Commerce API have.
extension FixtureShape {
  private static let ownership = words(["PURCHASED", "FAMILY_SHARED"])
  private static let billingPlan = words(["BILLED_UPFRONT", "MONTHLY"])
  private static let discount = words(["FREE_TRIAL", "PAY_AS_YOU_GO", "PAY_UP_FRONT"])

  static let transaction = object([
    always("originalTransactionId", digits),
    always("transactionId", digits),
    maybe("webOrderLineItemId", digits),
    always("bundleId", text),
    always("productId", text),
    maybe("subscriptionGroupIdentifier", text),
    always("purchaseDate", milliseconds),
    always("originalPurchaseDate", milliseconds),
    maybe("expiresDate", milliseconds),
    always("quantity", integer(from: 1)),
    always(
      "type",
      words(["Auto-Renewable Subscription", "Non-Consumable", "Consumable", "Non-Renewing Subscription"])),
    maybe("appAccountToken", uuid),
    always("inAppOwnershipType", ownership),
    always("signedDate", milliseconds),
    maybe("revocationReason", numbers([0, 1])),
    maybe("revocationDate", milliseconds),
    maybe("isUpgraded", boolean),
    maybe("offerType", numbers([1, 2, 3, 4])),
    maybe("offerIdentifier", text),
    always("environment", environment),
    always("storefront", storefront),
    always("storefrontId", digits),
    always("transactionReason", words(["PURCHASE", "RENEWAL"])),
    maybe("currency", currency),
    maybe("price", integer(from: 0)),
    maybe("offerDiscountType", discount),
    always("appTransactionId", digits),
    maybe("offerPeriod", period),
    maybe("revocationType", words(["REFUND_FULL", "REFUND_PRORATED", "FAMILY_REVOKE"])),
    maybe("billingPlanType", billingPlan),
  ])

  static let renewalInfo = object([
    maybe("expirationIntent", numbers([1, 2, 3, 4, 5])),
    always("originalTransactionId", digits),
    always("autoRenewProductId", text),
    always("productId", text),
    always("autoRenewStatus", numbers([0, 1])),
    maybe("isInBillingRetryPeriod", boolean),
    maybe("priceIncreaseStatus", numbers([0, 1])),
    maybe("gracePeriodExpiresDate", milliseconds),
    maybe("offerType", numbers([1, 2, 3, 4])),
    maybe("offerIdentifier", text),
    always("signedDate", milliseconds),
    always("environment", environment),
    always("recentSubscriptionStartDate", milliseconds),
    maybe("renewalDate", milliseconds),
    maybe("currency", currency),
    maybe("renewalPrice", integer(from: 0)),
    maybe("offerDiscountType", discount),
    maybe("eligibleWinBackOfferIds", list(of: text)),
    maybe("appAccountToken", uuid),
    always("appTransactionId", digits),
    maybe("offerPeriod", period),
    maybe("renewalBillingPlanType", billingPlan),
  ])

  static let appTransaction = object([
    always("receiptType", environment),
    always("bundleId", text),
    always("applicationVersion", text),
    always("receiptCreationDate", milliseconds),
    always("originalPurchaseDate", milliseconds),
    always("originalApplicationVersion", text),
    always("deviceVerification", base64),
    always("deviceVerificationNonce", uuid),
    always("appTransactionId", digits),
    always("originalPlatform", words(["iOS", "macOS", "tvOS", "visionOS"])),
  ])

  private static let status = numbers([1, 2, 3, 4, 5])

  /// What the `signedPayload` of a notification says.
  static let notification = object([
    always("notificationType", words(NotificationType.allCases.map(\.rawValue))),
    maybe("subtype", words(NotificationSubtype.allCases.map(\.rawValue))),
    always("notificationUUID", uuid),
    maybe(
      "data",
      object([
        always("environment", environment),
        always("bundleId", text),
        always("bundleVersion", text),
        maybe("signedTransactionInfo", token),
        maybe("signedRenewalInfo", token),
        maybe("status", status),
        maybe(
          "consumptionRequestReason",
          words(["UNINTENDED_PURCHASE", "FULFILLMENT_ISSUE", "UNSATISFIED_WITH_PURCHASE", "LEGAL", "OTHER"])),
      ])),
    always("version", words(["2.0"])),
    always("signedDate", milliseconds),
    maybe(
      "summary",
      object([
        always("environment", environment),
        always("bundleId", text),
        always("productId", text),
        always("requestIdentifier", uuid),
        always("storefrontCountryCodes", list(of: storefront)),
        always("succeededCount", integer(from: 0)),
        always("failedCount", integer(from: 0)),
      ])),
    maybe(
      "appData",
      object([always("bundleId", text), always("environment", environment), always("signedAppTransactionInfo", token)])),
  ])

  static let notificationBody = object([always("signedPayload", token)])

  static let decodedNotification = object([
    format("decoded-notification"),
    always("payload", notification),
    maybe("transactionInfo", transaction),
    maybe("renewalInfo", renewalInfo),
  ])

  static let timeline = object([
    format("timeline"),
    always("product", text),
    always("scenario", text),
    maybe("testUser", text),
    always(
      "events",
      list(
        of: object([
          always("date", milliseconds),
          always("notificationType", words(NotificationType.allCases.map(\.rawValue))),
          maybe("subtype", words(NotificationSubtype.allCases.map(\.rawValue))),
          always("notificationUUID", uuid),
          always("productId", text),
          always("transactionId", digits),
          maybe("status", status),
          always("body", notificationBody),
        ]))),
  ])
}
