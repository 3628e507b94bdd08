import Foundation
import Testing
import XML

@Suite struct XMLWriterTests {
  @Test func elementsStandOnLinesAndTextAsItIs() {
    let root = Element(
      "package", attributes: [("xmlns", "http://apple.com/itunes/importer"), ("version", "software5.11")],
      [
        Element("provider", text: "A & B <\"'> é"),
        Element("locales", [Element]()),
        Element("title", text: ""),
        Element("p", [.text(" a\n"), .element(Element("b", [.element(Element("i"))])), .text("c")]),
        Element("products", [Element("product", attributes: [("note", "1 < \"2\"\n\t& '3'")])]),
      ])
    #expect(
      XMLWriter.text(root, indentation: 2) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <package xmlns="http://apple.com/itunes/importer" version="software5.11">
          <provider>A &amp; B &lt;"'&gt; é</provider>
          <locales/>
          <title/>
          <p> a
        <b><i/></b>c</p>
          <products>
            <product note="1 &lt; &quot;2&quot;&#10;&#9;&amp; '3'"/>
          </products>
        </package>

        """)
  }

  @Test func whatXMLCannotHoldIsReplaced() {
    #expect(XMLWriter.escape("a\u{0}\u{1B}\u{FFFE}\r\n\tb😀") == "a\u{FFFD}\u{FFFD}\u{FFFD}&#13;\n\tb😀")
    #expect(!XMLWriter.canHold("\u{7}"))
    #expect(XMLWriter.canHold("\u{85}"))
  }
}
