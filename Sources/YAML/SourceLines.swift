import Diagnostics

extension SyntaxFault {
  func byte(at offset: Int) -> UInt8? {
    source.bytes.indices.contains(offset) ? source.bytes[offset] : nil
  }

  func isBlank(_ offset: Int) -> Bool {
    byte(at: offset) == UInt8(ascii: " ") || byte(at: offset) == UInt8(ascii: "\t")
  }

  /// A line break, or the end of the text.
  func isBreak(_ offset: Int) -> Bool {
    switch byte(at: offset) {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"), nil: true
    default: false
    }
  }

  /// One character, not only its first byte; a line break and the end of the text have no width.
  func characterRange(at offset: Int) -> Range<Int> {
    let start = min(max(offset, 0), source.bytes.count)
    guard !isBreak(start) else { return start..<start }
    var end = start + 1
    while let next = byte(at: end), next & 0xC0 == 0x80 { end += 1 }
    return start..<end
  }

  func lineStart(of offset: Int) -> Int {
    var start = min(max(offset, 0), source.bytes.count)
    while start > 0, !isBreak(start - 1) { start -= 1 }
    return start == 0 && source.bytes.starts(with: byteOrderMark) ? byteOrderMark.count : start
  }

  func firstNonBlank(from start: Int) -> Int {
    var place = start
    while isBlank(place) { place += 1 }
    return place
  }

  /// After the indentation and the hyphens of list items.
  func contentStart(ofLineAt offset: Int) -> Int {
    var place = firstNonBlank(from: lineStart(of: offset))
    while byte(at: place) == UInt8(ascii: "-"), isBlank(place + 1) { place = firstNonBlank(from: place + 1) }
    return place
  }

  /// The end of what stands on the line, without a comment and trailing blanks; at least one character is kept.
  func valueEnd(from start: Int) -> Int {
    var end = start
    while !isBreak(end) {
      if byte(at: end) == UInt8(ascii: "#"), end > start, isBlank(end - 1) { break }
      end += 1
    }
    while end > start, isBlank(end - 1) { end -= 1 }
    return max(end, characterRange(at: start).upperBound)
  }

  /// How many characters stand before a place on its line.
  func columns(to offset: Int) -> Int {
    source.bytes[lineStart(of: offset)..<min(max(offset, lineStart(of: offset)), source.bytes.count)]
      .count { $0 & 0xC0 != 0x80 }
  }

  /// A place on the nearest line above that has more than blanks and a comment.
  func lineAbove(_ offset: Int) -> Int? {
    var start = lineStart(of: offset)
    while start > 0 {
      start = lineStart(of: start - 1)
      let first = firstNonBlank(from: start)
      if !isBreak(first), byte(at: first) != UInt8(ascii: "#") { return first }
      if start == byteOrderMark.count, source.bytes.starts(with: byteOrderMark) { return nil }
    }
    return nil
  }

  /// A colon that ends a key.
  func isSeparatingColon(_ offset: Int) -> Bool {
    byte(at: offset) == UInt8(ascii: ":") && (isBlank(offset + 1) || isBreak(offset + 1))
  }

  /// Where only blanks, line breaks and comments follow.
  var endOfContent: Int {
    var end = source.bytes.count
    while end > 0 {
      let start = lineStart(of: end - 1)
      let first = firstNonBlank(from: start)
      guard isBreak(first) || byte(at: first) == UInt8(ascii: "#") else { break }
      if start == 0 || start == byteOrderMark.count { return start }
      end = start
    }
    while end > 0, isBreak(end - 1) || isBlank(end - 1) { end -= 1 }
    return end
  }
}
