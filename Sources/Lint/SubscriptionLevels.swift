import CatalogModel

extension App {
  /// Its subscriptions group by group, in the order written, the retired ones among them.
  var subscriptionsByGroup: [[Product]] {
    var lists = [[Product]](repeating: [], count: groups.count)
    if groups.isEmpty { return lists }
    for product in products {
      if let group = product.subscription?.group { lists[group].append(product) }
    }
    return lists
  }
}

extension Product {
  /// The level that a subscription says it has.
  var level: Field<Int> { self.subscription?.level ?? .absent }
}
