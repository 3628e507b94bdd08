extension Identifiers {
  /// Whether a product ID was copied from a tutorial and never filled in: `com.example.app.monthly`, `YOUR_PRODUCT_ID`.
  ///
  /// Nothing is a placeholder in an app whose bundle ID itself starts with `com.example`; parts that the product ID
  /// shares with the bundle ID are never one.
  package static func isPlaceholder(productID: String, bundleID: String?) -> Bool {
    let product = fold(productID)
    let parts = product.split(separator: UInt8(ascii: "."))
    let suspects = parts.indices.filter { isPlaceholder(part: parts[$0]) }
    let domain = exampleDomains.first { product.starts(with: $0) }
    let isPlaceholderAsOne = parts.count > 1 && isPlaceholder(part: parts.joined())
    guard !suspects.isEmpty || domain != nil || isPlaceholderAsOne else { return false }
    let bundle = fold((bundleID ?? "") + ".")
    if bundle.starts(with: "com.example.".utf8) { return false }
    if let domain, !bundle.starts(with: domain) { return true }
    let shared = zip(parts, bundle.split(separator: UInt8(ascii: "."))).prefix { $0 == $1 }.count
    return isPlaceholderAsOne || suspects.contains { $0 >= shared }
  }

  /// Lower case, with letters, digits and periods alone: `YOUR_PRODUCT_ID` is `yourproductid`.
  private static func fold(_ identifier: String) -> [UInt8] {
    identifier.utf8.compactMap { byte in
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."): byte
      default: nil
      }
    }
  }

  private static func isPlaceholder(part: some Collection<UInt8>) -> Bool {
    guard let first = part.first, part.count > 2, firstLetters.contains(first) else { return false }
    return placeholders.contains(String(decoding: Array(part), as: UTF8.self))
      || part.allSatisfy { $0 == UInt8(ascii: "x") }
  }

  private static let exampleDomains: [[UInt8]] = [
    "com.example.", "org.example.", "net.example.", "com.yourdomain.", "com.company.",
  ].map { Array($0.utf8) }

  private static let placeholders: Set<String> = [
    "changeme", "fillme", "fillmein", "insertproductid", "mycompany", "myproductid", "placeholder", "productid",
    "productidentifier", "replaceme", "replacethis", "replacewithproductid", "replacewithyourproductid", "tobedone",
    "yourapp", "yourappname", "yourbundleid", "yourbundleidentifier", "yourcompany", "yourcompanyname", "yourdomain",
    "youridentifier", "yourname", "yourorganization", "yourproduct", "yourproductid", "yourproductidentifier",
    "yourproductname", "yoursku", "yoursubscription", "yoursubscriptionid", "yourteam",
  ]

  /// Of the placeholders, so that a sound part costs no look-up.
  private static let firstLetters: [UInt8] = Array(Set(placeholders.compactMap(\.utf8.first)).union("x".utf8))
}
