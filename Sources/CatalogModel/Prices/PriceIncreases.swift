package import AppStore

/// A change of a subscription's price to a higher one, in one storefront.
package struct PriceIncrease: Sendable {
  package let change: PriceChange
  package let from: CalendarDate
  package let old: KnownPrice
  package let new: KnownPrice
}

extension PriceBook {
  /// The changes that raise what a subscription costs up front, in order of their first days, as far as the prices are
  /// known: what it costs on the first day, against the day before.
  package func increases(of product: Product, in storefront: Storefront) -> [PriceIncrease] {
    guard product.subscription != nil, let pricing = product.pricing(in: .upFront), !pricing.changes.isEmpty else {
      return []
    }
    var dated: [(from: CalendarDate, change: PriceChange)] = []
    for change in pricing.changes {
      if let from = change.from.value { dated.append((from, change)) }
    }
    return dated.sorted { $0.from < $1.from }.compactMap { from, change in
      let before = CalendarDate(daysSince1970: from.daysSince1970 - 1)
      guard let old = price(pricing, in: storefront, on: before), let new = price(pricing, in: storefront, on: from),
        new.amount > old.amount, new.currency == old.currency
      else { return nil }
      return PriceIncrease(change: change, from: from, old: old, new: new)
    }
  }
}
