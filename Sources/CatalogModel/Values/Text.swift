package import YAML

/// A text of the catalog, kept as the place of its characters: a big catalog has a million of them.
///
/// `Catalog.string(of:)` gives the characters.
package struct Text: Sendable, Hashable {
  package let file: UInt32
  package let node: NodeID
  /// Number in `Catalog.filledTexts` where placeholders of a series were filled in, else `Text.asWritten`.
  package let filled: UInt32

  package static let asWritten: UInt32 = .max

  package init(file: UInt32, node: NodeID, filled: UInt32 = Text.asWritten) {
    self.file = file
    self.node = node
    self.filled = filled
  }

  package var place: Place { Place(file: file, node: node) }
}

/// A text that may be missing or unsound: `Field<Text>` in twelve bytes.
package struct TextField: Sendable {
  private let content: Text

  private static let absentMark: UInt32 = .max - 1
  private static let unreadableMark: UInt32 = .max - 2

  package static let absent = TextField(
    content: Text(file: 0, node: NodeID(index: 0), filled: absentMark))

  package static func set(_ text: Text) -> TextField { TextField(content: text) }

  /// Written, but no text: it has its finding already.
  package static func unreadable(_ place: Place) -> TextField {
    TextField(content: Text(file: place.file, node: place.node, filled: unreadableMark))
  }

  private init(content: Text) {
    self.content = content
  }

  package var text: Text? {
    content.filled == Self.absentMark || content.filled == Self.unreadableMark ? nil : content
  }

  package var isAbsent: Bool { content.filled == Self.absentMark }

  /// Whether something is written that is no text.
  package var isUnreadable: Bool { content.filled == Self.unreadableMark }

  package var place: Place? { isAbsent ? nil : content.place }
}

/// A text that is compared and hashed by its bytes, as the store does, not by canonical equivalence.
package struct ExactText: Sendable, Hashable, Comparable, CustomStringConvertible {
  package let string: String

  package init(_ string: String) {
    self.string = string
  }

  package var description: String { string }

  package static func == (left: ExactText, right: ExactText) -> Bool {
    left.string.utf8.count == right.string.utf8.count && left.string.utf8.elementsEqual(right.string.utf8)
  }

  package static func < (left: ExactText, right: ExactText) -> Bool {
    left.string.utf8.lexicographicallyPrecedes(right.string.utf8)
  }

  package func hash(into hasher: inout Hasher) {
    // Eight bytes at a time: a combination costs the same for one.
    var packed: UInt64 = 0
    var count = 0
    for byte in string.utf8 {
      packed = packed << 8 | UInt64(byte)
      count += 1
      if count & 7 == 0 { hasher.combine(packed) }
    }
    hasher.combine(packed)
    hasher.combine(count)
  }
}
