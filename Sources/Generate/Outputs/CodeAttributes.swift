import CatalogModel
import Diagnostics
import JSON

/// A piece of the team's own data that every product has in one kind, as a property of generated code.
struct CodeAttribute {
  enum Kind: String {
    case integer = "Int"
    case boolean = "Bool"
    case text = "String"
  }

  /// As the catalog writes it.
  let key: String
  /// In lower camel case.
  let name: String
  let kind: Kind
  /// By position in the products; nil for a retired product that lacks it.
  let values: [String?]
}

extension CodeAttribute {
  /// The attributes that all the products have in one kind, in the order in which they are first written.
  ///
  /// Retired products may lack them. Lists and records are no properties.
  static func all(
    of products: [ScopedProduct], in catalog: Catalog
  ) -> (attributes: [CodeAttribute], findings: [Diagnostic]) {
    var attributes: [CodeAttribute] = []
    var findings: [Diagnostic] = []
    var first: [ExactText: Text] = [:]
    for column in columns(of: products, in: catalog) {
      let key = catalog.string(of: column.key)
      guard let kind = column.kind(owedBy: products), let name = CamelCase.lower(key) else { continue }
      if let other = first[ExactText(name)] {
        findings.append(shared(key, name, column.key, other, catalog))
        continue
      }
      first[ExactText(name)] = column.key
      let values = column.values.map { $0?.kind == kind ? $0?.value : nil }
      attributes.append(CodeAttribute(key: key, name: name, kind: kind, values: values))
    }
    return (attributes, findings)
  }

  /// What the products have under one key.
  private struct Column {
    let key: Text
    var values: [(kind: Kind, value: String)?]

    /// The one kind in which all the products have it that must have it.
    func kind(owedBy products: [ScopedProduct]) -> Kind? {
      var kind: Kind?
      for (product, value) in zip(products, values) where !product.isRetired {
        guard let value, kind == nil || kind == value.kind else { return nil }
        kind = value.kind
      }
      return kind
    }
  }

  private static func columns(of products: [ScopedProduct], in catalog: Catalog) -> [Column] {
    var columns: [Column] = []
    var positions: [ExactText: Int] = [:]
    for (position, scoped) in products.enumerated() {
      for attribute in scoped.product.attributes {
        let key = ExactText(catalog.string(of: attribute.key))
        let index = positions[key] ?? columns.count
        if index == columns.count {
          positions[key] = index
          columns.append(Column(key: attribute.key, values: Array(repeating: nil, count: products.count)))
        }
        columns[index].values[position] = plain(attribute.value, catalog)
      }
    }
    return columns
  }

  private static func plain(_ value: AttributeValue, _ catalog: Catalog) -> (kind: Kind, value: String)? {
    switch value {
    case .boolean(let value): return (.boolean, value ? "true" : "false")
    case .text(let text): return (.text, catalog.string(of: text))
    case .number(let text):
      let digits = catalog.string(of: text)
      // `007` as 7 would not be what was written.
      return (JSONValue.isNumber(digits) && Int(digits) != nil ? .integer : .text, digits)
    case .list, .record: return nil
    }
  }

  private static func shared(
    _ key: String, _ name: String, _ text: Text, _ other: Text, _ catalog: Catalog
  ) -> Diagnostic {
    Diagnostic(
      rule: "ambiguous-attribute", severity: .error,
      message: "the attributes \(catalog.string(of: other).quoted) and \(key.quoted) would both be called "
        + "\(name.quoted) in generated code",
      at: catalog.location(of: text.place), notes: [Note("the other one", at: catalog.location(of: other.place))],
      help: "give one of them another key")
  }
}
