/// Whether identifiers have the shape that the store demands.
package enum Identifiers {
  package static let source =
    "https://developer.apple.com/help/app-store-connect/reference/in-app-purchase-information; help glossary, bundle ID"
  package static let asOf = "2026"

  /// The first character of a product ID that is no letter, digit, hyphen, period or underscore; the offset in bytes.
  package static func productIDFault(_ bytes: ArraySlice<UInt8>) -> (offset: Int, scalar: Unicode.Scalar)? {
    fault(in: bytes) { $0.isASCIILetterOrDigit || $0 == "-" || $0 == "." || $0 == "_" }
  }

  /// What keeps a text from being a bundle ID.
  package enum BundleIDFault: Sendable, Hashable {
    case empty
    /// A wildcard App ID has no in-app purchases.
    case wildcard
    /// No letter, digit, hyphen or period; the offset in bytes.
    case character(offset: Int, scalar: Unicode.Scalar)
    /// Two periods in a row, or one at an end.
    case emptyPart
    /// No period at all.
    case onePart
  }

  /// What keeps a text from being a bundle ID: parts of letters, digits and hyphens, at least two of them.
  package static func bundleIDFault(_ text: String) -> BundleIDFault? {
    if text.isEmpty { return .empty }
    if text == "*" || text.hasSuffix(".*") { return .wildcard }
    if let fault = fault(in: Array(text.utf8)[...], unless: { $0.isASCIILetterOrDigit || $0 == "-" || $0 == "." }) {
      return .character(offset: fault.offset, scalar: fault.scalar)
    }
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    if parts.contains(where: \.isEmpty) { return .emptyPart }
    return parts.count < 2 ? .onePart : nil
  }

  /// Whether it is a team ID or another prefix of App IDs: ten capital letters and digits.
  package static func isAppIDPrefix(_ text: String) -> Bool {
    text.utf8.count == 10 && text.unicodeScalars.allSatisfy { $0.isASCIIDigit || ("A"..."Z").contains($0) }
  }

  /// The first character that an SKU must not have, or not have first; the offset in bytes.
  package static func skuFault(_ text: String) -> (offset: Int, scalar: Unicode.Scalar)? {
    if let first = text.unicodeScalars.first, "-._".unicodeScalars.contains(first) { return (0, first) }
    return productIDFault(Array(text.utf8)[...])
  }

  /// Whether it can be a number that the store gave to an app, product or group.
  package static func isStoreNumber(_ text: String) -> Bool {
    !text.isEmpty && text.unicodeScalars.allSatisfy(\.isASCIIDigit)
  }

  /// Whether a store number is shorter than any that was ever seen.
  package static func isShortStoreNumber(_ text: String) -> Bool {
    text.utf8.count < 6
  }

  /// Whether it is a UUID in the usual form of 8-4-4-4-12 hexadecimal digits.
  package static func isUUID(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    return parts.map(\.utf8.count) == [8, 4, 4, 4, 12]
      && parts.allSatisfy { $0.unicodeScalars.allSatisfy(\.properties.isASCIIHexDigit) }
  }

  /// The first scalar that is not allowed.
  private static func fault(
    in bytes: ArraySlice<UInt8>, unless isAllowed: (Unicode.Scalar) -> Bool
  ) -> (offset: Int, scalar: Unicode.Scalar)? {
    guard let index = bytes.firstIndex(where: { !isAllowed(Unicode.Scalar($0)) || $0 >= 0x80 }) else { return nil }
    let scalar = String(decoding: bytes[index...].prefix(4), as: UTF8.self).unicodeScalars.first
    return (index - bytes.startIndex, scalar ?? "\u{FFFD}")
  }
}

extension Unicode.Scalar {
  /// Of ASCII alone.
  var isASCIIDigit: Bool { ("0"..."9").contains(self) }

  /// Of ASCII alone.
  var isASCIILetterOrDigit: Bool { isASCIIDigit || ("a"..."z").contains(self) || ("A"..."Z").contains(self) }
}
