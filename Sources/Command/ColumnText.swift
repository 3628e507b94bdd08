/// A row of help: a label on the left, its text on the right, and below that the values it accepts.
struct TextRow {
  let label: String
  let text: String
  var choices: [Choice] = []
}

/// Builds text that is wrapped to a number of columns: sections with an empty line between them.
struct ColumnText {
  let width: Int
  private var lines: [String] = []

  init(width: Int) {
    self.width = width
  }

  /// Every line ends in a line feed.
  var string: String {
    lines.map { "\($0)\n" }.joined()
  }

  mutating func paragraph(_ text: String) {
    beginSection()
    lines += Self.wrapped(text, to: width)
  }

  /// A heading, and rows whose texts begin in `column`; nothing where there are no rows.
  mutating func table(_ heading: String, _ rows: [TextRow], column: Int) {
    guard !rows.isEmpty else { return }
    beginSection()
    lines.append("\(heading):")
    for row in rows {
      hang(row.text, behind: "  \(row.label)", column: column)
      let inner = column + 2 + min(20, (row.choices.map(\.value.count).max() ?? 0) + 2)
      for choice in row.choices {
        let label = String(repeating: " ", count: column + 2) + choice.value
        hang(choice.meaning, behind: label, column: width < Self.narrow ? column + 4 : inner)
      }
    }
  }

  mutating func examples(_ examples: [CommandExample]) {
    guard !examples.isEmpty else { return }
    beginSection()
    lines.append("examples:")
    for example in examples {
      lines.append("  \(example.command)")
      lines += Self.wrapped(example.meaning, to: width - 6).map { "      \($0)" }
    }
  }

  /// Where the texts of rows begin: behind the longest label that is not too long to stand beside its text.
  func column(for rows: [TextRow]) -> Int {
    if width < Self.narrow { return 6 }
    return 4 + (rows.map(\.label.count).filter { $0 <= 24 }.max() ?? 0)
  }

  /// In fewer columns than this a text stands below its label.
  private static let narrow = 60

  private mutating func beginSection() {
    if !lines.isEmpty { lines.append("") }
  }

  private mutating func hang(_ text: String, behind label: String, column: Int) {
    let indent = String(repeating: " ", count: column)
    var texts = Self.wrapped(text, to: width - column)[...]
    if label.count + 2 <= column, let first = texts.popFirst() {
      lines.append(label + String(repeating: " ", count: column - label.count) + first)
    } else {
      lines.append(label)
    }
    lines += texts.map { indent + $0 }
  }

  /// Lines of whole words; a word that is wider than `width` has a line of its own.
  static func wrapped(_ text: String, to width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(whereSeparator: \.isWhitespace) {
      if !line.isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? String(word) : " \(word)"
    }
    if !line.isEmpty { lines.append(line) }
    return lines
  }
}
