/// Which lines two texts share: the basis of a unified diff.
///
/// Lines that occur once in each text hold the two together; what lies between them is compared by Myers' algorithm as
/// long as it is cheap, and else replaced as a whole. So the time grows about linearly, whatever the texts are.
struct LineDifference {
  /// A stretch of lines that are the same in both.
  struct Match: Equatable {
    var old: Int
    var new: Int
    var count: Int
  }

  /// In order, without neighbours that could be one.
  private(set) var matches: [Match] = []
  private let old: [Int]
  private let new: [Int]

  /// Myers' algorithm gives up beyond so many insertions and deletions.
  private static let effort = 400

  /// Lines are given as numbers, equal for equal lines.
  init(_ old: [Int], _ new: [Int]) {
    self.old = old
    self.new = new
    compare(0..<old.count, 0..<new.count)
  }

  private mutating func compare(_ oldRange: Range<Int>, _ newRange: Range<Int>) {
    var (o, n) = (oldRange, newRange)
    while let first = o.first, let other = n.first, old[first] == new[other] {
      match(first, other)
      o = o.dropFirst()
      n = n.dropFirst()
    }
    var tail = 0
    while let last = o.last, let other = n.last, old[last] == new[other] {
      tail += 1
      o = o.dropLast()
      n = n.dropLast()
    }
    if !o.isEmpty, !n.isEmpty {
      let anchors = Self.anchors(old, o, new, n)
      if anchors.isEmpty {
        for pair in Self.shortestEdit(old, o, new, n) { match(pair.old, pair.new) }
      } else {
        compareBetween(anchors, o, n)
      }
    }
    if tail > 0 { match(o.upperBound, n.upperBound, count: tail) }
  }

  private mutating func compareBetween(
    _ anchors: [(old: Int, new: Int)], _ oldRange: Range<Int>, _ newRange: Range<Int>
  ) {
    var (o, n) = (oldRange.lowerBound, newRange.lowerBound)
    for anchor in anchors {
      // An anchor may have been met while matching what came before it.
      if anchor.old < o || anchor.new < n { continue }
      compareGap(o..<anchor.old, n..<anchor.new)
      match(anchor.old, anchor.new)
      (o, n) = (anchor.old + 1, anchor.new + 1)
    }
    compareGap(o..<oldRange.upperBound, n..<newRange.upperBound)
  }

  /// Between anchors no line is unique to both any more, or it is out of order.
  private mutating func compareGap(_ o: Range<Int>, _ n: Range<Int>) {
    if o.isEmpty || n.isEmpty { return }
    for pair in Self.shortestEdit(old, o, new, n) { match(pair.old, pair.new) }
  }

  private mutating func match(_ old: Int, _ new: Int, count: Int = 1) {
    if let last = matches.last, last.old + last.count == old, last.new + last.count == new {
      matches[matches.count - 1].count += count
    } else {
      matches.append(Match(old: old, new: new, count: count))
    }
  }

  /// The longest run of lines, in the order of both, each of which occurs once in both.
  private static func anchors(
    _ old: [Int], _ oldRange: Range<Int>, _ new: [Int], _ newRange: Range<Int>
  ) -> [(old: Int, new: Int)] {
    let inOld = unique(old, oldRange)
    let inNew = unique(new, newRange)
    let pairs = oldRange.compactMap { index -> (old: Int, new: Int)? in
      guard inOld[old[index]] == index, let other = inNew[old[index]], other >= 0 else { return nil }
      return (index, other)
    }
    // Patience sorting: for each length, the pair that ends a rising run of it soonest.
    var ends: [Int] = []
    var before = [Int](repeating: -1, count: pairs.count)
    for (index, pair) in pairs.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if pairs[ends[middle]].new < pair.new { low = middle + 1 } else { high = middle }
      }
      if low > 0 { before[index] = ends[low - 1] }
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var result: [(old: Int, new: Int)] = []
    var next = ends.last ?? -1
    while next >= 0 {
      result.append(pairs[next])
      next = before[next]
    }
    return result.reversed()
  }

  /// Where each line is that occurs once; -1 for the others.
  private static func unique(_ lines: [Int], _ range: Range<Int>) -> [Int: Int] {
    var places: [Int: Int] = [:]
    for index in range { places[lines[index]] = places[lines[index]] == nil ? index : -1 }
    return places
  }

  /// The pairs of equal lines in a shortest edit; none when that would be long to find.
  private static func shortestEdit(
    _ old: [Int], _ oldRange: Range<Int>, _ new: [Int], _ newRange: Range<Int>
  ) -> [(old: Int, new: Int)] {
    let (n, m) = (oldRange.count, newRange.count)
    let limit = min(n + m, effort)
    // The furthest old line reached on each diagonal, for each number of edits before.
    var reached = [Int](repeating: 0, count: 2 * limit + 3)
    var trace: [[Int]] = []
    for edits in 0...limit {
      trace.append(Array(reached[(limit - edits)...(limit + edits + 2)]))
      for diagonal in stride(from: -edits, through: edits, by: 2) {
        let here = limit + 1 + diagonal
        let isDown = diagonal == -edits || (diagonal != edits && reached[here - 1] < reached[here + 1])
        var x = isDown ? reached[here + 1] : reached[here - 1] + 1
        while x < n, x - diagonal < m, x - diagonal >= 0,
          old[oldRange.lowerBound + x] == new[newRange.lowerBound + x - diagonal]
        {
          x += 1
        }
        reached[here] = x
        if x >= n, x - diagonal >= m {
          return path(back: trace, from: (n, m)).map { (oldRange.lowerBound + $0, newRange.lowerBound + $1) }
        }
      }
    }
    return []
  }

  private static func path(back trace: [[Int]], from end: (Int, Int)) -> [(old: Int, new: Int)] {
    var (x, y) = end
    var pairs: [(old: Int, new: Int)] = []
    for (edits, reached) in trace.enumerated().reversed() {
      let diagonal = x - y
      let here = edits + 1 + diagonal
      let isDown = diagonal == -edits || (diagonal != edits && reached[here - 1] < reached[here + 1])
      let from = edits == 0 ? 0 : isDown ? reached[here + 1] : reached[here - 1]
      let start = edits == 0 ? 0 : isDown ? from : from + 1
      while x > start {
        x -= 1
        y -= 1
        pairs.append((x, y))
      }
      (x, y) = (from, from - (isDown ? diagonal + 1 : diagonal - 1))
    }
    return pairs.reversed()
  }
}
