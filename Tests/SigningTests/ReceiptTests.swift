import Foundation
import Signing
import TestSupport
import Testing

private let receipt = AppReceipt(
  receiptType: "ProductionSandbox", bundleID: "com.example.rage", version: "2.1", creationDate: 1_796_126_400_999,
  originalVersion: "1.0", originalPurchaseDate: 1_375_340_400_000, opaqueValue: Array("opaque".utf8),
  purchases: [
    AppReceipt.Purchase(
      productID: "com.example.rage.comic", transactionID: "2000000000000001",
      originalTransactionID: "2000000000000001", purchaseDate: 1_796_000_000_000,
      originalPurchaseDate: 1_796_000_000_000),
    AppReceipt.Purchase(
      quantity: 300, productID: "com.example.rage.gold.100", transactionID: "2000000000000002",
      originalTransactionID: "2000000000000002", purchaseDate: 951_782_400_000, originalPurchaseDate: 951_782_400_000,
      cancellationDate: 951_868_799_000, cancellationReason: 1),
    AppReceipt.Purchase(
      productID: "com.example.rage.club", transactionID: "2000000000000004", originalTransactionID: "2000000000000003",
      purchaseDate: 1_796_126_400_000, originalPurchaseDate: 1_793_534_400_000, expiresDate: 4_102_444_799_000,
      webOrderLineItemID: 9_000_000_000_000_001, isTrialPeriod: true, isInIntroOfferPeriod: false),
  ])

/// App receipts, read by three programs that others wrote.
@Suite(.enabled(if: StoreReaders.areWanted)) struct AppReceiptTests {
  private func verify(_ receipt: AppReceipt, roots: String) throws -> String {
    let script = """
      import base64, json, sys
      from apple_purchase_receipt_verifier import Config, Verifier
      roots = [base64.b64decode(argument) for argument in sys.argv[2:]]
      result = Verifier(Config(roots=roots or None)).verify_receipt(sys.argv[1])
      if result.failure is not None: print("refused:", result.failure.reason.name)
      else:
          said = json.loads(result.payload.to_json())
          for purchase in said["in_app"]:
              for key in [key for key, value in purchase.items() if value in (None, {})]: del purchase[key]
          said["in_app"].sort(key=lambda purchase: purchase["transaction_id"])
          for key, value in said.items():
              if value is not None and value != {} and value != []:
                  for line in value if key == "in_app" else [value]: print(key, json.dumps(line))
      """
    return try StoreReaders.run(script, [Base64.text(of: receipt.der)] + (roots.isEmpty ? [] : [roots]))
  }

  @Test func verifierReadsAll() throws {
    // SHA-1 of the device's 16 bytes, "opaque" and the bundle ID with its two bytes before it.
    let digest = "RqITB35FP8OEEQ5CiIwCIwW3JoU="
    let bundle = Base64.text(of: [0x0C, 16] + Array("com.example.rage".utf8))
    #expect(
      try verify(receipt, roots: Base64.text(of: ReceiptCertificates.root)) == """
        receipt_type "ProductionSandbox"
        app_item_id "0"
        bundle_id "com.example.rage"
        bundle_id_bytes "\(bundle)"
        application_version "2.1"
        opaque_value "b3BhcXVl"
        sha1_hash "\(digest)"
        receipt_creation_date_ms 1796126400000
        download_id "0"
        version_external_identifier "0"
        in_app {"quantity": 1, "product_id": "com.example.rage.comic", "transaction_id": "2000000000000001", \
        "purchase_date_ms": 1796000000000, "original_transaction_id": "2000000000000001", \
        "original_purchase_date_ms": 1796000000000}
        in_app {"quantity": 300, "product_id": "com.example.rage.gold.100", "transaction_id": "2000000000000002", \
        "purchase_date_ms": 951782400000, "original_transaction_id": "2000000000000002", \
        "original_purchase_date_ms": 951782400000, "cancellation_date_ms": 951868799000, "cancellation_reason": 1}
        in_app {"quantity": 1, "product_id": "com.example.rage.club", "transaction_id": "2000000000000004", \
        "purchase_date_ms": 1796126400000, "original_transaction_id": "2000000000000003", \
        "original_purchase_date_ms": 1793534400000, "expires_date_ms": 4102444799000, \
        "web_order_line_item_id": "9000000000000001", "is_trial_period": true, "is_in_intro_offer_period": false}
        original_purchase_date_ms 1375340400000
        original_application_version "1.0"

        """)
  }

  @Test func expirationIsRead() throws {
    var receipt = receipt
    receipt.expirationDate = 1_800_000_000_000
    receipt.appItemID = 1_234_567_890
    receipt.purchases = []
    let said = try verify(receipt, roots: Base64.text(of: ReceiptCertificates.root))
    #expect(said.contains("\nexpiration_date_ms 1800000000000\n"))
    #expect(said.contains("\napp_item_id \"1234567890\"\n"))
    #expect(!said.contains("in_app"))
  }

  @Test func noOtherRootVerifies() throws {
    #expect(try verify(receipt, roots: "") == "refused: UNTRUSTED_CHAIN\n")
    #expect(
      try verify(receipt, roots: Base64.text(of: TestCertificates.trusted.root)) == "refused: UNTRUSTED_CHAIN\n")
  }

  @Test func appleFindsATransaction() throws {
    let script = """
      import sys
      from appstoreserverlibrary.receipt_utility import ReceiptUtility
      for receipt in sys.argv[1:]: print(ReceiptUtility().extract_transaction_id_from_app_receipt(receipt))
      """
    var one = receipt
    one.purchases = [receipt.purchases[1]]
    var none = receipt
    none.purchases = []
    let said = try StoreReaders.run(script, [one, none].map { Base64.text(of: $0.der) })
    #expect(said == "2000000000000002\nNone\n")
  }

  @Test(.enabled(if: Program("openssl").isWanted)) func openSSLVerifies() throws {
    let folder = try TemporaryFolder()
    try Data(receipt.der).write(to: URL(fileURLWithPath: folder("receipt")))
    try folder.put("root.pem", ReceiptCertificates.rootPEM)
    let said = try Program("openssl").run(
      ["smime", "-verify", "-inform", "DER", "-in", "receipt", "-CAfile", "root.pem", "-out", "content"],
      in: folder.path)
    #expect(said.code == 0, "\(said.errors)")
    let parsed = try Program("openssl").run(["asn1parse", "-inform", "DER", "-in", "content"], in: folder.path)
    let lines = parsed.output.split(separator: "\n")
    #expect(lines.first?.hasSuffix("cons: SET               ") == true, "\(lines)")
    // Three purchases, and the attributes 0 to 5, 12, 15, 16, 18 and 19, but no 21.
    #expect(lines.count { $0.contains("cons:  SEQUENCE") || $0.contains("cons: SEQUENCE") } == 14)
  }

  @Test func sameEveryTime() {
    #expect(receipt.der == receipt.der)
  }
}

/// The older receipts, of one purchase each.
@Suite struct TransactionReceiptTests {
  private let receipt = TransactionReceipt(
    purchaseInfo: [
      ("bid", "com.example.rage"), ("note", #"a "quoted" \ text"#), ("transaction-id", "2000000000000001"),
      ("quantity", "1"),
    ],
    environment: "Sandbox")

  @Test func hasTwoLists() throws {
    let lines = receipt.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(lines.count == 7)
    #expect(lines.first == "{" && lines.last == "}")
    #expect(
      lines[3...5] == ["\t\"environment\" = \"Sandbox\";", "\t\"pod\" = \"100\";", "\t\"signing-status\" = \"0\";"])
    let prefix = "\t\"purchase-info\" = \""
    #expect(lines[2].hasPrefix(prefix))
    let info = try #require(Base64.bytes(of: String(lines[2].dropFirst(prefix.count).dropLast(2))))
    #expect(
      String(decoding: info, as: UTF8.self) == """
        {
        \t"bid" = "com.example.rage";
        \t"note" = "a \\"quoted\\" \\\\ text";
        \t"transaction-id" = "2000000000000001";
        \t"quantity" = "1";
        }
        """)
    let list = try unsafe PropertyListSerialization.propertyList(from: Data(info), format: nil)
    #expect((list as? [String: String])?["note"] == #"a "quoted" \ text"#)
  }

  @Test func productionSaysNothing() {
    var receipt = receipt
    receipt.environment = nil
    #expect(!receipt.text.contains("environment"))
  }

  @Test(.enabled(if: StoreReaders.areWanted)) func appleFindsTheTransaction() throws {
    let script = """
      import sys
      from appstoreserverlibrary.receipt_utility import ReceiptUtility
      print(ReceiptUtility().extract_transaction_id_from_transaction_receipt(sys.argv[1]))
      """
    let said = try StoreReaders.run(script, [Base64.text(of: Array(receipt.text.utf8))])
    #expect(said == "2000000000000001\n")
  }
}
