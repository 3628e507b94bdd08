import Diagnostics
package import YAML

/// What may stand at a place of the catalog: it drives checking, suggestions and the JSON Schema.
package indirect enum Shape: Sendable {
  /// Any scalar, character by character.
  case text
  case boolean
  /// Decimal digits alone.
  case integer(ClosedRange<Int>)
  /// An exact decimal, never negative.
  case decimal
  case date
  case word(WordKind)
  case list(Shape)
  case map(keys: Shape, values: Shape)
  case record(RecordShape)
  /// The first that has the node's kind.
  case either([Shape])
  /// Texts by locale, or `{file: PATH}`, or both.
  case localizations(RecordShape)
  /// An output's name, alone or with its options.
  case output
  /// The team's own data.
  case anything

  /// Whether a list of such has nothing to say by naming one twice.
  var isOfNames: Bool {
    switch self {
    case .text, .word: true
    default: false
    }
  }

  /// Whether values of inherited maps, such as prices, may be empty to delete what was inherited.
  var isDeletable: Bool {
    switch self {
    case .decimal: true
    case .record(let record): record.inherits
    default: false
    }
  }
}

/// A mapping with known keys.
package final class RecordShape: Sendable {
  package struct Key: Sendable {
    package let name: String
    /// What the field is for, in one sentence.
    package let summary: String
    package let shape: Shape
  }

  /// As in `unknown key "pirce" in a product`.
  package let noun: String
  package let keys: [Key]
  /// What keys of the writer's own may hold; nil where there are none.
  package let otherKeys: Shape?
  /// Whether an empty value deletes what was inherited.
  package let inherits: Bool
  /// Whether messages must not repeat what is in it.
  package let isSecret: Bool
  /// What to do about keys that belong elsewhere, by their names.
  let misplaced: [String: String]
  /// The names of the keys, to look them up.
  package let words: WordList
  /// Which keys take any scalar.
  let takesText: [Bool]

  package init(
    noun: String, keys: [Key], otherKeys: Shape? = nil, inherits: Bool = false, isSecret: Bool = false,
    misplaced: [String: String] = [:]
  ) {
    self.noun = noun
    self.keys = keys
    self.otherKeys = otherKeys
    self.inherits = inherits
    self.isSecret = isSecret
    self.misplaced = misplaced
    words = WordList(keys.map(\.name))
    takesText = keys.map { if case .text = $0.shape { true } else { false } }
  }

  /// The position of a key, compared by bytes.
  package func index(of name: ArraySlice<UInt8>) -> Int? {
    words.index(of: name)
  }
}

/// A scalar of a closed vocabulary, or with a form of its own.
package struct WordKind: Sendable {
  /// The rule that an unsound one breaks.
  package let rule: String
  /// As in `unknown price tier "99"`.
  package let noun: String
  /// The closed list, in order; empty where the form is open.
  package let values: [String]
  /// What else to say of the form, such as `0 to 87, alt-A, alt-B, alt-1 to alt-5`.
  package let form: String?
  /// What editors are told beside `values`, of a vocabulary that is not closed.
  package let openForm: OpenForm?
  package let accepts: @Sendable (String) -> Bool
  package let suggestion: @Sendable (String) -> String?
  /// The word that a text is a well-known other name of: nothing that merely looks like it.
  package let alias: @Sendable (String) -> String?
  /// What a word may mean that has more than one meaning.
  package let candidates: @Sendable (String) -> [String]

  package init(
    rule: String = "unknown-value", noun: String, values: [String] = [], form: String? = nil, openForm: OpenForm? = nil,
    accepts: (@Sendable (String) -> Bool)? = nil, suggestion: @escaping @Sendable (String) -> String? = { _ in nil },
    alias: @escaping @Sendable (String) -> String? = { _ in nil },
    candidates: @escaping @Sendable (String) -> [String] = { _ in [] }
  ) {
    self.rule = rule
    self.noun = noun
    self.values = values
    self.form = form
    self.openForm = openForm
    self.accepts = accepts ?? { typed in values.contains { $0.utf8.elementsEqual(typed.utf8) } }
    self.suggestion = suggestion
    self.alias = alias
    self.candidates = candidates
  }

  /// The word that a text surely means: another name of it, or the same but for case, blanks and hyphens.
  package func certain(_ typed: String) -> String? {
    if let meant = alias(typed) { return meant }
    return suggestion(typed).flatMap { Spelling.isSame(typed, $0) ? $0 : nil }
  }
}

/// The words of a vocabulary that is long, may grow, or has more than one spelling.
package struct OpenForm: Sendable {
  /// A word and what it means.
  package typealias Word = (text: String, meaning: String)

  /// The words that editors offer.
  package let words: [Word]
  /// Plain numbers that are words too.
  package let numbers: ClosedRange<Int>?
  /// Other words that are accepted, as a regular expression.
  package let pattern: String?

  package init(words: [Word] = [], numbers: ClosedRange<Int>? = nil, pattern: String? = nil) {
    self.words = words
    self.numbers = numbers
    self.pattern = pattern
  }
}
