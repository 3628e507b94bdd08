package import Diagnostics

/// What reading a source gave.
package struct ParsedYAML: Sendable {
  /// Nil only when a fault ended the reading.
  package let document: Document?
  package let findings: [Diagnostic]

  package init(document: Document?, findings: [Diagnostic]) {
    self.document = document
    self.findings = findings
  }
}

/// The nodes of a source, flat and in the order of the text; every node knows its exact bytes.
package final class Document: Sendable {
  package let source: Source
  /// One for each YAML document of the stream; an empty file has none.
  package let roots: [NodeID]
  let store: Store

  init(source: Source, roots: [NodeID], store: Store) {
    self.source = source
    self.roots = roots
    self.store = store
  }

  /// The same document as an object of its own: tasks that use one object at the same time wait for each other at every
  /// count of its references.
  package var replica: Document {
    Document(source: source, roots: roots, store: store)
  }

  /// The same nodes of the same text, with what no report may show.
  package func hiding(_ secrets: [Range<Int>]) -> Document {
    Document(
      source: Source(path: source.path, bytes: source.bytes, secrets: secrets), roots: roots, store: store)
  }
}

extension Document {
  /// What a node is.
  package func kind(of node: NodeID) -> NodeKind {
    store.record(node).kind
  }

  /// How a scalar is written.
  package func style(of node: NodeID) -> ScalarStyle {
    store.record(node).style
  }

  /// The exact bytes of a node's value, without its tag and anchor; an empty value has no width.
  ///
  /// Quoted scalars have their quotes, block scalars their `|` and no trailing blank lines; a block collection ends where
  /// its last child does.
  package func range(of node: NodeID) -> Range<Int> {
    let record = store.record(node)
    return Int(record.start)..<Int(record.end)
  }

  /// The node itself, or the anchored one that an alias stands for.
  package func resolved(_ node: NodeID) -> NodeID {
    let record = store.record(node)
    return record.kind == .alias ? NodeID(index: record.link) : node
  }

  /// The node that follows a node and all that stands in it; one past the last at the end.
  package func next(after node: NodeID) -> NodeID {
    NodeID(index: store.next(after: node.index))
  }

  /// Whether a collection is written in brackets.
  package func isFlow(_ node: NodeID) -> Bool {
    store.record(node).has(.flow)
  }

  /// The tag in full, as `tag:yaml.org,2002:str`, or `!` alone.
  package func tag(of node: NodeID) -> String? {
    store.tag(of: node.index)
  }

  /// The anchor's name, or for an alias that of its target.
  package func anchor(of node: NodeID) -> String? {
    let record = store.record(node)
    return store.anchor(of: record.kind == .alias ? record.link : node.index)
  }
}

extension Document {
  /// A scalar's value.
  package func text(of node: NodeID) -> String {
    String(decoding: bytes(of: node), as: UTF8.self)
  }

  /// A scalar's value as UTF-8; nothing for other nodes.
  package func bytes(of node: NodeID) -> ArraySlice<UInt8> {
    store.value(of: node)
  }

  /// How many bytes a scalar's value has.
  package func byteCount(of node: NodeID) -> Int {
    let record = store.record(node)
    return record.kind == .scalar ? store.valueRange(record).count : 0
  }

  /// Whether every byte of a scalar's value is in 0x20...0x7E.
  package func isPlainASCII(_ node: NodeID) -> Bool {
    store.record(node).has(.plainASCII)
  }

  /// Whether a scalar's value has exactly these bytes.
  package func equals(_ node: NodeID, _ literal: StaticString) -> Bool {
    let value = bytes(of: node)
    guard store.record(node).kind == .scalar, value.count == literal.utf8CodeUnitCount else { return false }
    return literal.withUTF8Buffer { unsafe value.elementsEqual($0) }
  }

  /// Whether a scalar's value has exactly these bytes.
  package func equals(_ node: NodeID, _ literal: [UInt8]) -> Bool {
    store.record(node).kind == .scalar && bytes(of: node) == literal[...]
  }

  /// A scalar's value of one to eight bytes, the first byte lowest; 0 when it is longer or empty.
  package func packedKey(_ node: NodeID) -> UInt64 {
    let value = bytes(of: node)
    guard value.count <= 8 else { return 0 }
    return value.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// Whether YAML reads the scalar as nothing: plain and untagged, and empty, `~`, `null`, `Null` or `NULL`.
  package func isNull(_ node: NodeID) -> Bool {
    let record = store.record(node)
    guard record.kind == .scalar, record.style == .plain, !record.has(.tagged), !record.has(.cooked) else {
      return false
    }
    switch record.end - record.start {
    case 0: return true
    case 1: return equals(node, "~")
    case 4: return equals(node, "null") || equals(node, "Null") || equals(node, "NULL")
    default: return false
    }
  }
}
