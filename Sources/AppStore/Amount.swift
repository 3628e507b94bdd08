/// An exact, non-negative decimal: a price, without its currency.
///
/// `4.990` and `4.99` are the same amount; who needs the characters as written keeps them beside it.
package struct Amount: Sendable, Hashable {
  private let whole: UInt64
  /// In units of 10⁻¹⁴, so that equal amounts have equal parts.
  private let fraction: UInt64

  private static let unit: UInt64 = 100_000_000_000_000

  /// Nothing.
  package static let zero = Amount(whole: 0, fraction: 0)

  private init(whole: UInt64, fraction: UInt64) {
    self.whole = whole
    self.fraction = fraction
  }

  /// Digits, with at most one dot between digits, and at most 15 digits in all; no sign, exponent or separator.
  package init?(_ text: some StringProtocol) {
    self.init(utf8: text.utf8)
  }

  /// The same from bytes.
  package init?(bytes: ArraySlice<UInt8>) {
    self.init(utf8: bytes)
  }

  private init?(utf8: some Sequence<UInt8>) {
    var parts: (whole: UInt64, fraction: UInt64) = (0, 0)
    var digits = 0
    var wholeDigits: Int?
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        digits += 1
        guard digits <= 15 else { return nil }
        // Fifteen digits cannot overflow.
        let digit = UInt64(byte &- UInt8(ascii: "0"))
        if wholeDigits == nil {
          parts.whole = parts.whole &* 10 &+ digit
        } else {
          parts.fraction = parts.fraction &* 10 &+ digit
        }
      case UInt8(ascii: "."):
        guard digits > 0, wholeDigits == nil else { return nil }
        wholeDigits = digits
      default: return nil
      }
    }
    // There is a digit, and one after a dot.
    guard digits > wholeDigits ?? 0 else { return nil }
    if let wholeDigits {
      for _ in (digits - wholeDigits)..<14 { parts.fraction = parts.fraction &* 10 }
    }
    self.init(whole: parts.whole, fraction: parts.fraction)
  }

  /// Whether it is nothing.
  package var isZero: Bool { whole == 0 && fraction == 0 }

  /// The number of decimals that are not trailing zeros.
  package var fractionDigits: Int {
    guard fraction != 0 else { return 0 }
    var rest = fraction
    var digits = 14
    while rest % 10 == 0 {
      rest /= 10
      digits -= 1
    }
    return digits
  }

  /// The shortest decimal text: `4.9`, `980`.
  package var text: String { text(minorUnits: 0) }

  /// With at least so many decimals, and more where the amount has more: `4.90`.
  package func text(minorUnits: Int) -> String {
    precondition((0...14).contains(minorUnits), "an amount has up to 14 decimals")
    let digits = max(minorUnits, fractionDigits)
    guard digits > 0 else { return String(whole) }
    let padded = String(Amount.unit + fraction).dropFirst()
    return "\(whole).\(padded.prefix(digits))"
  }

  /// In thousandths, as signed transactions state a price; nil where that is not exact.
  package var milliunits: Int? {
    let thousandth = Amount.unit / 1000
    guard fraction % thousandth == 0 else { return nil }
    return Int(whole * 1000 + fraction / thousandth)
  }
}

extension Amount: Comparable {
  /// By value.
  package static func < (left: Amount, right: Amount) -> Bool {
    (left.whole, left.fraction) < (right.whole, right.fraction)
  }
}

extension Amount: CustomStringConvertible {
  /// The shortest decimal text.
  package var description: String { text }
}
