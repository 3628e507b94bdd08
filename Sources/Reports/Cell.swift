import Diagnostics

/// A piece of a line with the room it takes on a terminal.
struct Cell {
  let text: String
  /// In columns; nil for a tab, whose width depends on where it stands.
  let width: Int?

  /// What a terminal shows for a text, invisible characters as `<U+200B>`.
  static func cells(of text: String) -> [Cell] {
    if text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) {
      return text.unicodeScalars.map { Cell(text: String($0), width: 1) }
    }
    return text.flatMap { character in
      character.isEmoji ? [Cell(text: String(character), width: 2)] : character.unicodeScalars.map(Cell.init)
    }
  }

  private init(text: String, width: Int?) {
    self.text = text
    self.width = width
  }

  private init(_ scalar: Unicode.Scalar) {
    if scalar == "\t" {
      self.init(text: "\t", width: nil)
    } else if 0x20..<0x7F ~= scalar.value {
      self.init(text: String(scalar), width: 1)
    } else if scalar.isInvisible {
      let text = "<\(scalar.codePoint)>"
      self.init(text: text, width: text.utf8.count)
    } else {
      self.init(text: String(scalar), width: scalar.columns)
    }
  }

  /// The columns it takes if it starts at a column (from 0), with a tab stop every eight columns.
  func width(at column: Int) -> Int {
    width ?? 8 - column % 8
  }
}

extension Character {
  /// Whether it is drawn as one picture, whatever it is made of.
  fileprivate var isEmoji: Bool {
    guard utf8.count > 1, let first = unicodeScalars.first, utf8.count > UTF8.width(first) else { return false }
    if first.properties.isEmojiPresentation { return true }
    guard first.properties.isEmoji, unicodeScalars.contains("\u{FE0F}") else { return false }
    return !first.isASCII || unicodeScalars.contains("\u{20E3}")
  }
}

extension Unicode.Scalar {
  /// How many columns a terminal gives it: none to a combining mark, two to a wide character.
  fileprivate var columns: Int {
    if value < 0x300 { return 1 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    default: break
    }
    switch value {
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: return 0
    default: return properties.isEmojiPresentation || isEastAsianWide ? 2 : 1
    }
  }

  /// The blocks whose characters are wide or full-width: https://www.unicode.org/reports/tr11/ (2025).
  private var isEastAsianWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF,
      0x1AFF0...0x1B2FF, 0x1F200...0x1F265, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
