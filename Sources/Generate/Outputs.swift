import CatalogModel

/// Every output, in the order in which they are made and listed.
package enum Outputs {
  package static let all: [any Output] = [
    ProductIDsJSON(), ProductIDsPlist(), ProductIDsSwift(), ProductIDsObjC(), StoreOutput(), Fixtures(),
  ]

  /// What is made where the catalog names no outputs.
  package static let defaults: [any Output] = all.filter { $0.name != "fixtures" }

  /// The output of a name, if there is one.
  package static func named(_ name: String) -> (any Output)? {
    all.first { $0.name == name }
  }
}
