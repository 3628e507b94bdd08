import Diagnostics
import Testing
import YAML

@Suite struct MappingTests {
  static let duplicates = [
    "a: 1\nb: 2\n«a»: 3\n", "products:\n  - id: x\n    «\"id\"»: y\n", "{a: 1, «'a'»: 2}\n",
    "x: &k a\na: 1\n«*k» : 2\n",
    "é: 1\n«\"\\u00e9\"»: 2\n", "? \n: 1\n? x\n«''»: 2\n", "a: {b: 1, c: {d: 1, «d»: 2}}\n",
    "{<<: {a: 1}, «<<»: {b: 1}}\n",
  ]

  @Test(arguments: duplicates) func aSecondKeyIsAnError(_ text: String) throws {
    let marked = Marked(text)
    let parsed = Document.parse(marked.source)
    #expect(parsed.document != nil)
    #expect(parsed.findings.map(\.rule) == ["duplicate-key"])
    let finding = try #require(parsed.findings.first)
    #expect(finding.location.range == marked.range)
    #expect(finding.notes.map(\.message) == ["first defined here"])
    let first = try #require(finding.notes.first?.location?.range)
    #expect(first.upperBound <= marked.range.lowerBound)
  }

  @Test func oneMergeTakesSeveralMappings() throws {
    let text = "a: &a {x: 1}\nb: &b {y: 1}\nc:\n  <<: *a\n  <<: *b\n"
    let finding = try #require(Document.parse(Source(path: "a.yaml", text: text)).findings.first)
    #expect(finding.message == "duplicate key \"<<\"")
    #expect(finding.help == "merge all of them by one: \"<<: [*a, *b]\"")
  }

  @Test func theFirstPlaceIsNamed() throws {
    let marked = Marked("- a: 1\n- «price_tier»: 1\n  b: 2\n  price_tier: 2\n")
    let finding = try #require(Document.parse(marked.source).findings.first)
    #expect(finding.message == "duplicate key \"price_tier\"")
    #expect(finding.notes.first?.location?.range == marked.range)
  }

  @Test(arguments: [
    "a: 1\nA: 2\n", "a: 1\n\"a \": 2\n", "{<<: {a: 1}, \"<<\": {b: 1}}\n", "e\u{301}: 1\né: 2\n",
    "abcdXefgh: 1\nabcdYefgh: 2\n",
    "[a, a]\n", "{[a]: 1, [a]: 2}\n",
  ])
  func otherKeysAreNone(_ text: String) {
    #expect(Document.parse(Source(path: "a.yaml", text: text)).findings == [])
  }

  /// Small mappings are compared key by key, large ones through a table; both must find the same.
  @Test(arguments: [2, 3, 10, 47, 48, 49, 50, 200, 5000]) func duplicatesAreFoundInMappingsOfEverySize(_ count: Int) {
    var lines = (0..<count).map { "key-number-\($0): \($0)" }
    #expect(Document.parse(Source(path: "a.yaml", text: lines.joined(separator: "\n"))).findings == [])
    for second in Set([1, count / 2, count - 1]).sorted() where second > 0 {
      let kept = lines[second]
      lines[second] = "key-number-0: x"
      let findings = Document.parse(Source(path: "a.yaml", text: lines.joined(separator: "\n"))).findings
      #expect(findings.map(\.message) == ["duplicate key \"key-number-0\""])
      #expect(findings.first?.notes.first?.location?.range == 0..<12)
      lines[second] = kept
    }
  }

  @Test func aHundredDuplicatesAreEnough() {
    let text = String(repeating: "a: 1\n", count: 301)
    let findings = Document.parse(Source(path: "a.yaml", text: text)).findings
    #expect(findings.count == 101)
    #expect(findings.last?.message == "200 more duplicate keys in this file")
    #expect(findings.last?.location.range == 505..<506)
  }

  static let merges: [(text: String, entries: [String])] = [
    ("d: &d {type: consumable, tier: 1}\nx: {<<: *d, tier: 2}\n", ["type=consumable", "tier=2"]),
    ("d: &d {a: 1, b: 1}\ne: &e {b: 2, c: 2}\nx: {<<: [*d, *e], z: 9}\n", ["a=1", "b=1", "c=2", "z=9"]),
    ("d: &d {a: 1}\ne: &e {<<: *d, b: 2}\nx: {c: 3, <<: *e}\n", ["c=3", "a=1", "b=2"]),
    ("x: {<<: [{a: 1, b: 2}, {b: 3}, {b: 5, c: 4}]}\n", ["a=1", "b=2", "c=4"]),
    ("x: {\"<<\": 1, a: 2}\n", ["<<=1", "a=2"]),
    ("x: {!!str <<: 1}\n", ["<<=1"]),
    ("l: &l [{a: 1}, {b: 2}]\nx: {<<: *l}\n", ["a=1", "b=2"]),
  ]

  @Test(arguments: merges) func mergedMappingsAreResolved(_ text: String, _ expected: [String]) throws {
    let document = try #require(Document.sound(text))
    let mapping = try #require(document.value("x"))
    let entries = document.mergedEntries(of: mapping)
    #expect(entries.map { "\(document.text(of: $0.key))=\(document.text(of: $0.value))" } == expected)
  }

  @Test func aMergedValueKeepsItsPlace() throws {
    let marked = Marked("defaults: &d {type: «consumable», price_tier: 1}\nx:\n  <<: *d\n")
    let document = try #require(Document.sound(marked.text))
    let mapping = try #require(document.value("x"))
    #expect(document.hasMergeKey(mapping))
    #expect(document.entries(of: mapping).map { document.text(of: $0.key) } == ["<<"])
    #expect(document.mergedEntries(of: mapping).map { document.range(of: $0.value) }.first == marked.range)
    let plain = try #require(document.value("defaults"))
    #expect(!document.hasMergeKey(plain))
    #expect(document.mergedEntries(of: plain).count == 2)
  }

  @Test(arguments: [
    "{<<: «1»}", "{<<: [«a», {b: 1}]}", "{<<:«» }", "a: &x 1\nb: {<<: «*x»}\n", "a: &x [1]\nb: {<<: «*x»}\n",
  ])
  func onlyMappingsAreMerged(_ text: String) {
    let marked = Marked(text)
    let parsed = Document.parse(marked.source)
    #expect(parsed.document != nil)
    #expect(parsed.findings.map(\.rule) == ["yaml-merge"])
    #expect(parsed.findings.map(\.location.range) == [marked.range])
  }
}
