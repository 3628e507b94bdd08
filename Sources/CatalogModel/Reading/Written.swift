import AppStore
import YAML

/// A node of a file, on its way into the model.
struct Written: Sendable {
  let file: UInt32
  let document: Document
  let node: NodeID

  /// Aliases are followed: a value's place is where it is written.
  init(file: UInt32, document: Document, node: NodeID) {
    self.file = file
    self.document = document
    self.node = document.resolved(node)
  }

  var place: Place { Place(file: file, node: node) }
  var kind: NodeKind { document.kind(of: node) }
  var isNull: Bool { kind == .scalar && document.isNull(node) }

  func at(_ node: NodeID) -> Written {
    Written(file: file, document: document, node: node)
  }

  /// The keys and values of a mapping, merges resolved; nothing for any other kind.
  var entries: [(key: NodeID, value: NodeID)] {
    kind == .mapping ? document.mergedEntries(of: node) : []
  }

  /// The keys and values of a mapping, without making a list of them where nothing is merged.
  func forEachEntry(_ body: (_ key: NodeID, _ value: NodeID) -> Void) {
    guard kind == .mapping else { return }
    if document.hasMergeKey(node) {
      for entry in document.mergedEntries(of: node) { body(entry.key, entry.value) }
    } else {
      for entry in document.entries(of: node) { body(entry.key, entry.value) }
    }
  }

  var items: [Written] {
    kind == .sequence ? document.children(of: node).map { at($0) } : []
  }

  /// The items of a list, or the value itself where one alone is written.
  var itemsOrSelf: [Written] {
    kind == .sequence ? items : [self]
  }

  /// The value of a key, where it is written and is not empty.
  func value(_ key: String) -> Written? {
    guard let value = document.value(of: node, forKey: key), !document.isNull(value) else { return nil }
    return at(value)
  }

  var string: String? {
    kind == .scalar ? document.text(of: node) : nil
  }

  /// `true` or `false`, unquoted.
  var boolean: Bool? {
    guard kind == .scalar, document.style(of: node) == .plain else { return nil }
    return switch document.text(of: node) {
    case "true": true
    case "false": false
    default: nil
    }
  }

  /// Decimal digits alone, quoted or not; nil over eighteen of them.
  var integer: Int? {
    guard kind == .scalar, case let digits = document.bytes(of: node), (1...18).contains(digits.count),
      digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return nil }
    return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  var price: Price? {
    guard kind == .scalar, let amount = Amount(bytes: document.bytes(of: node)) else { return nil }
    return Price(amount: amount, text: document.text(of: node))
  }
}
