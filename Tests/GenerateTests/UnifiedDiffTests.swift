import Testing

@testable import Generate

@Suite struct UnifiedDiffTests {
  private func diff(_ old: String?, _ new: String?) -> String {
    UnifiedDiff.text(old: old.map { Array($0.utf8) }, new: new.map { Array($0.utf8) }, path: "x.txt")
  }

  private func lines(_ range: ClosedRange<Int>, except changes: [Int: String] = [:]) -> String {
    range.map { (changes[$0] ?? "line \($0)") + "\n" }.joined()
  }

  @Test func nothing() {
    #expect(diff("a\n", "a\n") == "")
    #expect(diff("", "") == "")
  }

  @Test func oneLine() {
    #expect(
      diff(lines(1...9), lines(1...9, except: [5: "other"])) == """
        --- a/x.txt
        +++ b/x.txt
        @@ -2,7 +2,7 @@
         line 2
         line 3
         line 4
        -line 5
        +other
         line 6
         line 7
         line 8

        """)
  }

  @Test func twoHunks() {
    #expect(
      diff(lines(1...20), lines(1...20, except: [1: "first", 20: "last"])) == """
        --- a/x.txt
        +++ b/x.txt
        @@ -1,4 +1,4 @@
        -line 1
        +first
         line 2
         line 3
         line 4
        @@ -17,4 +17,4 @@
         line 17
         line 18
         line 19
        -line 20
        +last

        """)
  }

  @Test(arguments: [1, 2, 3, 4, 5, 500, 996, 997, 998, 1000])
  func lineNumbersInALongText(line: Int) {
    let first = max(1, line - 3)
    let last = min(1000, line + 3)
    let count = last - first + 1
    let body = (first...last).map { $0 == line ? "-line \($0)\n+other\n" : " line \($0)\n" }.joined()
    #expect(
      diff(lines(1...1000), lines(1...1000, except: [line: "other"]))
        == "--- a/x.txt\n+++ b/x.txt\n@@ -\(first),\(count) +\(first),\(count) @@\n\(body)")
  }

  @Test(arguments: [("a\na\na\n", "a\na\n"), ("x\ny", "y"), ("ab\n", "b\n"), ("a\nb\nb\nc", "a\nb\nc"), ("\n", "\n\n")])
  func whatBeginsAndEndsAlikeIsAppliedRight(old: String, new: String) {
    for (old, new) in [(old, new), (new, old)] {
      var text = ""
      var isNew = false
      for line in diff(old, new).split(separator: "\n").dropFirst(3) {
        if line.hasPrefix("\\") {
          if isNew { text.removeLast() }
          continue
        }
        isNew = !line.hasPrefix("-")
        if isNew { text += line.dropFirst() + "\n" }
      }
      #expect(text == new)
    }
  }

  @Test func insertionAndDeletion() {
    #expect(
      diff("a\nb\nc\n", "a\nx\nb\n") == """
        --- a/x.txt
        +++ b/x.txt
        @@ -1,3 +1,3 @@
         a
        +x
         b
        -c

        """)
  }

  @Test func filesThatComeAndGo() {
    #expect(diff(nil, "a\n") == "--- /dev/null\n+++ b/x.txt\n@@ -0,0 +1 @@\n+a\n")
    #expect(diff("a\nb\n", nil) == "--- a/x.txt\n+++ /dev/null\n@@ -1,2 +0,0 @@\n-a\n-b\n")
    #expect(diff(nil, "") == "--- /dev/null\n+++ b/x.txt\n")
  }

  @Test func lastLineWithoutABreak() {
    #expect(
      diff("a\nb", "a\nb\n") == """
        --- a/x.txt
        +++ b/x.txt
        @@ -1,2 +1,2 @@
         a
        -b
        \\ No newline at end of file
        +b

        """)
  }

  @Test func binaries() {
    #expect(diff("a\0", "b") == "--- a/x.txt\n+++ b/x.txt\nbinary or large: 2 bytes -> 1 bytes\n")
  }

  @Test func longOnesAreCut() {
    let text = diff(nil, lines(1...10_000))
    #expect(text.hasSuffix("+line 500\n... and 9500 more lines\n"))
  }

  /// The matches of two texts must be equal lines in rising order; what is no match is replaced.
  private func expectSound(_ old: [Int], _ new: [Int]) -> Int {
    let matches = LineDifference(old, new).matches
    var (o, n) = (0, 0)
    for match in matches {
      #expect(match.count > 0 && match.old >= o && match.new >= n)
      #expect(old[match.old..<match.old + match.count] == new[match.new..<match.new + match.count])
      #expect(match.old > o || match.new > n || o == 0 && n == 0, "neighbours are one")
      (o, n) = (match.old + match.count, match.new + match.count)
    }
    return matches.reduce(0) { $0 + $1.count }
  }

  /// The plain way to the length of the longest common subsequence.
  private func longestCommon(_ old: [Int], _ new: [Int]) -> Int {
    var row = [Int](repeating: 0, count: new.count + 1)
    for line in old {
      var diagonal = 0
      for index in new.indices {
        let above = row[index + 1]
        row[index + 1] = line == new[index] ? diagonal + 1 : max(above, row[index])
        diagonal = above
      }
    }
    return row[new.count]
  }

  /// Whether, past what both begin and end with, some line occurs once in both.
  private func hasAnchors(_ old: [Int], _ new: [Int]) -> Bool {
    var (o, n) = (old[...], new[...])
    while let first = o.first, first == n.first { (o, n) = (o.dropFirst(), n.dropFirst()) }
    while let last = o.last, last == n.last { (o, n) = (o.dropLast(), n.dropLast()) }
    return o.contains { line in o.count { $0 == line } == 1 && n.count { $0 == line } == 1 }
  }

  @Test func randomTexts() {
    var state: UInt64 = 7
    func random(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    var compared = 0
    for _ in 0..<1000 {
      let letters = 1 + random(12)
      let old = (0..<random(31)).map { _ in random(letters) }
      let new = (0..<random(31)).map { _ in random(letters) }
      let common = expectSound(old, new)
      if hasAnchors(old, new) { continue }
      compared += 1
      #expect(common == longestCommon(old, new), "\(old) \(new)")
    }
    #expect(compared > 100)
  }

  @Test func manyScatteredChangesStaySmall() {
    let old = (0..<100_000).map { $0 % 5 == 0 ? $0 : -($0 % 5) }
    var new = old
    for index in stride(from: 3, to: new.count, by: 10) { new[index] = 1_000_000 + index }
    #expect(expectSound(old, new) == 90_000)
  }

  @Test func textsThatShareNothingEndSoon() {
    let old = (0..<100_000).map { $0 % 7 }
    let new = (0..<100_000).map { 10 + $0 % 7 }
    #expect(expectSound(old, new) == 0)
    #expect(expectSound((0..<50_000).map { $0 % 2 }, (0..<50_000).map { $0 % 3 }) >= 0)
  }
}
