import Diagnostics
import Testing
import YAML

/// A text that a careless reader would be slow with, or fall over.
struct Hostile: Sendable, CustomTestStringConvertible {
  let name: String
  let text: String
  let nodes: Int

  init(_ name: String, _ text: String, nodes: Int = 0) {
    self.name = name
    self.text = text
    self.nodes = nodes
  }

  var testDescription: String { name }
}

@Suite struct HostileTests {
  static let deep: [Hostile] = [
    Hostile("brackets", String(repeating: "[", count: 100_000)),
    Hostile("braces", String(repeating: "{", count: 100_000)),
    Hostile("pairs", String(repeating: "{a: ", count: 30_000)),
    Hostile("items", String(repeating: "- ", count: 65)),
    Hostile("many items", String(repeating: "- ", count: 50_000)),
    Hostile("keys", String(repeating: "? ", count: 50_000)),
    Hostile("indented keys", (0..<200).map { String(repeating: " ", count: $0) + "a:\n" }.joined()),
    Hostile("brackets on lines", String(repeating: "[\n", count: 50_000)),
  ]

  @Test(.timeLimit(.minutes(1)), arguments: deep) func deepNestingIsRefused(_ hostile: Hostile) {
    let parsed = Document.parse(Source(path: "a.yaml", text: hostile.text))
    #expect(parsed.document == nil)
    #expect(parsed.findings.map(\.rule) == ["yaml-limit"])
    #expect(parsed.findings.map(\.message) == ["nesting deeper than 64 levels"])
  }

  @Test func sixtyFourLevelsAreRead() throws {
    let text = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
    #expect(try #require(Document.sound(text)).nodes.count == 64)
    let marked = Marked(String(repeating: "[", count: 64) + "«[»" + String(repeating: "]", count: 65))
    #expect(Document.parse(marked.source).findings.map(\.location.range) == [marked.range])
  }

  /// Each level names the one before it nine times.
  private func bomb(levels: Int) -> String {
    let first = "l0: &l0 [x, x, x, x, x, x, x, x, x]\n"
    return first
      + (1...levels).map { level in
        let alias = Array(repeating: "*l\(level - 1)", count: 9).joined(separator: ", ")
        return "l\(level): &l\(level) [\(alias)]\n"
      }.joined()
  }

  @Test func aliasBombsAreRefused() throws {
    for levels in [7, 30, 1000] {
      let parsed = Document.parse(Source(path: "a.yaml", text: bomb(levels: levels)))
      #expect(parsed.document == nil)
      #expect(parsed.findings.map(\.rule) == ["yaml-limit"])
      #expect(parsed.findings.map(\.message) == ["the aliases stand for more than 1000000 values"])
    }
    #expect(Document.sound(bomb(levels: 4)) != nil)
  }

  @Test func manyAliasesToOneSmallValueAreFine() throws {
    let text = "a: &a {x: 1}\nb:\n" + String(repeating: "  - *a\n", count: 20_000)
    #expect(try #require(Document.sound(text)).nodes.count == 20_007)
  }

  @Test func tooManyTagDirectivesAreRefused() {
    let text = (0..<1001).map { "%TAG !a\($0)! tag:x\n" }.joined() + "---\na\n"
    #expect(Document.parse(Source(path: "a.yaml", text: text)).findings.map(\.rule) == ["yaml-limit"])
  }

  /// What a reader could be slow with; each is sound, and read to its last node.
  static let large: [Hostile] = [
    Hostile("one long line", "a: " + String(repeating: "x y ", count: 250_000), nodes: 3),
    Hostile("a long quoted line", "a: \"" + String(repeating: "x\\n", count: 200_000) + "\"", nodes: 3),
    Hostile("a long block", "a: |\n" + String(repeating: "  x\n", count: 100_000), nodes: 3),
    Hostile("many blank lines in a block", "a: |\n  x\n" + String(repeating: "\n", count: 100_000) + "  y\n", nodes: 3),
    Hostile("many comments", String(repeating: "# comment\n", count: 100_000) + "a: 1\n", nodes: 3),
    Hostile("many keys", (0..<50_000).map { "key\($0): \($0)\n" }.joined(), nodes: 100_001),
    Hostile(
      "many keys with one hash prefix", (0..<20_000).map { "\($0 + 100_000)aaaaaaaa: x\n" }.joined(), nodes: 40_001),
    Hostile("many items on one line", "[" + String(repeating: "a, ", count: 50_000) + "]", nodes: 50_001),
    Hostile("many anchors", (0..<20_000).map { "- &a\($0) x\n" }.joined(), nodes: 20_001),
    Hostile("many documents", String(repeating: "---\na\n", count: 20_000), nodes: 20_000),
    Hostile(
      "blanks before a comma",
      "{" + (0..<300).map { "a\($0)" + String(repeating: " ", count: 300) + ",\n" }.joined() + "}", nodes: 601),
    Hostile(
      "blanks before many empty values",
      "[\n" + String(repeating: " ", count: 50_000) + "\n" + String(repeating: "{? \n}\n,", count: 5000) + "]",
      nodes: 15_001),
  ]

  @Test(.timeLimit(.minutes(1)), arguments: large) func largeInputIsRead(_ hostile: Hostile) throws {
    let document = try #require(Document.sound(hostile.text))
    #expect(document.nodes.count == hostile.nodes)
    #expect(document.comments().count == (hostile.name == "many comments" ? 100_000 : 0))
  }

  @Test func aVeryLongKeyIsOneFinding() {
    let findings = Document.parse(Source(path: "a.yaml", text: String(repeating: "k", count: 5000) + ": 1\n")).findings
    #expect(findings.map(\.message) == ["a key longer than 1000 characters"])
  }

  static let sample = """
    catalog: 1 # the format
    defaults: &d { type: consumable, 'it''s': "a\\tb\\u00e9" }
    products:
      - <<: *d
        id: "gold.{n}"
        names: { en-US: Gold, ja: 金貨, de-DE: "Münze" }
        notes: |
          two lines
            of text
      - !!map
        ? key
        : [1.10, no, ~, 'x']
        folded: >-
          one
          two
    ---
    - - a
      -
    ...

    """

  /// Whatever is deleted, inserted or replaced, reading ends with a document or with one finding that has a place.
  @Test(arguments: UInt64(1)...40) func mangledBytesNeverCrash(_ seed: UInt64) {
    var random = SeededGenerator(state: seed)
    let original = Array(Self.sample.utf8)
    let strange: [UInt8] = Array("{}[]&*!|>'\"%@`#:-?,\t\n\r \\<".utf8) + [0x00, 0xFF, 0xC3, 0xEF, 0x85, 0x7F]
    for _ in 0..<50 {
      var bytes = original
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes.remove(at: place)
        case 1: bytes.insert(strange.randomElement(using: &random) ?? 0, at: place)
        case 2: bytes[place] = strange.randomElement(using: &random) ?? 0
        default: bytes.removeSubrange(place..<min(place + Int.random(in: 1...60, using: &random), bytes.count - 1))
        }
      }
      check(Source(path: "a.yaml", bytes: bytes))
    }
  }

  private func check(_ source: Source) {
    let parsed = Document.parse(source)
    guard let document = parsed.document else {
      #expect(parsed.findings.count == 1)
      #expect(parsed.findings.allSatisfy { $0.location.range.upperBound <= source.bytes.count })
      return
    }
    for node in document.nodes {
      let range = document.range(of: node)
      #expect(range.lowerBound >= 0 && range.upperBound <= source.bytes.count)
      #expect(document.text(of: node).utf8.count == document.byteCount(of: node))
      #expect(document.next(after: node).index > node.index)
    }
    #expect(document.comments().allSatisfy { source.bytes[$0.range.lowerBound] == UInt8(ascii: "#") })
  }
}

/// The same numbers on every run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
