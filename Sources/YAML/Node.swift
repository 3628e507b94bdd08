/// A node of a document: its place among all nodes, in the order of the text.
package struct NodeID: Hashable, Sendable {
  package let index: UInt32

  package init(index: UInt32) {
    self.index = index
  }
}

/// What a node is.
package enum NodeKind: UInt8, Sendable {
  case scalar, sequence, mapping, alias
}

/// How a scalar is written.
package enum ScalarStyle: UInt8, Sendable {
  case plain, singleQuoted, doubleQuoted, literal, folded

  var isQuoted: Bool { self == .singleQuoted || self == .doubleQuoted }
  var isBlock: Bool { self == .literal || self == .folded }
}

/// Sixteen bytes for each node, in pre-order.
struct Record: Sendable {
  var start: UInt32
  var end: UInt32
  /// Of a collection, the index of what follows its subtree (0 while it is open); of an alias, the node it stands for; of
  /// a scalar in the cooked store, its number there.
  var link: UInt32
  /// The kind, the style, the flags, and of a collection how many nodes stand directly in it.
  private var bits: UInt32

  init(kind: NodeKind, style: ScalarStyle = .plain, start: UInt32, end: UInt32, link: UInt32 = 0, flags: Flags = []) {
    self.start = start
    self.end = end
    self.link = link
    bits = UInt32(kind.rawValue) | UInt32(style.rawValue) << 2 | flags.rawValue
  }

  struct Flags: OptionSet {
    let rawValue: UInt32
    static let flow = Flags(rawValue: 1 << 5)
    static let tagged = Flags(rawValue: 1 << 6)
    static let anchored = Flags(rawValue: 1 << 7)
    static let mergeKey = Flags(rawValue: 1 << 8)
    static let cooked = Flags(rawValue: 1 << 9)
    static let plainASCII = Flags(rawValue: 1 << 10)
  }

  @inline(__always)
  var kind: NodeKind {
    NodeKind(rawValue: UInt8(truncatingIfNeeded: bits & 3)) ?? .scalar
  }

  @inline(__always)
  var style: ScalarStyle {
    ScalarStyle(rawValue: UInt8(truncatingIfNeeded: bits >> 2 & 7)) ?? .plain
  }

  @inline(__always)
  var isCollection: Bool { kind == .sequence || kind == .mapping }

  @inline(__always)
  func has(_ flag: Flags) -> Bool {
    bits & flag.rawValue != 0
  }

  mutating func add(_ flag: Flags) {
    bits |= flag.rawValue
  }

  /// How many nodes stand directly in a collection; nil when they are too many for the record.
  var childCount: Int? {
    get {
      let count = bits >> Self.countShift
      return count == Self.greatestCount ? nil : Int(count)
    }
    set {
      let count = newValue.map { UInt32(clamping: $0) } ?? .max
      bits = bits & (1 << Self.countShift - 1) | min(count, Self.greatestCount) << Self.countShift
    }
  }

  private static let countShift: UInt32 = 11
  private static let greatestCount: UInt32 = 1 << 21 - 1
}
