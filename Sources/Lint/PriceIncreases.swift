import AppStore
import CatalogModel

/// A change of a subscription's price to a higher one, in the base storefront.
struct PriceIncrease: Sendable {
  let change: PriceChange
  let old: Amount
  let new: Amount
  let currency: String

  /// As `24.99 USD`.
  func text(_ amount: Amount) -> String {
    "\(amount.text(in: currency)) \(currency)"
  }
}

extension Catalog {
  /// The changes that raise a subscription's price, as far as the prices are known.
  func priceIncreases(of product: Product, in app: App) -> [PriceIncrease] {
    guard product.isWanted, product.subscription != nil, !product.pricing.changes.isEmpty else { return [] }
    let prices = PriceBook(self, of: app)
    guard let base = prices.base, var current = prices.regularPrice(product.pricing, in: base)?.amount else {
      return []
    }
    var dated: [(from: CalendarDate, change: PriceChange)] = []
    for change in product.pricing.changes {
      if let from = change.from.value { dated.append((from, change)) }
    }
    var increases: [PriceIncrease] = []
    for (_, change) in dated.sorted(by: { $0.from < $1.from }) {
      guard let price = prices.regularPrice(change.pricing, in: base)?.amount else { continue }
      if price > current {
        increases.append(PriceIncrease(change: change, old: current, new: price, currency: base.currency))
      }
      // What holds for a while only gives way to what was before.
      if change.to.isAbsent { current = price }
    }
    return increases
  }
}
