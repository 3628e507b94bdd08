import CatalogModel
import XML

/// The product identifiers for the app's bundle: an array, or groups as StoreHelper reads them.
struct ProductIDsPlist: Output {
  let name = "product-ids-plist"
  let defaultFile = "{app}/Products.plist"

  func sketch(for scope: OutputScope) -> OutputFiles {
    OutputFiles([(scope.file, [])])
  }

  func files(for scope: OutputScope) -> OutputFiles {
    let value = scope.shape == "groups" ? groups(scope) : list(scope.products)
    return .text(scope.file, PropertyListWriter.text(value))
  }

  private func list(_ products: [ScopedProduct]) -> PropertyList {
    .array(products.map { .string($0.id) })
  }

  private func groups(_ scope: OutputScope) -> PropertyList {
    let groups = scope.groups(of: scope.products).filter { !$0.products.isEmpty }
    return [
      "Products": list(scope.products.filter { $0.product.subscription == nil }),
      "Subscriptions": .array(groups.map { ["Group": .string($0.name), "Products": list($0.products)] }),
    ]
  }
}
