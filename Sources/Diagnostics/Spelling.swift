/// Finds the word that was probably meant.
package enum Spelling {
  /// The candidate nearest to `word`, if one is near enough to be worth proposing; on a tie the first in order.
  ///
  /// Near enough: at most one edit for every three characters (a swap of neighbours is one edit), or the same but for
  /// case, hyphens and underscores.
  package static func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
    let typed = Array(word.utf8.prefix(64))
    guard !typed.isEmpty else { return nil }
    let folded = fold(typed)
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
      let letters = Array(candidate.utf8)
      if fold(letters) == folded { return candidate }
      let allowed = max(1, max(typed.count, letters.count) / 3)
      guard abs(letters.count - typed.count) <= allowed else { continue }
      let distance = distance(from: fold(typed, keepingHyphens: true), to: fold(letters, keepingHyphens: true))
      guard distance <= allowed, distance < letters.count else { continue }
      if distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.candidate
  }

  /// The number of insertions, deletions, replacements and swaps of neighbours that turn one into the other.
  package static func distance(from first: [UInt8], to second: [UInt8]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for (row, letter) in first.enumerated() {
      var current = [row + 1]
      current.reserveCapacity(second.count + 1)
      for (column, other) in second.enumerated() {
        var cost = min(last[column + 1] + 1, current[column] + 1, last[column] + (letter == other ? 0 : 1))
        if row > 0, column > 0, letter == second[column - 1], first[row - 1] == other {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      (beforeLast, last) = (last, current)
    }
    return last[second.count]
  }

  /// Whether two words are the same but for case, hyphens, underscores and blanks.
  package static func isSame(_ word: String, _ other: String) -> Bool {
    fold(Array(word.utf8)) == fold(Array(other.utf8))
  }

  /// Lower case, and hyphens and underscores one and the same (or gone).
  private static func fold(_ letters: [UInt8], keepingHyphens: Bool = false) -> [UInt8] {
    letters.compactMap { letter in
      switch letter {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): letter | 0x20
      case UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: " "): keepingHyphens ? UInt8(ascii: "_") : nil
      default: letter
      }
    }
  }
}
