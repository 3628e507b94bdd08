import CatalogModel
import Diagnostics

/// An attribute that is a number in one product and a text in another.
struct MixedAttributeKinds: Rule {
  let about = RuleDescription(
    "mixed-attribute-kinds", .warning,
    summary: "an attribute has different kinds in different products",
    why: """
      Generated code gets a property for an attribute that every product has in one kind: with two kinds the \
      property is left out without a word, and a server reads now a number, now a text. Plain digits are a number; \
      everything with another character, such as 1.5, is a text.
      """,
    bad: """
      app: { key: game, bundle_id: com.acme.game, primary_locale: en-US }
      defaults:
        type: consumable
        price: 0.99
        localizations: { en-US: { display_name: Gold, description: One hundred coins } }
      products:
        - { id: gold, reference_name: Gold, attributes: { coins: 100 } }
        - { id: chest, reference_name: Chest, attributes: { coins: 1_000 } }
      """,
    good: """
      app: { key: game, bundle_id: com.acme.game, primary_locale: en-US }
      defaults:
        type: consumable
        price: 0.99
        localizations: { en-US: { display_name: Gold, description: One hundred coins } }
      products:
        - { id: gold, reference_name: Gold, attributes: { coins: 100 } }
        - { id: chest, reference_name: Chest, attributes: { coins: 1000 } }
      """,
    source: "iapcatalog's catalog format 1", asOf: "2026")

  func check(_ catalog: Catalog, _ report: inout Report) {
    for app in catalog.apps {
      var columns: [ArraySlice<UInt8>: Column] = [:]
      var keys: [ArraySlice<UInt8>] = []
      for (index, product) in app.products.enumerated() where !product.isRetired {
        for attribute in product.attributes {
          let key = catalog.bytes(of: attribute.key)
          if columns[key] == nil { keys.append(key) }
          columns[key, default: Column()].add(Kind(of: attribute.value, catalog), attribute, of: index)
        }
      }
      for key in keys { if let column = columns[key] { add(column, app, catalog, &report) } }
    }
  }

  private func add(_ column: Column, _ app: App, _ catalog: Catalog, _ report: inout Report) {
    guard column.entries.count > 1, let usual = column.usual else { return }
    for odd in column.entries where odd.kind != usual.kind {
      report.add(
        "the attribute \(catalog.string(of: odd.attribute.key).quoted) is \(odd.kind.rawValue), but "
          + "\(usual.kind.rawValue) elsewhere",
        at: odd.attribute.place, of: app.products[odd.product],
        notes: [Note("\(usual.kind.rawValue) here", at: catalog.location(of: usual.attribute.place))],
        help: "write one kind in all products; plain digits are a number, and in quotes they are a text")
    }
  }

  /// The kinds that one key has, each with the first attribute of it.
  private struct Column {
    struct Entry {
      let kind: Kind
      let attribute: Attribute
      let product: Int
      var count = 1
    }

    private(set) var entries: [Entry] = []

    /// The most frequent; of equals the first.
    var usual: Entry? {
      entries.reduce(nil) { best, entry in entry.count > best?.count ?? 0 ? entry : best }
    }

    mutating func add(_ kind: Kind, _ attribute: Attribute, of product: Int) {
      if let index = entries.firstIndex(where: { $0.kind == kind }) {
        entries[index].count += 1
      } else {
        entries.append(Entry(kind: kind, attribute: attribute, product: product))
      }
    }
  }

  private enum Kind: String {
    case text = "a text"
    case number = "a number"
    case boolean = "a boolean"
    case list = "a list"
    case record = "a mapping"

    init(of value: AttributeValue, _ catalog: Catalog) {
      switch value {
      case .text: self = .text
      case .number(let digits):
        // A number has no zeros before it: such digits are kept as a text.
        let bytes = catalog.bytes(of: digits)
        self = bytes.count > 1 && bytes.first == UInt8(ascii: "0") ? .text : .number
      case .boolean: self = .boolean
      case .list: self = .list
      case .record: self = .record
      }
    }
  }
}
