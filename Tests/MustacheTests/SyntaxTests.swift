import Diagnostics
import Mustache
import Testing

/// Every fault of a template is found at its place.
struct SyntaxTests {
  /// The range is what stands between `⟦` and `⟧` in the text.
  struct Fault: Sendable, CustomTestStringConvertible {
    let marked: String
    let message: String
    var note: String?

    init(_ marked: String, _ message: String, note: String? = nil) {
      (self.marked, self.message, self.note) = (marked, message, note)
    }

    var testDescription: String { marked.debugDescription }
  }

  @Test(arguments: [
    Fault("a ⟦{{⟧b", "tag is not closed; \"}}\" is missing"),
    Fault("a ⟦{{⟧", "tag is not closed; \"}}\" is missing"),
    Fault("⟦{{⟧{b}}", "tag is not closed; \"}}}\" is missing"),
    Fault("⟦{{⟧! comment", "tag is not closed; \"}}\" is missing"),
    Fault("⟦{{⟧=<% %>}}", "tag is not closed; \"=}}\" is missing"),
    Fault(
      "⟦{{⟧b\n{{c}}", "tag is not closed before the next one begins; \"}}\" is missing",
      note: "the next tag begins here"),
    Fault("⟦{{#a}}⟧b", "section \"a\" is not closed; \"{{/a}}\" is missing"),
    Fault("⟦{{^a}}⟧b", "section \"a\" is not closed; \"{{/a}}\" is missing"),
    Fault("⟦{{$a}}⟧b", "block \"a\" is not closed; \"{{/a}}\" is missing"),
    Fault("⟦{{<a}}⟧b", "parent \"a\" is not closed; \"{{/a}}\" is missing"),
    Fault("{{=<% %>=}}⟦<%#a%>⟧b", "section \"a\" is not closed; \"<%/a%>\" is missing"),
    Fault("a⟦{{/b}}⟧", "closing tag \"{{/b}}\" closes nothing"),
    Fault(
      "{{#a}}⟦{{/b}}⟧", "closing tag \"{{/b}}\" does not match; \"{{/a}}\" is expected",
      note: "section \"a\" opened here"),
    Fault(
      "{{#a}}⟦{{#b}}⟧{{/a}}", "section \"b\" is not closed; \"{{/b}}\" is missing",
      note: "it should be closed before this"),
    Fault("⟦{{}}⟧", "tag \"{{}}\" has no name"),
    Fault("⟦{{# }}⟧{{/}}", "tag \"{{# }}\" has no name"),
    Fault("{{> ⟦a b⟧ }}", "name \"a b\" has white space; a name is one word"),
    Fault("{{⟦a..b⟧}}", "name \"a..b\" has an empty part; names are joined by single dots"),
    Fault("{{>*⟦.a⟧}}", "name \".a\" has an empty part; names are joined by single dots"),
    Fault(
      "{{=⟦<%⟧=}}",
      "bad delimiters \"<%\"; two of up to 16 bytes without \"=\" are needed, such as \"<% %>\""),
    Fault(
      "{{= ⟦a b c⟧ =}}",
      "bad delimiters \"a b c\"; two of up to 16 bytes without \"=\" are needed, such as \"<% %>\""),
  ])
  func fault(fault: Fault) throws {
    let text = fault.marked.replacing("⟦", with: "").replacing("⟧", with: "")
    let start = try #require(fault.marked.utf8Offset(of: "⟦"))
    let end = try #require(fault.marked.utf8Offset(of: "⟧")) - "⟦".utf8.count
    let findings = Template.parse(Source(path: "t.mustache", text: text)).findings
    let finding = try #require(findings.first)
    #expect(findings.count == 1)
    #expect(finding.rule == "template-syntax")
    #expect(finding.message == fault.message)
    #expect(finding.location.range == start..<end)
    #expect(finding.notes.map(\.message) == (fault.note.map { [$0] } ?? []))
  }

  @Test func faultsAreAllFound() {
    let (template, findings) = Template.parse(Source(path: "t", text: "{{/a}}{{b c}}{{#d}}{{e}}"))
    #expect(findings.map(\.location.range) == [0..<6, 8..<11, 13..<19])
    #expect(template.render(["d": true, "e": "rest"], escape: .none).text == "rest")
  }

  @Test func invalidUTF8IsFoundAtItsByte() {
    let bytes = Array("ä\u{FFFD}{{a}}".utf8) + [0xC3, 0x28]
    let findings = Template.parse(Source(path: "t", bytes: bytes)).findings
    #expect(findings.map(\.location.range) == [10..<11])
  }

  @Test func byteOrderMarkIsNoText() {
    let (template, findings) = Template.parse(Source(path: "t", bytes: [0xEF, 0xBB, 0xBF] + Array("{{! a }}\nb".utf8)))
    #expect(findings == [])
    #expect(template.render(.null, escape: .none).text == "b")
  }

  @Test(arguments: ["{{#a}}", "{{^a}}", "{{<a}}", "{{$a}}", "{{<a}}{{$b}}"])
  func deepNestingIsAFinding(opening: String) {
    let text = String(repeating: opening, count: 100_000)
    let findings = Template.parse(Source(path: "t", text: text)).findings
    #expect(findings.map(\.message) == ["tags are nested more than 128 deep"])
  }

  @Test func manyFaultsEnd() {
    let text = String(repeating: "{{}}", count: 100_000) + String(repeating: "{{/a}}", count: 100_000)
    #expect(Template.parse(Source(path: "t", text: text)).findings.count == 100)
  }

  @Test(arguments: ["{{", "{", "}}", "{{=", "{{{", "{{!", "{{=a a=}}", "a {{#b}}\n", "{{$a}}\n  x", "{{<a}}{{$b}}\n"])
  func anyRestOfATemplateIsReadAndRendered(piece: String) {
    let whole = "{{#list}}\n  {{>p}}{{$b}}{{{.}}}{{/b}}\n{{/list}}{{<p}}{{$b}}{{/b}}{{/p}}" + piece
    for count in 0...whole.utf8.count {
      let template = Template.parse(Source(path: "t", bytes: Array(whole.utf8.prefix(count)))).template
      let rendered = template.render(["list": ["x", "y"]], escape: .html) { _ in
        Template.parse(Source(path: "p", text: "<\n{{$b}}\n{{/b}}")).template
      }
      #expect(rendered.bytes.count < 200)
    }
  }
}

extension String {
  func utf8Offset(of other: String) -> Int? {
    firstRange(of: other).map { self[..<$0.lowerBound].utf8.count }
  }
}
