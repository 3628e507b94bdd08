package import AppStore
package import CatalogModel

/// What one output is made from at a time: an app in one of its store records.
package struct OutputScope: Sendable {
  package let catalog: Catalog
  /// Its place in the catalog's apps.
  package let appIndex: Int
  /// The store record: `prod`, or a variant's.
  package let record: StoreRecord
  /// What the catalog says of the output; empty where it names no outputs.
  package let options: OutputOptions
  /// The app's key, with `-beta` for the variant beta; nil while the app has no key.
  package let fileKey: String?
  /// The file within the output's folder, placeholders filled in.
  package let file: String
  /// The products of the asked-for stages, in catalog order.
  package let products: [ScopedProduct]
  /// The same, with all live and all retired products.
  package let known: [ScopedProduct]
  /// The names of the app's products in generated code.
  package let constants: ConstantNames

  package var app: App { catalog.apps[appIndex] }

  /// The shape that the output takes, if the catalog asks for one.
  package var shape: String? { catalog.string(of: options.shape) }

  /// What a person calls the app, with the variant.
  package var title: String {
    let name = catalog.string(of: app.name) ?? app.key?.string ?? catalog.string(of: app.bundleID) ?? "the app"
    return record.isFirst ? name : "\(name) (\(record.name))"
  }

  /// The subscription groups that have a name, with those of the products that belong to each, the highest service
  /// level first; groups of one name are one.
  package func groups(of products: [ScopedProduct]) -> [ScopedGroup] {
    var members = [[ScopedProduct]](repeating: [], count: app.groups.count)
    for product in products {
      if let group = product.product.subscription?.group { members[group].append(product) }
    }
    var groups: [ScopedGroup] = []
    var seen: [ExactText: Int] = [:]
    for (index, group) in app.groups.enumerated() {
      guard let name = catalog.string(of: group.referenceName) else { continue }
      if let first = seen[ExactText(name)] {
        groups[first].products += members[index]
      } else {
        seen[ExactText(name)] = groups.count
        groups.append(ScopedGroup(index: index, name: name, products: members[index]))
      }
    }
    for index in groups.indices { groups[index].sortByLevel() }
    return groups
  }

  /// The types that every list by type has, and the one of old if the catalog has to do with it.
  package var types: [ProductType] {
    let ofToday: [ProductType] = [
      .consumable, .nonConsumable, .nonRenewingSubscription, .autoRenewableSubscription,
    ]
    let hasOld =
      catalog.workspace.lint.profile.value == .iTunesConnect
      || app.products.contains { $0.effectiveType == .freeSubscription }
    return hasOld ? ofToday + [.freeSubscription] : ofToday
  }
}

/// A product with the identifier that it has in the scope's store record.
package struct ScopedProduct: Sendable {
  /// Index into the app's products.
  package let index: Int
  package let product: Product
  package let id: String
  package let stage: Stage

  package var isRetired: Bool { stage == .retired }
}

/// A subscription group with its products.
package struct ScopedGroup: Sendable {
  /// Index into the app's groups.
  package let index: Int
  package let name: String
  package var products: [ScopedProduct]

  /// Level 1 first; products without a level keep their order.
  fileprivate mutating func sortByLevel() {
    func level(_ product: ScopedProduct) -> Int { product.product.subscription?.level.value ?? 0 }
    products = products.enumerated()
      .sorted { (level($0.element), $0.offset) < (level($1.element), $1.offset) }.map(\.element)
  }
}

extension StoreRecord {
  /// Whether it is the one called `prod`.
  package var isFirst: Bool { name == Self.firstName }
}
