package import YAML

/// Where a value is written: a node of one of the catalog's files.
package struct Place: Sendable, Hashable {
  /// Index into `Catalog.files`.
  package let file: UInt32
  package let node: NodeID

  package init(file: UInt32, node: NodeID) {
    self.file = file
    self.node = node
  }
}

/// A value that may be missing or unsound, with its place.
package enum Field<Value: Sendable>: Sendable {
  case absent
  /// Written, but not sound (or nothing at all): it has its finding already, so no other is owed for it.
  case unreadable(Place)
  case set(Value, Place)

  package var value: Value? {
    if case .set(let value, _) = self { value } else { nil }
  }

  package var place: Place? {
    switch self {
    case .absent: nil
    case .unreadable(let place), .set(_, let place): place
    }
  }

  /// Whether nothing is written at all.
  package var isAbsent: Bool {
    if case .absent = self { true } else { false }
  }
}
