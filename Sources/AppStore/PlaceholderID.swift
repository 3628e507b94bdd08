extension Identifiers {
  /// Whether a product ID was copied from a tutorial and never filled in: `com.example.app.monthly`, `YOUR_PRODUCT_ID`.
  ///
  /// Nothing is a placeholder in an app whose bundle ID itself starts with `com.example`; parts that the product ID
  /// shares with the bundle ID are never one.
  package static func isPlaceholder(productID: String, bundleID: String?) -> Bool {
    if let bundleID, let own = ownParts(of: productID, bundleID), !own.contains(where: isPlaceholder(part:)) {
      return false
    }
    let bundle = parts(of: bundleID ?? "")
    if bundle.starts(with: ["com", "example"]) { return false }
    let product = parts(of: productID)
    for domain in exampleDomains where product.starts(with: domain) && !bundle.starts(with: domain) { return true }
    let shared = zip(product, bundle).prefix { $0 == $1 }.count
    return product.dropFirst(shared).contains(where: isPlaceholder(part:)) || isPlaceholder(part: product.joined())
  }

  /// The parts that follow the bundle ID and a period; nil for a product ID that does not start so.
  private static func ownParts(of productID: String, _ bundleID: String) -> [String]? {
    let prefix = bundleID.utf8
    let rest = productID.utf8.dropFirst(prefix.count)
    guard prefix.contains(UInt8(ascii: ".")), rest.first == UInt8(ascii: "."), productID.utf8.starts(with: prefix)
    else {
      return nil
    }
    return rest.split(separator: UInt8(ascii: ".")).map { part in
      String(decoding: part.compactMap(folded), as: UTF8.self)
    }
  }

  private static func folded(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): byte
    default: nil
    }
  }

  /// Lower case, letters and digits alone: `YOUR_PRODUCT_ID` is `yourproductid`.
  private static func parts(of identifier: String) -> [String] {
    identifier.split(separator: ".").map { part in
      String(part.lowercased().unicodeScalars.filter(\.isASCIILetterOrDigit).map(Character.init))
    }
  }

  private static func isPlaceholder(part: String) -> Bool {
    placeholders.contains(part) || (part.count > 2 && part.allSatisfy { $0 == "x" })
  }

  private static let exampleDomains = [
    ["com", "example"], ["org", "example"], ["net", "example"], ["com", "yourdomain"], ["com", "company"],
  ]

  private static let placeholders: Set<String> = [
    "changeme", "fillme", "fillmein", "insertproductid", "mycompany", "myproductid", "placeholder", "productid",
    "productidentifier", "replaceme", "replacethis", "replacewithproductid", "replacewithyourproductid", "tobedone",
    "yourapp", "yourappname", "yourbundleid", "yourbundleidentifier", "yourcompany", "yourcompanyname", "yourdomain",
    "youridentifier", "yourname", "yourorganization", "yourproduct", "yourproductid", "yourproductidentifier",
    "yourproductname", "yoursku", "yoursubscription", "yoursubscriptionid", "yourteam",
  ]
}
