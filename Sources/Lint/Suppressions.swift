import CatalogModel
import Diagnostics
import YAML

/// The comments that let single findings pass: `# iapcatalog:ignore RULE -- reason`, on the finding's line or alone above.
struct Suppressions {
  /// One rule that one comment names.
  private struct Entry {
    let rule: String
    /// Of the rule's name, or of the comment where it names none.
    let place: Location
    /// What is to be removed with it; nil where the comment names other rules too.
    let removal: Location?
    var isUsed = false
  }

  private struct Line: Hashable {
    let path: String
    let number: Int
  }

  private var entries: [Entry] = []
  private var byLine: [Line: [Int]] = [:]
  private var tables: [String: LineTable] = [:]
  private var faults: [Diagnostic] = []

  init(_ catalog: Catalog) {
    for document in catalog.files {
      let comments = document.comments(mentioning: SuppressionComment.mark)
      guard !comments.isEmpty else { continue }
      let table = LineTable(document.source)
      tables[document.source.path] = table
      let targets = Self.targets(of: comments, table)
      for (comment, line) in zip(comments, targets) { add(comment, forLine: line, of: document.source) }
    }
  }

  private mutating func add(_ comment: Comment, forLine line: Int, of source: Source) {
    guard let read = SuppressionComment(comment, in: source) else { return }
    guard read.fault == nil, !read.rules.isEmpty else {
      faults.append(UnusedSuppression.namesNothing(at: read.location, read.fault))
      return
    }
    let target = Line(path: source.path, number: line)
    for rule in read.rules {
      byLine[target, default: []].append(entries.count)
      entries.append(
        Entry(
          rule: rule.name, place: rule.location,
          removal: read.rules.count == 1 ? SuppressionComment.removal(of: comment, in: source) : nil))
    }
  }

  /// The line that each comment is for: its own, or the first one after it that has something else than comments.
  private static func targets(of comments: [Comment], _ table: LineTable) -> [Int] {
    var targets: [Int] = []
    // From the end, so that of many comments in a row each looks at one line.
    var later: (line: Int, target: Int)?
    for comment in comments.reversed() {
      var line = table.position(of: comment.range.lowerBound).line
      if comment.isAlone {
        let own = line
        line += 1
        while line < table.lineCount, line != later?.line, !hasText(table.text(ofLine: line)) { line += 1 }
        if let later, later.line == line { line = later.target }
        later = (own, line)
      }
      targets.append(line)
    }
    return targets.reversed()
  }

  private static func hasText(_ line: String) -> Bool {
    let text = line.utf8.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return !text.isEmpty && text.first != UInt8(ascii: "#")
  }

  /// The findings that no comment lets pass, and what is wrong with the comments.
  mutating func applied(to findings: [Diagnostic], reportsUnused: Bool) -> [Diagnostic] {
    if entries.isEmpty, faults.isEmpty { return findings }
    let left = findings.filter { !suppresses($0) }
    guard reportsUnused else { return left + faults }
    return left + faults
      + entries.filter { !$0.isUsed }.map { UnusedSuppression.finding($0.rule, $0.place, $0.removal) }
  }

  private mutating func suppresses(_ finding: Diagnostic) -> Bool {
    let path = finding.location.source.path
    guard let table = tables[path] else { return false }
    let line = Line(path: path, number: table.position(of: finding.location.range.lowerBound).line)
    var isSuppressed = false
    for index in byLine[line] ?? [] where entries[index].rule == finding.rule {
      guard Rules.named(finding.rule)?.about.isSettable == true else { continue }
      entries[index].isUsed = true
      isSuppressed = true
    }
    return isSuppressed
  }
}

/// What one comment asks for.
private struct SuppressionComment {
  /// What every comment to the tool starts with.
  static let mark = "iapcatalog:"
  private static let directive = "ignore"

  let location: Location
  private(set) var rules: [(name: String, location: Location)] = []
  /// A word in place of `ignore`.
  private(set) var fault: String?

  /// Nil for a comment that is not for the tool.
  init?(_ comment: Comment, in source: Source) {
    location = Location(source: source, range: comment.range)
    var words = Words(bytes: source.bytes, place: comment.range.lowerBound + 1, end: comment.range.upperBound)
    guard let first = words.next(), case let text = source.text(in: first), text.hasPrefix(Self.mark) else {
      return nil
    }
    let directive = text.dropFirst(Self.mark.count)
    guard directive == Self.directive else {
      fault = String(directive)
      return
    }
    while let range = words.next() {
      let name = source.text(in: range)
      if name.hasPrefix("--") { break }
      rules.append((name, Location(source: source, range: range)))
    }
  }

  /// The comment with the blanks before it, or its whole line where it stands alone.
  static func removal(of comment: Comment, in source: Source) -> Location {
    var start = comment.range.lowerBound
    var end = comment.range.upperBound
    while start > 0, source.bytes[start - 1] == UInt8(ascii: " ") || source.bytes[start - 1] == UInt8(ascii: "\t") {
      start -= 1
    }
    if comment.isAlone {
      if end < source.bytes.count, source.bytes[end] == UInt8(ascii: "\r") { end += 1 }
      if end < source.bytes.count, source.bytes[end] == UInt8(ascii: "\n") { end += 1 }
    }
    return Location(source: source, range: start..<end)
  }

  /// What is parted by blanks and commas.
  private struct Words {
    let bytes: [UInt8]
    var place: Int
    let end: Int

    mutating func next() -> Range<Int>? {
      while place < end, isBetween(bytes[place]) { place += 1 }
      let start = place
      while place < end, !isBetween(bytes[place]) { place += 1 }
      return start < place ? start..<place : nil
    }

    private func isBetween(_ byte: UInt8) -> Bool {
      byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: ",")
    }
  }
}
