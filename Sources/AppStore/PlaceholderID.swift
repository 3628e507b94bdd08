extension Identifiers {
  /// Whether a product ID was copied from a tutorial and never filled in: `com.example.app.monthly`, `YOUR_PRODUCT_ID`.
  ///
  /// Nothing is a placeholder in an app whose bundle ID itself starts with `com.example`; parts that the product ID
  /// shares with the bundle ID are never one.
  package static func isPlaceholder(productID: String, bundleID: String?) -> Bool {
    let product = fold(productID)
    guard mayBePlaceholder(product) else { return false }
    let bundle = fold((bundleID ?? "") + ".")
    if bundle.starts(with: "com.example.".utf8) { return false }
    let parts = product.split(separator: UInt8(ascii: "."))
    let suspects = parts.indices.filter { isPlaceholder(part: parts[$0]) }
    let domain = exampleDomains.first { product.starts(with: $0) }
    let isPlaceholderAsOne = parts.count > 1 && isPlaceholder(part: parts.joined())
    guard !suspects.isEmpty || domain != nil || isPlaceholderAsOne else { return false }
    if let domain, !bundle.starts(with: domain) { return true }
    let shared = zip(parts, bundle.split(separator: UInt8(ascii: "."))).prefix { $0 == $1 }.count
    return isPlaceholderAsOne || suspects.contains { $0 >= shared }
  }

  /// A quick look that nearly every sound identifier fails: some part, or all of them as one, starts with two letters
  /// of a placeholder, or all with an example's domain.
  private static func mayBePlaceholder(_ folded: [UInt8]) -> Bool {
    let period = UInt8(ascii: ".")
    for start in folded.indices.dropLast() where start == 0 || folded[start - 1] == period {
      // A part of one letter opens with that of the next.
      let next = folded[start + 1] == period && start + 2 < folded.count ? folded[start + 2] : folded[start + 1]
      if openings.contains(UInt16(folded[start]) << 8 | UInt16(next)) { return true }
    }
    return exampleDomains.contains { folded.starts(with: $0) }
  }

  /// Lower case, with letters, digits and periods alone: `YOUR_PRODUCT_ID` is `yourproductid`.
  private static func fold(_ identifier: String) -> [UInt8] {
    var folded: [UInt8] = []
    folded.reserveCapacity(identifier.utf8.count)
    for byte in identifier.utf8 {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): folded.append(byte | 0x20)
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."):
        folded.append(byte)
      default: break
      }
    }
    return folded
  }

  private static func isPlaceholder(part: some Collection<UInt8>) -> Bool {
    part.count > 2
      && (placeholders.contains(String(decoding: Array(part), as: UTF8.self))
        || part.allSatisfy { $0 == UInt8(ascii: "x") })
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

  /// The first two letters of each, as one number.
  private static let openings: [UInt16] = Array(
    Set((placeholders + ["xxx"]).map { $0.utf8.prefix(2).reduce(0) { $0 << 8 | UInt16($1) } }))
}
