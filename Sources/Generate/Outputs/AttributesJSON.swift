import CatalogModel
import JSON

extension Catalog {
  /// The team's own data of a product, with the kinds that it has in the catalog.
  func json(_ attributes: [Attribute]) -> JSONValue {
    .object(attributes.map { (string(of: $0.key), json($0.value)) })
  }

  private func json(_ value: AttributeValue) -> JSONValue {
    switch value {
    case .text(let text): return .string(string(of: text))
    case .number(let text):
      // `007` is no number in JSON, and as 7 it would not be what was written.
      let digits = string(of: text)
      return JSONValue.isNumber(digits) ? .number(digits) : .string(digits)
    case .boolean(let value): return .boolean(value)
    case .list(let values): return .array(values.map { json($0) })
    case .record(let attributes): return json(attributes)
    }
  }
}
