import Diagnostics
import Mustache
import Testing

/// What the specification leaves open, and what is found while a template is filled.
struct RenderingTests {
  private func render(
    _ text: String, _ value: MustacheValue = [:], partials: [String: String] = [:], strict: Bool = false,
    limits: RenderLimits = RenderLimits()
  ) -> Rendered {
    let (template, findings) = Template.parse(Source(path: "main", text: text))
    #expect(findings == [])
    return template.render(value, escape: .html, strict: strict, limits: limits) { name in
      partials[name].map { Template.parse(Source(path: name, text: $0)).template }
    }
  }

  private func places(_ rendered: Rendered) -> [String] {
    rendered.findings.map { finding in
      let location = finding.location
      return "\(location.source.path) <\(location.source.text(in: location.range))> \(finding.rule): \(finding.message)"
    }
  }

  // MARK: Values

  @Test func emptyTextIsFalseAndZeroIsTrue() {
    let value: MustacheValue = ["empty": "", "zero": 0, "none": nil, "no": false]
    #expect(render("{{#empty}}a{{/empty}}{{#zero}}b{{/zero}}{{#none}}c{{/none}}{{^no}}d{{/no}}", value).text == "bd")
  }

  @Test func namesAreComparedByTheirBytes() {
    #expect(render("{{caf\u{E9}}}|{{cafe\u{301}}}", ["cafe\u{301}": "two"]).text == "|two")
  }

  @Test(arguments: [1, 24, 25, 500])
  func recordsAnswerForEveryKey(count: Int) {
    let entries = (0..<count).map { ("k\($0)", MustacheValue.number(String($0))) }
    let record = MustacheRecord(entries + [("k0", "last")])
    #expect(record["k0"]?.isText("last") == true)
    for (key, _) in entries.dropFirst() { #expect(record[key]?.isText(String(key.dropFirst())) == true) }
    #expect(record["k"] == nil)
    #expect(record["z"] == nil)
    #expect(record["k\(count)"] == nil)
  }

  // MARK: Indentation

  @Test func emptyLinesOfAPartialStayEmpty() {
    #expect(render("  {{>p}}\n", partials: ["p": "a\n\n{{#no}}b{{/no}}\r\nc\n"]).text == "  a\n\n\r\n  c\n")
  }

  @Test func partialAtTheStartOfAnIndentedLineKeepsTheIndentation() {
    #expect(render("  {{>p}}\n", partials: ["p": "{{>q}} b\n{{#yes}}c{{/yes}}d\n", "q": "a"]).text == "  a b\n  d\n")
  }

  @Test func indentationOfNestedPartialsAddsUp() {
    let partials = ["p": "a\n\t{{>q}}\nd\n", "q": "b\nc\n"]
    #expect(render("  {{>p}}\n", partials: partials).text == "  a\n  \tb\n  \tc\n  d\n")
  }

  @Test func blockContentTakesTheIndentationOfItsPlace() {
    let partials = ["p": "{\n    {{$body}}\n    nothing();\n    {{/body}}\n}\n"]
    let child = "{{<p}}\n  {{$body}}\n  if {\n    a\n\n  }\n  {{/body}}\n{{/p}}\n"
    #expect(render(child, partials: partials).text == "{\n    if {\n      a\n\n    }\n}\n")
    #expect(render("{{<p}}{{$body}}b{{/body}}{{/p}}", partials: partials).text == "{\n    b\n}\n")
    #expect(render("{{<p}}{{$body}}{{/body}}{{/p}}", partials: partials).text == "{\n}\n")
    #expect(render("{{>p}}", partials: partials).text == "{\n    nothing();\n}\n")
  }

  @Test func blockContentWithSectionsAndPartials() {
    let partials = ["p": "(\n  {{$b}}{{/b}}\n)", "q": "y\nz\n"]
    let child = "{{<p}}{{$b}}\n      {{#list}}\n      {{.}}\n      {{/list}}\n      {{>q}}\n{{/b}}{{/p}}"
    #expect(render(child, ["list": ["1", "2"]], partials: partials).text == "(\n  1\n  2\n  y\n  z\n)")
  }

  @Test func blockInTheMiddleOfALine() {
    let partials = ["p": "f({{$b}}{{/b}});\n"]
    #expect(render("{{<p}}{{$b}}\n  a,\n  c\n{{/b}}{{/p}}", partials: partials).text == "f(a,\nc\n);\n")
  }

  @Test func aBlockDoesNotFillItself() {
    #expect(render("{{<p}}{{$b}}({{$b}}x{{/b}}){{/b}}{{/p}}", partials: ["p": "{{$b}}{{/b}}"]).text == "(x)")
  }

  // MARK: Findings

  @Test func unknownTemplatesAreFoundOncePerPlace() {
    let rendered = render(
      "{{#l}}{{>a}}{{/l}}{{<b}}{{/b}}{{>*n}}{{>c}}", ["l": [1, 2], "n": "d"], partials: ["c": "{{>e}}"])
    #expect(rendered.text == "")
    #expect(
      places(rendered) == [
        "main <a> template-unknown-partial: unknown template \"a\"",
        "main <b> template-unknown-partial: unknown template \"b\"",
        "main <*n> template-unknown-partial: unknown template \"d\"",
        "c <e> template-unknown-partial: unknown template \"e\"",
      ])
  }

  @Test func unknownNamesAreFoundWhenStrict() {
    let value: MustacheValue = [
      "products": [["product_id": "a", "price": nil], ["product_id": "b", "price": nil]], "app": ["name": "x"],
    ]
    let text =
      "{{#products}}{{prodct_id}}{{price.text}}{{/products}}{{^elsewhere}}{{/elsewhere}}{{app.nam}}{{app.name.first}}{{app}}"
    #expect(render(text, value).findings == [])
    #expect(
      places(render(text, value, strict: true)) == [
        "main <prodct_id> template-unknown-name: unknown name \"prodct_id\"; did you mean \"product_id\"?",
        "main <elsewhere> template-unknown-name: unknown name \"elsewhere\"; known here: \"app\", \"products\"",
        "main <app.nam> template-unknown-name: unknown name \"nam\" in \"app\"; did you mean \"name\"?",
        "main <app.name.first> template-unknown-name: unknown name \"app.name.first\"; \"app.name\" is a text and has no names in it",
        "main <app> template-not-a-text: \"app\" is a record, which cannot be written; a section goes through it",
      ])
  }

  // MARK: Hostile templates

  @Test(arguments: ["{{>main}}", "{{>main}}{{>main}}", "  {{>main}}\n", "{{<main}}{{$a}}{{/a}}{{/main}}"])
  func endlessInclusionEnds(text: String) {
    let rendered = render("{{>main}}", partials: ["main": text])
    #expect(rendered.findings.map(\.rule) == ["template-recursion"])
  }

  @Test func endlessIndentationEnds() {
    let text = String(repeating: " ", count: 3_000) + "{{>main}}\n"
    #expect(render("{{>main}}", partials: ["main": text]).findings.map(\.rule) == ["template-too-large"])
  }

  @Test func doublingPartialsEnd() {
    var partials = Dictionary(uniqueKeysWithValues: (0..<60).map { ("p\($0)", "{{>p\($0 + 1)}}{{>p\($0 + 1)}}") })
    partials["p60"] = "{{nothing}}"
    let silent = render("{{>p0}}", partials: partials, limits: RenderLimits(steps: 100_000))
    #expect(silent.findings.map(\.message) == ["rendering takes more than 100000 steps"])
    partials["p60"] = "text"
    let loud = render("{{>p0}}", partials: partials, limits: RenderLimits(outputBytes: 1_000))
    #expect(loud.findings.map(\.message) == ["output is larger than 1000 bytes"])
    #expect(loud.bytes.count == 1_000)
  }

  @Test func deepDataIsRenderedToItsEnd() {
    var node: MustacheValue = ["name": "leaf", "child": nil]
    for _ in 0..<400 { node = ["name": "n", "child": node] }
    let rendered = render("{{>node}}", node, partials: ["node": "{{name}}{{#child}}{{>node}}{{/child}}"])
    #expect(rendered.findings.map(\.rule) == [])
    #expect(rendered.text == String(repeating: "n", count: 400) + "leaf")
  }
}

extension MustacheValue {
  func isText(_ expected: String) -> Bool {
    switch self {
    case .text(let text), .number(let text): text == expected
    default: false
    }
  }
}
