internal import Diagnostics

/// A comment, from its `#` to the end of its line.
package struct Comment: Hashable, Sendable {
  package let range: Range<Int>
  /// Nothing but blanks stands before it on its line.
  package let isAlone: Bool

  package init(range: Range<Int>, isAlone: Bool) {
    self.range = range
    self.isAlone = isAlone
  }
}

extension Document {
  /// The comments with a text in them; cheap where the whole source has none of it.
  package func comments(mentioning text: String) -> [Comment] {
    guard source.bytes.mayHoldComment(with: text) else { return [] }
    let text = Array(text.utf8)
    return comments().filter { comment in
      let bytes = source.bytes[comment.range]
      return bytes.indices.contains { bytes[$0...].starts(with: text) }
    }
  }

  /// Every comment in the order of the text; looked for at each call.
  package func comments() -> [Comment] {
    var search = CommentSearch(bytes: source.bytes)
    for record in store.records where !record.isCollection {
      if record.kind == .scalar, record.style.isBlock { search.readHeader(of: record) }
      search.read(to: Int(record.start))
      search.skip(to: Int(record.end))
    }
    search.read(to: source.bytes.count)
    return search.found
  }
}

/// Looks for `#` between the values, where nothing else can be meant by it.
private struct CommentSearch {
  let bytes: [UInt8]
  var place = 0
  var found: [Comment] = []

  init(bytes: [UInt8]) {
    self.bytes = bytes
    place = bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0
  }

  mutating func read(to end: Int) {
    while place < end {
      if bytes[place] == UInt8(ascii: "#"), startsAfterBlank { addComment() } else { place += 1 }
    }
  }

  mutating func skip(to end: Int) {
    place = max(place, end)
  }

  /// The line of `|` or `>` may end with a comment.
  mutating func readHeader(of record: Record) {
    read(to: Int(record.start))
    var end = Int(record.start)
    while end < bytes.count, !isBreak(end) { end += 1 }
    read(to: end)
  }

  private mutating func addComment() {
    let start = place
    while place < bytes.count, !isBreak(place) { place += 1 }
    var before = start
    while before > 0, isBlank(before - 1) { before -= 1 }
    let isAlone = before == 0 || isBreak(before - 1) || (before == 3 && bytes.starts(with: byteOrderMark))
    found.append(Comment(range: start..<place, isAlone: isAlone))
  }

  private var startsAfterBlank: Bool {
    place == 0 || isBlank(place - 1) || isBreak(place - 1) || (place == 3 && bytes.starts(with: byteOrderMark))
  }

  private func isBlank(_ place: Int) -> Bool {
    bytes[place] == UInt8(ascii: " ") || bytes[place] == UInt8(ascii: "\t")
  }

  private func isBreak(_ place: Int) -> Bool {
    bytes[place] == UInt8(ascii: "\n") || bytes[place] == UInt8(ascii: "\r")
  }
}
