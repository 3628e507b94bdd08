import AppStore
import CatalogModel

extension PriceIncrease {
  /// As `24.99 USD`.
  func text(_ price: KnownPrice) -> String {
    "\(price.amount.text(in: price.currency)) \(price.currency)"
  }
}

extension Catalog {
  /// The changes that raise a subscription's price in the base storefront, as far as the prices are known.
  func priceIncreases(of product: Product, in app: App) -> [PriceIncrease] {
    guard product.isWanted, product.subscription != nil, !product.pricing.changes.isEmpty else { return [] }
    let prices = PriceBook(self, of: app)
    return prices.base.map { prices.increases(of: product, in: $0) } ?? []
  }
}
