/// The difference of two texts as `diff -u` and `git diff` write it.
package enum UnifiedDiff {
  /// Beyond so many lines the rest is only counted.
  static let longest = 500
  /// Beyond so many bytes from the first difference to the last a text is only named.
  static let largest = 16 << 20

  /// Nil stands for a file that is not there; equal texts give nothing.
  package static func text(old: [UInt8]?, new: [UInt8]?, path: String) -> String {
    guard old != new else { return "" }
    let header = "--- \(old == nil ? "/dev/null" : "a/" + path)\n+++ \(new == nil ? "/dev/null" : "b/" + path)\n"
    let (before, after) = (old ?? [], new ?? [])
    let window = Window(before, after)
    if max(window.old.count, window.new.count) > largest || isBinary(before) || isBinary(after) {
      return header + "binary or large: \(size(old)) -> \(size(new))\n"
    }
    var index = LineIndex()
    let first = index.lines(of: before[window.old])
    let second = index.lines(of: after[window.new])
    let matches = LineDifference(first.map(\.number), second.map(\.number)).matches
    var writer = HunkWriter(old: first, new: second, linesBefore: window.linesBefore)
    for hunk in hunks(of: edits(matches, first.count, second.count)) { writer.write(hunk) }
    return header + writer.finish()
  }

  private static func isBinary(_ bytes: [UInt8]) -> Bool {
    bytes.prefix(8192).contains(0)
  }

  private static func size(_ bytes: [UInt8]?) -> String {
    bytes.map { "\($0.count) bytes" } ?? "nothing"
  }

  /// Old lines that give way to new lines.
  struct Edit {
    let old: Range<Int>
    let new: Range<Int>
  }

  private static func edits(_ matches: [LineDifference.Match], _ oldCount: Int, _ newCount: Int) -> [Edit] {
    var edits: [Edit] = []
    var (o, n) = (0, 0)
    for match in matches + [LineDifference.Match(old: oldCount, new: newCount, count: 0)] {
      if o < match.old || n < match.new { edits.append(Edit(old: o..<match.old, new: n..<match.new)) }
      (o, n) = (match.old + match.count, match.new + match.count)
    }
    return edits
  }

  /// Edits whose surroundings touch belong together.
  private static func hunks(of edits: [Edit]) -> [[Edit]] {
    var hunks: [[Edit]] = []
    for edit in edits {
      if let last = hunks.last?.last, edit.old.lowerBound - last.old.upperBound <= 2 * HunkWriter.surroundings {
        hunks[hunks.count - 1].append(edit)
      } else {
        hunks.append([edit])
      }
    }
    return hunks
  }
}

/// Where two texts differ, in whole lines, with the lines around.
private struct Window {
  let old: Range<Int>
  let new: Range<Int>
  /// The same in both.
  let linesBefore: Int

  init(_ before: [UInt8], _ after: [UInt8]) {
    let shorter = min(before.count, after.count)
    var start = 0
    while start < shorter, before[start] == after[start] { start += 1 }
    var tail = 0
    while tail < shorter - start, before[before.count - 1 - tail] == after[after.count - 1 - tail] { tail += 1 }
    start = Self.lineStart(before, start)
    // A tail that begins within a line begins with the next one.
    var end = before.count - tail
    while end < before.count, end > 0, before[end - 1] != Self.lineBreak { end += 1 }
    for _ in 0..<HunkWriter.surroundings {
      start = Self.lineStart(before, max(0, start - 1))
      end = before[end...].firstIndex(of: Self.lineBreak).map { $0 + 1 } ?? before.count
    }
    old = start..<end
    new = start..<(after.count - (before.count - end))
    linesBefore = before[..<start].count { $0 == Self.lineBreak }
  }

  private static let lineBreak = UInt8(ascii: "\n")

  private static func lineStart(_ bytes: [UInt8], _ place: Int) -> Int {
    bytes[..<place].lastIndex(of: lineBreak).map { $0 + 1 } ?? 0
  }
}

/// Gives equal lines equal numbers.
private struct LineIndex {
  struct Line {
    let number: Int
    let text: ArraySlice<UInt8>
    let isBroken: Bool
  }

  /// The first of the lines with each number.
  private var known: [ArraySlice<UInt8>] = []
  private var numbers: [UInt64: Int] = [:]

  mutating func lines(of bytes: ArraySlice<UInt8>) -> [Line] {
    var lines: [Line] = []
    var start = bytes.startIndex
    while start < bytes.endIndex {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n"))
      // With its line break, so that a last line without one is another line.
      let whole = bytes[start..<(end.map { $0 + 1 } ?? bytes.endIndex)]
      lines.append(Line(number: number(of: whole), text: bytes[start..<(end ?? bytes.endIndex)], isBroken: end != nil))
      start = whole.endIndex
    }
    return lines
  }
}

extension LineIndex {
  /// Hashed by FNV-1a, which for short texts is much faster than a dictionary of slices.
  private mutating func number(of line: ArraySlice<UInt8>) -> Int {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in line { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    while let number = numbers[hash] {
      if known[number] == line { return number }
      hash &+= 1
    }
    numbers[hash] = known.count
    known.append(line)
    return known.count - 1
  }
}

private struct HunkWriter {
  static let surroundings = 3

  let old: [LineIndex.Line]
  let new: [LineIndex.Line]
  private var bytes: [UInt8] = []
  private var written = 0
  private var leftOut = 0
  private let linesBefore: Int

  init(old: [LineIndex.Line], new: [LineIndex.Line], linesBefore: Int) {
    self.old = old
    self.new = new
    self.linesBefore = linesBefore
  }

  mutating func write(_ edits: [UnifiedDiff.Edit]) {
    guard let first = edits.first, let last = edits.last else { return }
    let before = min(Self.surroundings, first.old.lowerBound)
    let after = min(Self.surroundings, old.count - last.old.upperBound)
    let oldRange = (first.old.lowerBound - before)..<(last.old.upperBound + after)
    let newRange = (first.new.lowerBound - before)..<(last.new.upperBound + after)
    if written < UnifiedDiff.longest {
      bytes += "@@ -\(span(oldRange)) +\(span(newRange)) @@\n".utf8
    }
    var next = oldRange.lowerBound
    for edit in edits {
      for index in next..<edit.old.lowerBound { write(" ", old[index]) }
      for index in edit.old { write("-", old[index]) }
      for index in edit.new { write("+", new[index]) }
      next = edit.old.upperBound
    }
    for index in next..<oldRange.upperBound { write(" ", old[index]) }
  }

  consuming func finish() -> String {
    var text = String(decoding: bytes, as: UTF8.self)
    if leftOut > 0 { text += "... and \(leftOut) more lines\n" }
    return text
  }

  private mutating func write(_ mark: Unicode.Scalar, _ line: LineIndex.Line) {
    guard written < UnifiedDiff.longest else {
      leftOut += 1
      return
    }
    written += 1
    bytes.append(UInt8(ascii: mark))
    bytes += line.text
    bytes.append(UInt8(ascii: "\n"))
    if !line.isBroken { bytes += "\\ No newline at end of file\n".utf8 }
  }

  /// Lines are counted from 1; an empty range is said to stand after the line before it.
  private func span(_ range: Range<Int>) -> String {
    let line = linesBefore + range.lowerBound
    return switch range.count {
    case 0: "\(line),0"
    case 1: "\(line + 1)"
    default: "\(line + 1),\(range.count)"
    }
  }
}
