import Diagnostics
import Testing
import YAML

/// A text with one fault: what is said about it, and between marks where.
struct Fault: Sendable, CustomTestStringConvertible {
  let text: String
  let message: String
  var rule = "yaml-syntax"
  var help: String?

  var testDescription: String { message }
}

@Suite struct FaultTests {
  static let layout = [
    Fault(
      text: "products:\n  - id: gold\n«\t»product_id: x\n", message: "tab used for indentation; use spaces",
      help: "replace the tab with as many spaces as the lines beside it have"),
    Fault(text: "a: 1\n«\t»b: 2\n", message: "tab used for indentation; use spaces"),
    Fault(text: "\u{FEFF}a:\n«\t»b: 2\n", message: "tab used for indentation; use spaces"),
    Fault(text: "a: \"x\"\n «\t»b: 2\n", message: "tab used for indentation; use spaces"),
    Fault(text: "é:\n  - x\n  «\t»- y: z\n", message: "tab used for indentation; use spaces"),
    Fault(text: "a:\n  b: 1\n «c: 2»  # x\nd: 3\n", message: "bad indentation: nothing above is indented by 1 space"),
    Fault(text: "a: b\n  «c»: d\n", message: "bad indentation: the line above already has its value"),
    Fault(text: "  a: 1\n«b: 2»\n", message: "bad indentation: this line is not part of what stands above"),
    Fault(text: "- a\n«b: 1»\n", message: "expected \"- \" as for the other items of the list"),
    Fault(text: "a: 1\n«- b»\n", message: "a list item among the keys of a mapping"),
    Fault(text: "a: «-» b\n", message: "a list cannot start on the line of its key"),
    Fault(
      text: "name«:»Gold\nid: 1\n", message: "missing space after \"name\" and its \":\"", help: "write \"name: Gold\""),
    Fault(
      text: "- id: 1\n  name«:»Gold\n  x: 1\n", message: "missing space after \"name\" and its \":\"",
      help: "write \"name: Gold\""),
    Fault(text: "a: 1\n«lonely»\nb: 2\n", message: "expected \":\" after \"lonely\""),
    Fault(
      text: "name: Gold«:» the pack # x\n", message: "\": \" inside a value without quotes",
      help: "put the value in quotes: \"Gold: the pack\""),
    Fault(text: "a: 1\n«:» b\n: c\n", message: "expected a key before \":\""),
  ]

  static let values = [
    Fault(
      text: "name: «@home»  # x\n", message: "a value cannot start with \"@\"",
      help: "put the value in quotes: \"@home\""),
    Fault(text: "- «%off»\n", message: "a value cannot start with \"%\""),
    Fault(
      text: "a: «`say \"x\" it's`»\n", message: "a value cannot start with \"`\"",
      help: "put the value in quotes: '`say \"x\" it''s`'"),
    Fault(
      text: "name: «{n} Gold»\nid: 1\n",
      message: "a value that starts with \"{\" is read as a mapping, and text follows it",
      help: "put the value in quotes: \"{n} Gold\""),
    Fault(
      text: "- «{bundle_id}.gold»\n",
      message: "a value that starts with \"{\" is read as a mapping, and text follows it"),
    Fault(text: "a: «[x] y»\n", message: "a value that starts with \"[\" is read as a list, and text follows it"),
    Fault(
      text: "«{n} Gold»\n", message: "a value that starts with \"{\" is read as a mapping, and text follows it"),
    Fault(text: "a: «* star»\n", message: "a value that starts with \"*\" is read as an alias"),
    Fault(text: "a: «& Co»\n", message: "a value that starts with \"&\" is read as an anchor"),
    Fault(text: "a: «> 18 years»\n", message: "a value that starts with \">\" is read as the start of a text block"),
    Fault(text: "a: «\"Gold»\nb: 1\n", message: "unclosed double quote"),
    Fault(text: "é: [«'Gold]»\nb: 1\n", message: "unclosed single quote"),
    Fault(text: "a: «\"Gold»\nb: \"Two\"\n", message: "unclosed quote: it ends only at a later line's quote"),
    Fault(text: "a: 'it'«s gold'»\nb: 1\n", message: "text after a closing quote"),
    Fault(text: "a: \"x\" «y»\n", message: "text after a closing quote"),
    Fault(text: "a: \"é«\\q»\"\n", message: "unknown escape \"\\q\""),
    Fault(
      text: "a: \"«\\ud83d\\ude00»\"\n", message: "the escape \"\\ud83d\" is only half of a character",
      help: "write the character \"😀\" itself, or \"\\U0001F600\""),
    Fault(text: "a: \"«\\ud83d» x\"\n", message: "the escape \"\\ud83d\" is no Unicode character"),
    Fault(text: "a: \"«\\x»g1\"\n", message: "the escape \"\\x\" needs more hexadecimal digits"),
  ]

  static let brackets = [
    Fault(text: "a: «[»1, 2\nb: 3\n", message: "unclosed \"[\"", help: "close it with \"]\""),
    Fault(text: "a: «{»b: 1\n", message: "unclosed \"{\"", help: "close it with \"}\""),
    Fault(text: "a: [1, «[»2\n# comment\n", message: "unclosed \"[\""),
    Fault(text: "a: «[»1,\n", message: "unclosed \"[\""),
    Fault(text: "a: [\n  \"x\"\n  «\"»y\"\n]\n", message: "expected \",\" or \"]\" before \"\"\""),
    Fault(text: "a: {b: 1 c«:» 2}\n", message: "expected \",\" or \"}\" before \":\""),
    Fault(text: "a: «]»\n", message: "expected a value before \"]\""),
    Fault(text: "a: «,» b\n", message: "expected a value before \",\""),
  ]

  static let others = [
    Fault(text: "a: «!»x!y z\n", message: "undefined tag handle while parsing a node"),
    Fault(
      text: "a: &gold 1\nb: «*godl»\n",
      message: "no anchor \"&godl\" stands before this alias",
      rule: "unknown-anchor"),
    Fault(
      text: "a: &gold 1\n---\nb: «*gold»\n", message: "no anchor \"&gold\" stands before this alias",
      rule: "unknown-anchor"),
    Fault(
      text: "a: &x [1, «*x»]\n", message: "\"*x\" stands inside the value that it repeats", rule: "yaml-limit"),
    Fault(text: "&x {a: 1, <<: «*x»}\n", message: "\"*x\" merges a mapping into itself", rule: "yaml-merge"),
    Fault(text: "&x\na: 1\n<<: [«*x»]\n", message: "\"*x\" merges a mapping into itself", rule: "yaml-merge"),
    Fault(
      text: "a: «\u{0}»\n", message: "the character U+0000 at byte 3 is not allowed in YAML", rule: "yaml-encoding"),
    Fault(
      text: "é: [\n«\u{7F}»\n", message: "the character U+007F at byte 6 is not allowed in YAML", rule: "yaml-encoding"),
  ]

  @Test(arguments: layout + values + brackets + others) func isOneFindingAtItsPlace(_ fault: Fault) throws {
    let marked = Marked(fault.text)
    let parsed = Document.parse(marked.source)
    #expect(parsed.document == nil)
    #expect(parsed.findings.map(\.rule) == [fault.rule])
    let finding = try #require(parsed.findings.first)
    #expect(finding.message == fault.message)
    #expect(finding.severity == .error)
    #expect(finding.location.range == marked.range)
    #expect(finding.help?.isEmpty == false)
    if let help = fault.help { #expect(finding.help == help) }
  }

  static let encodings: [(bytes: [UInt8], message: String, range: Range<Int>)] = [
    ([0x61, 0x3A, 0x20, 0xFF, 0x0A], "byte 3 (0xFF) is no valid UTF-8", 3..<4),
    ([0xEF, 0xBB, 0xBF, 0x61, 0x3A, 0x20, 0xE9, 0x0A], "byte 6 (0xE9) is no valid UTF-8", 6..<7),
    ([0x61, 0xC0, 0x80], "byte 1 (0xC0) is no valid UTF-8", 1..<2),
    ([0x61, 0xED, 0xA0, 0x80], "byte 1 (0xED) is no valid UTF-8", 1..<2),
    ([0xC3, 0xA9, 0x3A, 0x20, 0xC3], "byte 4 (0xC3) is no valid UTF-8", 4..<5),
    ([0xFF, 0xFE, 0x61, 0x00], "the file is UTF-16, not UTF-8", 0..<0),
    ([0xFE, 0xFF, 0x00, 0x61], "the file is UTF-16, not UTF-8", 0..<0),
    ([0x61, 0x00, 0x3A, 0x00, 0x20, 0x00], "the file is UTF-16, not UTF-8", 0..<0),
    ([0x00, 0x61, 0x00, 0x3A], "the file is UTF-16, not UTF-8", 0..<0),
    ([0xFF, 0xFE, 0x00, 0x00, 0x61, 0x00, 0x00, 0x00], "the file is UTF-32, not UTF-8", 0..<0),
    ([0x00, 0x00, 0x00, 0x61], "the file is UTF-32, not UTF-8", 0..<0),
    ([0x61, 0x00, 0x00, 0x00], "the file is UTF-32, not UTF-8", 0..<0),
  ]

  @Test(arguments: encodings) func wrongEncodingsAreNamed(_ bytes: [UInt8], _ message: String, _ range: Range<Int>) {
    let parsed = Document.parse(Source(path: "a.yaml", bytes: bytes))
    #expect(parsed.document == nil)
    #expect(parsed.findings.map(\.rule) == ["yaml-encoding"])
    #expect(parsed.findings.map(\.message) == [message])
    #expect(parsed.findings.map(\.location.range) == [range])
  }

  /// A byte order mark must not shift the columns of the first line.
  @Test func columnsAreNotShifted() throws {
    let source = Source(path: "a.yaml", text: "\u{FEFF}a: @b\n")
    let finding = try #require(Document.parse(source).findings.first)
    #expect(LineTable(source).position(of: finding.location.range.lowerBound) == Position(line: 1, column: 4))
  }
}
