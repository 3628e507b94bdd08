package import AppStore

/// A change of a subscription's price to a higher one, in one storefront.
package struct PriceIncrease: Sendable {
  package let change: PriceChange
  package let from: CalendarDate
  package let old: Amount
  package let new: Amount
  package let currency: String
}

extension PriceBook {
  /// The changes that raise a subscription's price, in order of their first days, as far as the prices are known.
  package func increases(of product: Product, in storefront: Storefront) -> [PriceIncrease] {
    guard product.subscription != nil, !product.pricing.changes.isEmpty,
      var current = regularPrice(product.pricing, in: storefront)?.amount
    else { return [] }
    var dated: [(from: CalendarDate, change: PriceChange)] = []
    for change in product.pricing.changes {
      if let from = change.from.value { dated.append((from, change)) }
    }
    var increases: [PriceIncrease] = []
    for (from, change) in dated.sorted(by: { $0.from < $1.from }) {
      guard let price = regularPrice(change.pricing, in: storefront)?.amount else { continue }
      if price > current {
        increases.append(
          PriceIncrease(change: change, from: from, old: current, new: price, currency: storefront.currency))
      }
      // What holds for a while only gives way to what was before.
      if change.to.isAbsent { current = price }
    }
    return increases
  }
}
