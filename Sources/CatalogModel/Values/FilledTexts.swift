/// The texts of series products with their placeholders filled in.
///
/// Products are read in portions at the same time, each with a shelf of its own: a text's number does not depend on
/// which portion is done first.
package struct FilledTexts: Sendable {
  private var shelves: [[String]] = Array(repeating: [], count: Self.shelfCount)
  /// The shelf that new texts go to.
  private var shelf = 0

  static let shelfCount = 1 << Self.shelfBits
  private static let shelfBits: UInt32 = 4

  /// The same texts, with new ones going to another shelf.
  func onShelf(_ shelf: Int) -> FilledTexts {
    var texts = self
    texts.shelf = shelf
    return texts
  }

  package subscript(number: UInt32) -> String {
    shelves[Int(number) & (Self.shelfCount - 1)][Int(number >> Self.shelfBits)]
  }

  /// Keeps a text and says its number.
  mutating func append(_ text: String) -> UInt32 {
    shelves[shelf].append(text)
    return UInt32(shelves[shelf].count - 1) << Self.shelfBits | UInt32(shelf)
  }

  /// Takes over what another has put on its own shelf.
  mutating func take(from other: FilledTexts) {
    shelves[other.shelf] = other.shelves[other.shelf]
  }
}
