/// The bytes of a template, and where its lines and blanks are.
struct TemplateText: Sendable {
  let bytes: [UInt8]
  /// After a byte order mark.
  let start: Int

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  func startsLine(_ offset: Int) -> Bool {
    offset == start || (offset > start && bytes[offset - 1] == Self.newline)
  }

  /// The blanks between the start of the line and `offset`, or nil where something else stands there.
  func blanks(before offset: Int) -> Range<Int>? {
    var first = offset
    while first > start, Self.isBlank(bytes[first - 1]) { first -= 1 }
    return startsLine(first) ? first..<offset : nil
  }

  /// Where the next line begins, or nil where something stands between `offset` and the line's end.
  func nextLine(after offset: Int) -> Int? {
    var last = offset
    while last < bytes.count, Self.isBlank(bytes[last]) { last += 1 }
    if last == bytes.count { return last }
    if bytes[last] == Self.newline { return last + 1 }
    if bytes[last] == UInt8(ascii: "\r"), last + 1 < bytes.count, bytes[last + 1] == Self.newline { return last + 2 }
    return nil
  }

  /// The line break that ends just before `offset`, empty at the end of a file that has none.
  func lineBreak(before offset: Int) -> Range<Int> {
    guard offset > start, bytes[offset - 1] == Self.newline else { return offset..<offset }
    return offset > start + 1 && bytes[offset - 2] == UInt8(ascii: "\r") ? offset - 2..<offset : offset - 1..<offset
  }

  func isBlank(_ range: Range<Int>) -> Bool {
    bytes[range].allSatisfy { Self.isBlank($0) }
  }

  /// The blanks at the start of a range.
  func leadingBlanks(_ range: Range<Int>) -> Range<Int> {
    var end = range.lowerBound
    while end < range.upperBound, Self.isBlank(bytes[end]) { end += 1 }
    return range.lowerBound..<end
  }

  /// Without white space at both ends.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var first = range.lowerBound
    var last = range.upperBound
    while first < last, Self.isWhitespace(bytes[first]) { first += 1 }
    while first < last, Self.isWhitespace(bytes[last - 1]) { last -= 1 }
    return first..<last
  }

  /// Where `pattern` stands first at or after `offset`; the caller keeps patterns short.
  func find(_ pattern: [UInt8], from offset: Int, to limit: Int? = nil) -> Int? {
    let last = (limit ?? bytes.count) - pattern.count
    guard let first = pattern.first, offset <= last else { return nil }
    var index = offset
    while index <= last {
      if bytes[index] == first, bytes[index..<index + pattern.count].elementsEqual(pattern) { return index }
      index += 1
    }
    return nil
  }

  /// The white space that all lines of these nodes have in common, or nil where there is no line; blank lines do not count.
  func commonIndentation(of nodes: [TemplateNode], in body: Range<Int>) -> Range<Int>? {
    var common: Range<Int>?
    func include(_ blanks: Range<Int>) {
      guard let known = common else { return common = blanks }
      let shared = zip(bytes[known], bytes[blanks]).prefix { $0 == $1 }.count
      common = known.lowerBound..<known.lowerBound + shared
    }
    var index = body.lowerBound
    while index < body.upperBound {
      switch nodes[index] {
      case .text(let range, startsLine: true):
        let blanks = leadingBlanks(range)
        if range.isEmpty || nextLine(after: blanks.upperBound) != range.upperBound { include(blanks) }
      case .partial(_, let indentation?): include(indentation)
      case .parent(_, let indentation, _, let end):
        if let indentation { include(indentation) }
        index = end - 1
      case .block(let site, let end) where site.ownsLines && end == index + 1: include(site.indentation)
      default: break
      }
      index += 1
    }
    return common
  }

  private static let newline = UInt8(ascii: "\n")

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  static func isWhitespace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (0x09...0x0D).contains(byte)
  }
}
