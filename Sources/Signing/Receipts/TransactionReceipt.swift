/// The receipt of one purchase as iOS 6 and earlier gave it: `transactionReceipt`, which `verifyReceipt` still takes.
package struct TransactionReceipt: Sendable {
  /// What was bought, in order, by keys such as `transaction-id`.
  package var purchaseInfo: [(key: String, value: String)]
  /// `Sandbox`, or nil for production, whose receipts do not say.
  package var environment: String?

  package init(purchaseInfo: [(key: String, value: String)], environment: String?) {
    self.purchaseInfo = purchaseInfo
    self.environment = environment
  }

  /// The signed receipt, a property list as text; what an app got is its Base64.
  ///
  /// The signature is of the receipts' test key, over the inner list. Apple never told how its own is made.
  package var text: String {
    let info = Array(Self.list(purchaseInfo).utf8)
    let signature = ReceiptCertificates.signingKey.signature(of: info)
    var members = [("signature", Base64.text(of: signature)), ("purchase-info", Base64.text(of: info))]
    if let environment { members.append(("environment", environment)) }
    members += [("pod", "100"), ("signing-status", "0")]
    return Self.list(members)
  }

  private static func list(_ members: [(key: String, value: String)]) -> String {
    let lines = members.map { "\t\"\(escaped($0.key))\" = \"\(escaped($0.value))\";\n" }
    return "{\n\(lines.joined())}"
  }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { escaped, character in
      if character == "\"" || character == "\\" { escaped.append("\\") }
      escaped.append(character)
    }
  }
}
