package import Diagnostics
import YAML

/// The changes that surely mend findings, put together file by file.
package struct Fixes: Sendable {
  /// One file as it was, and as it is to be.
  package struct Change: Sendable {
    package let source: Source
    package let bytes: [UInt8]
    /// How many findings it mends.
    package let count: Int
  }

  /// In the order of paths.
  package private(set) var changes: [Change] = []

  /// Of two changes of the same bytes the first is made; the other one may be made after it.
  package init(_ findings: [Diagnostic]) {
    var bySource: [Source: [Fix]] = [:]
    for fix in findings.compactMap(\.fix) { bySource[fix.location.source, default: []].append(fix) }
    changes = bySource.compactMap { Self.change(of: $0, $1) }
      .sorted { $0.source.path.utf8.lexicographicallyPrecedes($1.source.path.utf8) }
  }

  private static func change(of source: Source, _ fixes: [Fix]) -> Change? {
    var bytes: [UInt8] = []
    var place = 0
    var count = 0
    var last: Fix?
    for fix in fixes.sorted(by: { $0.location < $1.location }) {
      // Equal fixes are of one fault that several products inherit.
      if fix == last {
        count += 1
        continue
      }
      let range = fix.location.range
      guard range.lowerBound >= place, last.map({ $0.location.range != range }) ?? true else { continue }
      bytes += source.bytes[place..<range.lowerBound]
      bytes += Array(fix.replacement.utf8)
      place = range.upperBound
      count += 1
      last = fix
    }
    bytes += source.bytes[place...]
    // What would be no YAML any more mends nothing.
    guard Document.parse(Source(path: source.path, bytes: bytes)).document != nil else { return nil }
    return Change(source: source, bytes: bytes, count: count)
  }
}
