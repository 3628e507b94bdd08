/// A text that equals only one of the same bytes: Swift's own texts are equal in all normal forms of Unicode.
struct ExactText: Hashable {
  let text: String

  init(_ text: String) {
    self.text = text
  }

  static func == (one: ExactText, other: ExactText) -> Bool {
    one.text == other.text && one.text.utf8.elementsEqual(other.text.utf8)
  }
}

extension String {
  /// By bytes, whatever the language.
  func isBefore(_ other: String) -> Bool {
    utf8.lexicographicallyPrecedes(other.utf8)
  }
}
