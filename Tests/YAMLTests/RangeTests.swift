import Diagnostics
import Testing
import YAML

@Suite struct RangeTests {
  /// In each text the marks stand around a node of the kind.
  static let scalars = [
    "a: «plain text»   # comment\nb: 1\n",
    "a: «\"two words\"»\n",
    "a: «'it''s'» # x\n",
    "- !!str &x «tagged»\n",
    "- &x !!str\n  # comment\n  «below»\n",
    "- !<tag:example.com,2026:x> «verbatim»\n",
    "a: «|\n  one\n  two»\n\n\nb: 1\n",
    "a: «>-   # comment\n  one\n\n  two  »\n   \n# comment\nb: 1\n",
    "a: «|+\n  one»\n\n",
    "a: !x «|\n  one»\n",
    "a: «|»\nb: 1\n",
    "a: [1, «two», 3]\n",
    "a: «two\n  lines»\nb: 1\n",
    "a:«»\nb: 1\n",
    "a: &x«»\nb: 1\n",
    "a: !!null«» # comment\nb: 1\n",
    "-«»\n- b\n",
    "? a«»\n\n# comment\n? b\n: 1\n",
    "{a«», b: 1}\n",
    "{a: «b»}",
    "Gold für Übermut: «日本の金貨» # für\nb: 1\n",
    "a: 😀\nb: [«é», \"ü\"]\n",
    "\u{FEFF}a: «b»\n",
    "a: 1\r\nb: «two»\r\nc: 3\r\n",
    "a: 1\rb: «two»\rc: 3\r",
    "a: 1\nb:\t«tab»\n",
  ]

  @Test(arguments: scalars) func scalarsHaveTheirExactBytes(_ text: String) throws {
    let marked = Marked(text)
    let document = try #require(Document.sound(marked.text))
    let scalars = document.nodes.filter { document.kind(of: $0) == .scalar }.map { document.range(of: $0) }
    #expect(scalars.contains(marked.range), "\(scalars)")
  }

  static let collections = [
    "a:\n  «- 1\n  - 2»\n\n# comment\nb: 1\n",
    "a:\n«- 1\n- 2» # comment\nb: 1\n",
    "a: &x\n«- 1\n- 2»\nb: 1\n",
    "- - «- 1\n    - 2»\n",
    "a: !!map &x\n  «b: 1\n  c: {d: 2}»\n  # comment\ne: 1\n",
    "a: &x «{b: 1}»\n",
    "a: !!seq «[ 1, [2] ]» # comment\n",
    "a: [«b: 1», c]\n",
    "a: [«? b : 1», c]\n",
    "a: [1, «[ü, é]»]\n",
    "# é\n- a\n- «b: c\n  d: |\n    e»\n\n\n# comment\n- f\n",
    "a:\n  «? b»\n  # comment\nc: 1\n",
    "\u{FEFF}«- a: 1\n  b: 2»\n",
    "«a: 1\nb:»\n# comment\n",
    "--- # comment\n«&x a: 1»\n...\n",
  ]

  @Test(arguments: collections) func collectionsEndWithTheirLastChild(_ text: String) throws {
    let marked = Marked(text)
    let document = try #require(Document.sound(marked.text))
    let collections = document.nodes.filter { [.sequence, .mapping].contains(document.kind(of: $0)) }
      .map { document.range(of: $0) }
    #expect(collections.contains(marked.range), "\(collections)")
  }

  @Test func anAliasHasItsOwnRange() throws {
    let marked = Marked("a: &x {b: 1}\nc: «*x»\n")
    let document = try #require(Document.sound(marked.text))
    let alias = try #require(document.value("c"))
    #expect(document.kind(of: alias) == .alias)
    #expect(document.range(of: alias) == marked.range)
    #expect(document.resolved(alias) == document.value("a"))
    #expect(document.anchor(of: alias) == "x")
  }

  @Test func everyRangeLiesInTheOneAroundIt() throws {
    let text = "é: [a, {b: c}, ü: v]\nd:\n  - !x &y\n    e: |\n      ü\n\n  -\nf: *y\n"
    let document = try #require(Document.sound(text))
    var checked = 0
    for node in document.nodes {
      for child in document.children(of: node) {
        let (outer, inner) = (document.range(of: node), document.range(of: child))
        #expect(outer.lowerBound <= inner.lowerBound && inner.upperBound <= outer.upperBound)
        checked += 1
      }
    }
    #expect(checked == document.nodes.count - 1)
  }

  /// libyaml counts characters; whatever mixture of widths came before, the bytes must be right.
  @Test(arguments: UInt64(1)...20) func rangesAreRightInAnyMixtureOfWidths(_ seed: UInt64) throws {
    var random = SeededGenerator(state: seed)
    let letters = ["a", "b", "é", "日", "😀", "ß", "longer", "ü"]
    let words = (0..<200).map { _ in
      (0...Int.random(in: 0...12, using: &random)).map { _ in letters.randomElement(using: &random) ?? "" }.joined()
    }
    let text = words.map { "- \($0) # \($0)\n" }.joined()
    let document = try #require(Document.sound(text))
    let items = try document.children(of: #require(document.roots.first)).map { document.range(of: $0) }
    #expect(items.map { document.source.text(in: $0) } == words)
    #expect(document.comments().map { document.source.text(in: $0.range) } == words.map { "# \($0)" })
  }
}
