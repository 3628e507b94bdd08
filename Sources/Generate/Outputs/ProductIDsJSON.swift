import AppStore
import CatalogModel
import JSON

/// The product identifiers for a server that hands them to the app: a bare array, or an object by type.
struct ProductIDsJSON: Output {
  let name = "product-ids-json"
  let defaultFile = "{app}/product-ids.json"

  func sketch(for scope: OutputScope) -> OutputFiles {
    OutputFiles([(scope.file, [])])
  }

  func files(for scope: OutputScope) -> OutputFiles {
    let value = scope.shape == "by-type" ? byType(scope) : list(scope.products)
    return OutputFiles([(scope.file, JSONWriter.bytes(value))])
  }

  private func list(_ products: [ScopedProduct]) -> JSONValue {
    .array(products.map { .string($0.id) })
  }

  private func byType(_ scope: OutputScope) -> JSONValue {
    let groups = scope.groups(of: scope.products).filter { !$0.products.isEmpty }
    let withAttributes = scope.products.filter { !$0.product.attributes.isEmpty }
    return [
      "format": ["name": "product-ids", "version": 1],
      "types": .object(
        scope.types.map { type in
          (type.rawValue, list(scope.products.filter { $0.product.effectiveType == type }))
        }),
      "groups": .object(groups.map { ($0.name, list($0.products)) }),
      "attributes": .object(withAttributes.map { ($0.id, scope.catalog.json($0.product.attributes)) }),
    ]
  }
}
