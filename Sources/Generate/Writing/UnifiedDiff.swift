/// The difference of two texts as `diff -u` and `git diff` write it.
enum UnifiedDiff {
  /// Beyond so many lines the rest is only counted.
  static let longest = 500
  /// Beyond so many bytes a text is only named.
  static let largest = 16 << 20

  /// Nil stands for a file that is not there; equal texts give nothing.
  static func text(old: [UInt8]?, new: [UInt8]?, path: String) -> String {
    guard old != new else { return "" }
    let header = "--- \(old == nil ? "/dev/null" : "a/" + path)\n+++ \(new == nil ? "/dev/null" : "b/" + path)\n"
    let (before, after) = (old ?? [], new ?? [])
    if isUnreadable(before) || isUnreadable(after) {
      return header + "binary or large: \(size(old)) -> \(size(new))\n"
    }
    var table = LineIndex()
    let first = table.lines(of: before)
    let second = table.lines(of: after)
    let matches = LineDifference(first.map(\.number), second.map(\.number)).matches
    var writer = HunkWriter(old: first, new: second)
    for hunk in hunks(of: edits(matches, first.count, second.count)) { writer.write(hunk) }
    return header + writer.finish()
  }

  private static func isUnreadable(_ bytes: [UInt8]) -> Bool {
    bytes.count > largest || bytes.prefix(8192).contains(0)
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

/// Gives equal lines equal numbers.
private struct LineIndex {
  struct Line {
    let number: Int
    let text: ArraySlice<UInt8>
    let isBroken: Bool
  }

  private var numbers: [ArraySlice<UInt8>: Int] = [:]

  mutating func lines(of bytes: [UInt8]) -> [Line] {
    var lines: [Line] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n"))
      // With its line break, so that a last line without one is another line.
      let whole = bytes[start..<(end.map { $0 + 1 } ?? bytes.count)]
      let number = numbers[whole, default: numbers.count]
      numbers[whole] = number
      lines.append(Line(number: number, text: bytes[start..<(end ?? bytes.count)], isBroken: end != nil))
      start = whole.endIndex
    }
    return lines
  }
}

private struct HunkWriter {
  static let surroundings = 3

  let old: [LineIndex.Line]
  let new: [LineIndex.Line]
  private var bytes: [UInt8] = []
  private var written = 0
  private var leftOut = 0

  init(old: [LineIndex.Line], new: [LineIndex.Line]) {
    self.old = old
    self.new = new
  }

  mutating func write(_ edits: [UnifiedDiff.Edit]) {
    guard let first = edits.first, let last = edits.last else { return }
    let before = min(Self.surroundings, first.old.lowerBound)
    let after = min(Self.surroundings, old.count - last.old.upperBound)
    let oldRange = (first.old.lowerBound - before)..<(last.old.upperBound + after)
    let newRange = (first.new.lowerBound - before)..<(last.new.upperBound + after)
    if written < UnifiedDiff.longest {
      bytes += "@@ -\(Self.span(oldRange)) +\(Self.span(newRange)) @@\n".utf8
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
  private static func span(_ range: Range<Int>) -> String {
    switch range.count {
    case 0: "\(range.lowerBound),0"
    case 1: "\(range.lowerBound + 1)"
    default: "\(range.lowerBound + 1),\(range.count)"
    }
  }
}
