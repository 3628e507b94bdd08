/// What `verifyReceipt` answers.
///
/// Source: answers of the real endpoint that developers have published, and clients that read them.
extension FixtureShape {
  private static let greenwich = pattern(#"^[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2} Etc/GMT$"#)
  private static let california = pattern(
    #"^[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2} America/Los_Angeles$"#)
  private static let flag = words(["true", "false"])
  private static let bit = words(["0", "1"])

  private static func dates(_ name: String, isRequired: Bool = true) -> [Member] {
    [
      Member(name: name, shape: greenwich, isRequired: isRequired),
      Member(name: "\(name)_ms", shape: digits, isRequired: isRequired),
      Member(name: "\(name)_pst", shape: california, isRequired: isRequired),
    ]
  }

  private static let purchase =
    [
      always("quantity", digits), always("product_id", text), always("transaction_id", digits),
      always("original_transaction_id", digits),
    ] + dates("purchase_date") + dates("original_purchase_date") + dates("expires_date", isRequired: false) + [
      maybe("web_order_line_item_id", digits), always("is_trial_period", flag),
      maybe("is_in_intro_offer_period", flag), always("in_app_ownership_type", words(["PURCHASED", "FAMILY_SHARED"])),
      maybe("promotional_offer_id", text), maybe("offer_code_ref_name", text),
    ] + dates("cancellation_date", isRequired: false) + [
      maybe("cancellation_reason", bit), maybe("is_upgraded", words(["true"])), maybe("app_account_token", uuid),
    ]

  private static let pendingRenewal = object(
    [
      always("auto_renew_product_id", text), always("product_id", text), always("original_transaction_id", digits),
      always("auto_renew_status", bit), maybe("expiration_intent", words(["1", "2", "3", "4", "5"])),
      maybe("is_in_billing_retry_period", bit),
    ] + dates("grace_period_expires_date", isRequired: false) + [
      maybe("price_consent_status", bit), maybe("price_increase_status", bit), maybe("promotional_offer_id", text),
      maybe("offer_code_ref_name", text),
    ])

  /// Of iOS 7 and later.
  static let receiptResponse = object([
    always("environment", environment),
    always(
      "receipt",
      object(
        [
          always("receipt_type", words(["ProductionSandbox"])), always("adam_id", numbers([0])),
          always("app_item_id", numbers([0])), always("bundle_id", text), always("application_version", text),
          always("download_id", numbers([0])), always("version_external_identifier", numbers([0])),
        ] + dates("receipt_creation_date") + dates("request_date") + dates("original_purchase_date") + [
          always("original_application_version", text), always("in_app", list(of: object(purchase))),
        ])),
    maybe(
      "latest_receipt_info",
      list(of: object(purchase + [always("subscription_group_identifier", text)]))),
    maybe("latest_receipt", base64),
    maybe("pending_renewal_info", list(of: pendingRenewal)),
    always("status", numbers([0])),
  ])

  private static let oldPurchase = object(
    dates("purchase_date") + dates("original_purchase_date") + [
      always("quantity", digits), always("product_id", text), always("item_id", digits), always("app_item_id", digits),
      always("bid", text), always("bvrs", text), always("transaction_id", digits),
      always("original_transaction_id", digits), always("unique_identifier", pattern("^[0-9a-f]{40}$")),
      always("unique_vendor_identifier", pattern("^[0-9A-F-]{36}$")), maybe("web_order_line_item_id", digits),
      always("version_external_identifier", digits), maybe("expires_date", digits),
      maybe("expires_date_formatted", greenwich), maybe("expires_date_formatted_pst", california),
      maybe("is_trial_period", flag), maybe("is_in_intro_offer_period", flag),
    ] + dates("cancellation_date", isRequired: false) + [maybe("cancellation_reason", bit)])

  /// Of iOS 6 and before.
  static let transactionReceiptResponse = object([
    always("receipt", oldPurchase),
    maybe("auto_renew_status", numbers([0, 1])),
    maybe("auto_renew_product_id", text),
    maybe("latest_expired_receipt_info", oldPurchase),
    maybe("expiration_intent", words(["1", "2", "3", "4", "5"])),
    maybe("is_in_billing_retry_period", bit),
    maybe("latest_receipt_info", oldPurchase),
    maybe("latest_receipt", base64),
    always("status", numbers([0, 21006])),
  ])

  static let receiptFailure = object([
    always("status", integer(from: 21000)), maybe("is-retryable", numbers([0, 1])), always("environment", environment),
  ])
}
