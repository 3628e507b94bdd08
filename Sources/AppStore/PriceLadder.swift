/// The price points of App Store Connect: what a product may cost in each currency.
package enum PricePoints {
  package static let source =
    "the price ladder of App Store Connect's API, as recorded in andyshephard/PricingKit @116ad31"
  package static let asOf = "2026-02-02"

  /// The codes of the currencies that have price points, sorted.
  package static let currencies: [String] = TableText.words(of: PriceLadder.currencies)

  private static let packed = PackedIndex(currencies)

  /// The price points of a currency; read from its text once, when first asked for.
  package static func ladder(currency: String) -> PriceLadder? {
    packed[currency].map { PriceLadder.byCurrency[$0]() }
  }
}

/// The price points of one currency that are open to every product; those above `top` are granted on request.
package struct PriceLadder: Sendable {
  package let currency: String
  /// Ascending. The first is point number 10001, the next 10002.
  package let amounts: [Amount]
  /// The highest of them.
  package let top: Amount

  init(_ currency: String, _ text: String) {
    self.currency = currency
    amounts = TableText.amounts(of: text)
    guard let last = amounts.last else { preconditionFailure("a ladder has steps") }
    top = last
  }

  /// The number of the first point; point 10000 is free, and not for products.
  package static let firstPoint = 10001

  /// Whether it is a price point.
  package func contains(_ amount: Amount) -> Bool {
    let index = index(from: amount)
    return index < amounts.count && amounts[index] == amount
  }

  /// The number of the price point of exactly this amount.
  package func point(of amount: Amount) -> Int? {
    let index = index(from: amount)
    return index < amounts.count && amounts[index] == amount ? PriceLadder.firstPoint + index : nil
  }

  /// The nearest price points under and over an amount, of which neither is the amount itself.
  package func nearest(to amount: Amount) -> (below: Amount?, above: Amount?) {
    let index = index(from: amount)
    let next = index < amounts.count && amounts[index] == amount ? index + 1 : index
    return (index > 0 ? amounts[index - 1] : nil, next < amounts.count ? amounts[next] : nil)
  }

  /// The index of the first price point that is not less.
  private func index(from amount: Amount) -> Int {
    var low = 0
    var high = amounts.count
    while low < high {
      let middle = (low + high) / 2
      if amounts[middle] < amount { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
