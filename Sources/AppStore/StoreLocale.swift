/// A language that the store takes localizations in.
package struct StoreLocale: Sendable, Hashable {
  /// App Store Connect's code, such as `de-DE`, `no` or `zh-Hans`.
  package let code: String
  package let englishName: String
  /// The year in which Apple added it; nil for the older ones, whose dates are not known.
  package let addedIn: String?
  /// The longer code of Transporter packages, such as `cmn-Hans`.
  package let legacyTransporterCode: String
  /// Its place in `all`.
  package let index: Int

  package static let source = LocaleTable.source
  package static let asOf = LocaleTable.asOf

  /// Every locale, by code.
  package static let all: [StoreLocale] = TableText.rows(of: LocaleTable.text).enumerated().map { index, fields in
    StoreLocale(
      code: fields[0], englishName: fields[1], addedIn: fields[2].nonEmpty, legacyTransporterCode: fields[3],
      index: index)
  }

  private static let packed = PackedIndex(all.map(\.code))

  /// The locale of exactly this code.
  package static func named(_ code: String) -> StoreLocale? {
    packed[code].map { all[$0] }
  }

  /// The place in `all` of a code whose bytes are packed little-endian (`PackedCode.pack`).
  package static func index(ofPacked packedCode: UInt64) -> Int? {
    packed[packedCode]
  }

  /// The language alone: `de` of `de-DE`.
  package var language: String {
    String(code.prefix { $0 != "-" })
  }

  /// Whether a code has the store's shape: `ll`, `lll`, then perhaps `-Ssss`, then perhaps `-RR` or `-999`.
  package static func isWellFormed(_ code: String) -> Bool {
    var parts = code.split(separator: "-", omittingEmptySubsequences: false).map { Array($0.utf8) }[...]
    guard let language = parts.popFirst(), (2...3).contains(language.count), language.allSatisfy(isLower) else {
      return false
    }
    if let script = parts.first, script.count == 4 {
      guard isUpper(script[0]), script.dropFirst().allSatisfy(isLower) else { return false }
      parts.removeFirst()
    }
    if let region = parts.popFirst() {
      let isCountry = region.count == 2 && region.allSatisfy(isUpper)
      let isArea = region.count == 3 && region.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      guard isCountry || isArea else { return false }
    }
    return parts.isEmpty
  }

  private static func isLower(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }

  private static func isUpper(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }
}
