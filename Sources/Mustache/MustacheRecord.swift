/// Named values, in their order; of two with one name the last counts.
package struct MustacheRecord: Sendable {
  package private(set) var entries: [(key: String, value: MustacheValue)]
  /// Positions in `entries` by the bytes of their keys; empty while a walk through them is as quick.
  private var sorted: [Int] = []

  private static let walkLimit = 24

  package init(_ entries: [(String, MustacheValue)] = []) {
    self.entries = entries.map { (key: $0.0, value: $0.1) }
    if entries.count > Self.walkLimit {
      // The sort is stable, so that the last of equal keys stays the last.
      sorted = entries.indices.sorted { Self.precedes(entries[$0].0, entries[$1].0) }
    }
  }

  /// The value of a name, compared by its bytes.
  package subscript(key: String) -> MustacheValue? {
    guard !sorted.isEmpty else {
      return entries.last { Self.equal($0.key, key) }?.value
    }
    var low = 0
    var high = sorted.count
    while low < high {
      let middle = (low + high) / 2
      if Self.precedes(key, entries[sorted[middle]].key) { high = middle } else { low = middle + 1 }
    }
    guard low > 0, Self.equal(entries[sorted[low - 1]].key, key) else { return nil }
    return entries[sorted[low - 1]].value
  }

  /// The names, in order.
  package var keys: [String] {
    entries.map(\.key)
  }

  /// Equal to the byte; `==` alone would also take another spelling of the same accents.
  private static func equal(_ left: String, _ right: String) -> Bool {
    left == right && left.utf8.elementsEqual(right.utf8)
  }

  private static func precedes(_ left: String, _ right: String) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
  }
}

extension MustacheRecord: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral elements: (String, MustacheValue)...) {
    self.init(elements)
  }
}
