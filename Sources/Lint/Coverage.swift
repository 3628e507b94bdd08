import AppStore
import CatalogModel
import Diagnostics

extension Catalog {
  /// The storefronts that sell a product, but for which no price is given; nil where one price stands for all, where
  /// there is none at all, or where what is written cannot be read.
  func storefrontsWithoutPrice(_ product: Product) -> [Storefront]? {
    let pricing = product.pricing
    guard pricing.tier.isAbsent, pricing.price.isAbsent, !pricing.isEmpty else { return nil }
    guard pricing.prices.allSatisfy({ $0.storefront != nil }) else { return nil }
    var priced = [Bool](repeating: false, count: Storefront.all.count)
    for entry in pricing.prices { if let index = entry.storefront?.index { priced[index] = true } }
    if !pricing.table.isAbsent {
      guard let table = priceTable(of: pricing), table.isRead else { return nil }
      for row in table.rows { priced[row.storefront.index] = true }
    }
    guard let sold = soldIn(product) else { return nil }
    return Storefront.all.filter { sold[$0.index] && !priced[$0.index] }
  }

  /// Which storefronts sell it, by index; nil where that cannot be told.
  private func soldIn(_ product: Product) -> [Bool]? {
    if product.availability.isAbsent { return [Bool](repeating: true, count: Storefront.all.count) }
    guard let availability = product.availability.value else { return nil }
    var listed = [Bool](repeating: availability.scope == .all, count: Storefront.all.count)
    for code in availability.storefronts {
      guard let index = code.storefront?.index else { return nil }
      listed[index] = true
    }
    return availability.scope == .except ? listed.map { !$0 } : listed
  }
}

extension [Storefront] {
  /// The first few codes, and how many more there are.
  var shortList: String {
    let codes = map(\.alpha3)
    return codes.count > 5 ? "\(codes.prefix(4).joined(separator: ", ")) and \(codes.count - 4) more" : codes.listed
  }
}
