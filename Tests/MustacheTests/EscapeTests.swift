import Diagnostics
import Mustache
import Testing

struct EscapeTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let escape: Escape
    let text: String
    let written: String

    init(_ escape: Escape, _ text: String, _ written: String) {
      (self.escape, self.text, self.written) = (escape, text, written)
    }

    var testDescription: String { "\(escape.rawValue) \(text.debugDescription)" }
  }

  @Test(arguments: [
    Row(.none, "<\\\"\n", "<\\\"\n"),
    Row(.html, "<a href='x'>&\"", "&lt;a href=&#39;x&#39;&gt;&amp;&quot;"),
    Row(.xml, "<'\u{0}\r\n\u{FFFF}>", "&lt;&apos;\u{FFFD}&#13;\n\u{FFFD}&gt;"),
    Row(
      .swift, "a\\(b)\"\n\r\n\t\u{0}\u{7F}\u{2028}é\u{202E}", "a\\\\(b)\\\"\\n\\r\\n\\t\\u{0}\\u{7F}\\u{2028}é\\u{202E}"
    ),
    Row(.swift, "👩‍👩‍👧", "👩‍👩‍👧"),
    Row(.objectiveC, "\"\\ ??/ ??? \u{1}1\u{7F}8é\n", "\\\"\\\\ ?\\?/ ?\\?\\? \\0011\\1778é\\n"),
    Row(.objectiveC, "\u{85}\u{202E}", "\u{85}\\u202E"),
    Row(.json, "\"\\/\u{8}\u{1F}\u{2029}ü", "\\\"\\\\/\\u0008\\u001F\\u2029ü"),
    Row(.kotlin, "$a ${b}\"\u{0}", "\\$a \\${b}\\\"\\u0000"),
    Row(.typescript, "'\"`${a}\\", "\\'\\\"\\`\\${a}\\\\"),
    Row(.dart, "$a'\"\u{1}", "\\$a\\'\\\"\\u{1}"),
    Row(.csharp, "{a}\"\\\u{85}", "{a}\\\"\\\\\\u0085"),
    Row(.csv, "plain", "plain"),
    Row(.csv, "a,\"b\"\r\n", "\"a,\"\"b\"\"\r\n\""),
    Row(.csv, " a", "\" a\""),
    Row(.markdown, "a_b|c*d\\ [e](f) <g>", "a\\_b\\|c\\*d\\\\ \\[e\\](f) \\<g\\>"),
    Row(.markdown, "1. a-b\r\nc", "1\\. a-b c"),
    Row(.markdown, "- a 1.5", "\\- a 1.5"),
    Row(.yaml, "\"a: \\#\n\u{85}", "\\\"a: \\\\#\\n\\u0085"),
  ])
  func table(row: Row) {
    #expect(row.escape.apply(row.text).unicodeScalars.elementsEqual(row.written.unicodeScalars))
  }

  @Test(arguments: Escape.allCases)
  func productIdentifiersStayAsTheyAre(escape: Escape) {
    #expect(escape.apply("com.razeware.inapprage-1") == "com.razeware.inapprage-1")
    #expect(escape.apply("") == "")
  }

  @Test(arguments: [
    ("product-ids.swift.mustache", Escape.swift), ("ProductID.swift", .swift), ("a/b.d/x.h.mustache", .objectiveC),
    ("x.M", .objectiveC), ("PRODUCTS.md", .markdown), ("a.html.mustache", .html), ("a.plist", .xml),
    ("a.storekit", .json), ("a.kt", .kotlin), ("a.tsx", .typescript), ("a.dart", .dart), ("a.cs", .csharp),
    ("a.csv.mustache", .csv), ("a.yml", .yaml), ("a.txt", .none), ("a.mustache", .none), ("swift", .none), ("", .none),
    ("a.swift/x", .none), (".swift", .swift),
  ])
  func escapeByFileName(name: String, escape: Escape) {
    #expect(Escape.forTemplate(named: name) == escape)
  }

  @Test func tripleMustacheAndAmpersandAreRaw() {
    let template = Template.parse(.init(path: "t", text: "\"{{a}}\" {{{a}}} {{&a}}")).template
    #expect(template.render(["a": "\"x\""], escape: .swift).text == "\"\\\"x\\\"\" \"x\" \"x\"")
  }
}
