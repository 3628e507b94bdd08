import Diagnostics

/// The line of source a finding starts on, and the marks to print below it.
struct Snippet {
  /// The line as it is shown; of a very long one only the part around the range, with `…` where it is cut.
  private(set) var text = ""
  /// Blanks, and tabs where the line has them, as far as the marks.
  private(set) var indentation = ""
  /// `^`, then `~` as far as the range goes on this line.
  private(set) var marks = "^"

  /// The columns a line may take before it is cut.
  private static let limit = 120
  /// How much of a line is looked at on either side of a range's start, in bytes; more never fits.
  private static let reach = 512

  /// Nil where the line has nothing on it to show.
  init?(_ location: Location, lineRange: Range<Int>) {
    guard !lineRange.isEmpty else { return nil }
    let source = location.source
    let start = source.characterStart(at: location.range.lowerBound.clamped(to: lineRange), in: lineRange)
    let end = source.characterEnd(
      at: location.range.upperBound.clamped(to: start..<lineRange.upperBound), in: lineRange)
    let first = source.characterStart(at: max(start - Self.reach, lineRange.lowerBound), in: lineRange)
    let last = source.characterEnd(at: min(start + Self.reach, lineRange.upperBound), in: lineRange)
    let inner = start..<min(end, last)
    // The parts are decoded by themselves, so that a range may start or end inside what is one character to a reader.
    let before = source.cells(in: first..<start)
    let inside = source.cells(in: inner)
    let after = source.cells(in: inner.upperBound..<last)
    let isWhole = first == lineRange.lowerBound && last == lineRange.upperBound
    if isWhole, Self.width(of: before + inside + after) <= Self.limit {
      write(before[...], inside, after, isCutBefore: false, isCutAfter: false, limit: .max)
    } else {
      let lead = Self.lead(before, inside)
      write(
        before.suffix(lead), inside, after, isCutBefore: lead < before.count || first > lineRange.lowerBound,
        isCutAfter: last < lineRange.upperBound, limit: Self.limit - 1)
    }
  }

  private static func width(of cells: some Sequence<Cell>) -> Int {
    cells.reduce(into: 0) { column, cell in column += cell.width(at: column) }
  }

  /// How many of the cells before the range to show: the range, or its start, comes into the middle.
  private static func lead(_ before: [Cell], _ inside: [Cell]) -> Int {
    let room = limit - 2
    let insideWidth = min(width(of: inside), room)
    if width(of: before) + insideWidth <= room { return before.count }
    var left = max(20, (room - insideWidth) / 2)
    return before.reversed().prefix { cell in
      left -= cell.width(at: 0)
      return left >= 0
    }.count
  }

  private mutating func write(
    _ before: ArraySlice<Cell>, _ inside: [Cell], _ after: [Cell], isCutBefore: Bool, isCutAfter: Bool, limit: Int
  ) {
    var column = 0
    var markWidth = 0
    if isCutBefore {
      text = "…"
      indentation = " "
      column = 1
    }
    for cell in before {
      let width = cell.width(at: column)
      text += cell.text
      indentation += cell.width == nil ? "\t" : String(repeating: " ", count: width)
      column += width
    }
    var isCut = isCutAfter
    for (index, cell) in (inside + after).enumerated() {
      let width = cell.width(at: column)
      guard column + width <= limit else {
        isCut = true
        break
      }
      text += cell.text
      column += width
      if index < inside.count { markWidth += width }
    }
    if isCut { text += "…" }
    marks = "^" + String(repeating: "~", count: max(0, markWidth - 1))
  }
}

extension Int {
  fileprivate func clamped(to range: Range<Int>) -> Int {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}

extension Source {
  /// What is shown of a part of the text: three asterisks for each secret, however long it is.
  fileprivate func cells(in range: Range<Int>) -> [Cell] {
    var cells: [Cell] = []
    var place = range.lowerBound
    for secret in secrets where secret.overlaps(range) {
      if place < secret.lowerBound { cells += Cell.cells(of: text(in: place..<secret.lowerBound)) }
      cells += Cell.cells(of: "***")
      place = max(place, min(secret.upperBound, range.upperBound))
    }
    return place < range.upperBound ? cells + Cell.cells(of: text(in: place..<range.upperBound)) : cells
  }

  /// The offset, or the start of the character it is inside of.
  fileprivate func characterStart(at offset: Int, in line: Range<Int>) -> Int {
    var offset = offset
    while offset > line.lowerBound, offset < line.upperBound, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
    return offset
  }

  /// The offset, or the end of the character it is inside of.
  fileprivate func characterEnd(at offset: Int, in line: Range<Int>) -> Int {
    var offset = offset
    while offset > line.lowerBound, offset < line.upperBound, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
    return offset
  }
}
