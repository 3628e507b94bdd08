/// A currency of the price tables.
package struct Currency: Sendable, Hashable {
  /// The ISO 4217 code.
  package let code: String
  /// The decimals of ISO 4217: 2 for HUF, though Apple's prices in forints are whole.
  package let minorUnits: Int
  /// The decimals that Apple's price points use: 0 for HUF, INR or TWD, whose ISO decimals are 2.
  package let priceFractionDigits: Int
  /// Its place in `all`.
  package let index: Int

  package static let source = "ISO 4217; the decimals in use are those of the price points (tiers for HRK)"
  package static let asOf = PricePoints.asOf

  /// Every currency of the price points and the price tiers, by code.
  package static let all: [Currency] = TableText.rows(of: CurrencyTable.text).enumerated().map { index, fields in
    guard let minor = Int(fields[1]), let used = Int(fields[2]) else { preconditionFailure("decimals are numbers") }
    return Currency(code: fields[0], minorUnits: minor, priceFractionDigits: used, index: index)
  }

  private static let packed = PackedIndex(all.map(\.code))

  /// The currency of exactly this code.
  package static func named(_ code: String) -> Currency? {
    packed[code].map { all[$0] }
  }
}
