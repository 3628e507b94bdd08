import CatalogModel

/// Finds the products of a store record by what the catalog calls them: an id, or a whole product ID.
struct NamedProducts: Sendable {
  private let products: [ScopedProduct]
  private var places: [ExactText: Int] = [:]

  init(_ products: [ScopedProduct], in catalog: Catalog) {
    self.products = products
    for (place, product) in products.enumerated() {
      let names = [catalog.string(of: product.product.id), product.product.productID?.string, product.id]
      for name in names.compactMap(\.self).map({ ExactText($0) }) where places[name] == nil { places[name] = place }
    }
  }

  /// The product of a name; nil for one that the record does not have.
  subscript(name: String) -> ScopedProduct? {
    places[ExactText(name)].map { products[$0] }
  }
}
