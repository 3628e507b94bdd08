import Diagnostics
import Testing
import YAML

@Suite struct DocumentTests {
  @Test func scalarsAreKeptAsWritten() throws {
    let text = "a: no\nb: [1.10, \"0123\"]\n"
    let document = try #require(Document.parse(Source(path: "a.yaml", text: text)).document)
    let root = try #require(document.roots.first)
    let entries = Array(document.entries(of: root))
    #expect(entries.map { document.text(of: $0.key) } == ["a", "b"])
    #expect(document.text(of: entries[0].value) == "no")
    #expect(document.children(of: entries[1].value).map { document.text(of: $0) } == ["1.10", "0123"])
  }
}
