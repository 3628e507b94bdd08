/// A price tier of the years before price points: a number, or one of the alternate tiers.
package enum PriceTier: Sendable, Hashable {
  /// 0 (free) to 87.
  case numbered(Int)
  /// One that is cheaper, or otherwise different, in some countries only.
  case alternate(Alternate)

  /// The alternate tiers, in the order of the price matrix.
  package enum Alternate: String, Sendable, Hashable, CaseIterable {
    case a = "A"
    case b = "B"
    case one = "1"
    case two = "2"
    case three = "3"
    case four = "4"
    case five = "5"

    /// The number that the store's interfaces used.
    fileprivate var stem: Int {
      switch self {
      case .a: 510
      case .b: 530
      case .one: 550
      case .two: 560
      case .three: 570
      case .four: 580
      case .five: 590
      }
    }
  }

  /// Every tier, in the order of the price matrix.
  package static let all: [PriceTier] = (0...87).map(PriceTier.numbered) + Alternate.allCases.map(PriceTier.alternate)

  /// Every spelling that the catalog takes: `0` to `87`, `alt-A`, `alt-B`, `alt-1` to `alt-5`.
  package static let allTexts: [String] = all.map(\.text)

  /// Exactly one of `allTexts`.
  package init?(_ text: some StringProtocol) {
    if text.hasPrefix("alt-"), let alternate = Alternate(rawValue: String(text.dropFirst(4))) {
      self = .alternate(alternate)
    } else if let number = Int(text), (0...87).contains(number), String(number) == text {
      self = .numbered(number)
    } else {
      return nil
    }
  }

  /// As the catalog spells it.
  package var text: String {
    switch self {
    case .numbered(let number): String(number)
    case .alternate(let alternate): "alt-\(alternate.rawValue)"
    }
  }

  /// The number that the store's interfaces used: the tier's own, or 510, 530, 550 to 590 for the alternates.
  package var stem: Int {
    switch self {
    case .numbered(let number): number
    case .alternate(let alternate): alternate.stem
    }
  }

  /// As the price matrix names it: `Free`, `Tier 5`, `Alternate Tier A`.
  package var name: String {
    switch self {
    case .numbered(0): "Free"
    case .numbered(let number): "Tier \(number)"
    case .alternate(let alternate): "Alternate Tier \(alternate.rawValue)"
    }
  }

  /// The tier that a text most likely means: `Tier 5`, `alt-a`, `Alternate A`, `05`, a stem such as `510`.
  ///
  /// A number out of range gets none: another price is no spelling of it.
  package static func suggestion(for text: String) -> String? {
    var folded = text.lowercased()
    folded.removeAll { " -_".contains($0) }
    if folded == "free" { return PriceTier.numbered(0).text }
    var isAlternate = false
    for word in ["alternate", "alt", "tier"] where folded.hasPrefix(word) {
      folded.removeFirst(word.count)
      isAlternate = isAlternate || word != "tier"
    }
    if !isAlternate, let number = Int(folded), folded.allSatisfy(\.isNumber) {
      return all.first { $0.stem == number }?.text
    }
    return Alternate(rawValue: folded.uppercased()).map { PriceTier.alternate($0).text }
  }

  /// The tier that a text is another spelling of: `Alternate A`, `Tier 5`; a stem such as `510` may be a slip.
  package static func alias(for text: String) -> String? {
    if let number = Int(text), number > 87 { return nil }
    return suggestion(for: text)
  }
}
