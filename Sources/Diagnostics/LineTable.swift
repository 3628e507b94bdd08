/// Turns byte offsets of one source into lines and columns; made when something is printed, never before.
package struct LineTable: Sendable {
  private let source: Source
  /// The byte offset at which each line starts.
  private let starts: [Int]
  /// How many code points stand before each block of bytes; empty unless a line is so long that counting it anew for
  /// every finding would be slow.
  private let countsBeforeBlocks: [Int]
  private static let blockSize = 4096

  package init(_ source: Source) {
    self.source = source
    var starts = [0]
    let bytes = source.bytes
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\n"): starts.append(index + 1)
      case UInt8(ascii: "\r") where index + 1 == bytes.count || bytes[index + 1] != UInt8(ascii: "\n"):
        starts.append(index + 1)
      default: break
      }
      index += 1
    }
    self.starts = starts
    let ends = starts.dropFirst() + [bytes.count]
    let hasLongLine = zip(starts, ends).contains { $1 - $0 > 16 * Self.blockSize }
    self.countsBeforeBlocks = hasLongLine ? Self.countsBeforeBlocks(of: bytes) : []
  }

  private static func countsBeforeBlocks(of bytes: [UInt8]) -> [Int] {
    var counts: [Int] = []
    var total = 0
    for (index, byte) in bytes.enumerated() {
      if index.isMultiple(of: blockSize) { counts.append(total) }
      if byte & 0xC0 != 0x80 { total += 1 }
    }
    counts.append(total)
    return counts
  }

  /// The line (from 1) and column (from 1, in Unicode code points) of a byte offset.
  package func position(of offset: Int) -> Position {
    let offset = min(max(offset, 0), source.bytes.count)
    var low = 0
    var high = starts.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    let start = low == 0 ? byteOrderMarkLength : starts[low]
    return Position(line: low + 1, column: 1 + codePoints(in: min(start, offset)..<offset))
  }

  /// An empty text has one line, and a final line break starts another.
  package var lineCount: Int { starts.count }

  /// The text of a line (from 1), without its line break or a byte order mark.
  package func text(ofLine line: Int) -> String {
    guard starts.indices.contains(line - 1) else { return "" }
    return source.text(in: range(ofLine: line))
  }

  /// The byte range of a line (from 1), without its line break or a byte order mark.
  package func range(ofLine line: Int) -> Range<Int> {
    let start = line == 1 ? byteOrderMarkLength : starts[line - 1]
    var end = line < starts.count ? starts[line] : source.bytes.count
    while end > start, source.bytes[end - 1] == UInt8(ascii: "\n") || source.bytes[end - 1] == UInt8(ascii: "\r") {
      end -= 1
    }
    return start..<max(start, end)
  }

  private var byteOrderMarkLength: Int {
    source.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  private func codePoints(in range: Range<Int>) -> Int {
    let firstBlock = (range.lowerBound + Self.blockSize - 1) / Self.blockSize
    let lastBlock = range.upperBound / Self.blockSize
    guard firstBlock < lastBlock, !countsBeforeBlocks.isEmpty else { return count(range) }
    return count(range.lowerBound..<firstBlock * Self.blockSize)
      + countsBeforeBlocks[lastBlock] - countsBeforeBlocks[firstBlock]
      + count(lastBlock * Self.blockSize..<range.upperBound)
  }

  private func count(_ range: Range<Int>) -> Int {
    source.bytes[range].count { $0 & 0xC0 != 0x80 }
  }
}

/// A place as people and editors count it.
package struct Position: Sendable, Hashable {
  /// From 1.
  package let line: Int
  /// From 1, in Unicode code points.
  package let column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
