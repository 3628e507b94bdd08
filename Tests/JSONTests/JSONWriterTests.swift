import Foundation
import JSON
import TestSupport
import Testing

@Suite struct JSONWriterTests {
  private let value: JSONValue = [
    "z": nil, "a": [1, -2, .number("1.10"), true, "x/y"], "empty": ["list": [], "object": .object([])],
  ]

  @Test func pretty() {
    #expect(
      JSONWriter.text(value) == """
        {
          "z": null,
          "a": [
            1,
            -2,
            1.10,
            true,
            "x/y"
          ],
          "empty": {
            "list": [],
            "object": {}
          }
        }

        """)
  }

  @Test func compact() {
    #expect(
      JSONWriter.text(value, style: .compact)
        == #"{"z":null,"a":[1,-2,1.10,true,"x/y"],"empty":{"list":[],"object":{}}}"# + "\n")
  }

  @Test func xcode() {
    #expect(
      JSONWriter.text(.object([("empty", ["list": [], "object": .object([])]), ("b", [1])]), style: .xcode) == """
        {
          "empty" : {
            "list" : [

            ],
            "object" : {

            }
          },
          "b" : [
            1
          ]
        }

        """)
  }

  @Test func onlyWhatMustBeIsEscaped() {
    let text = "\"\\/\u{8}\u{C}\n\r\t\0\u{1F}\u{7F}\u{2028}é😀"
    #expect(
      JSONWriter.text(.string(text), style: .compact)
        == #""\"\\/\b\f\n\r\t\u0000\u001f"# + "\u{7F}\u{2028}é😀\"\n")
  }

  @Test(arguments: JSONWriter.Style.allCases)
  func whatIsWrittenReadsBackTheSame(_ style: JSONWriter.Style) throws {
    let value: JSONValue = [
      "all": .string(String(String.UnicodeScalarView((0..<0x3000).compactMap(Unicode.Scalar.init)))),
      "deep": [value, [value]],
    ]
    #expect(try JSONReader.read(JSONWriter.bytes(value, style: style)).get() == value)
  }

  @Test(arguments: [
    ("0", true), ("-0.5e-10", true), ("0123", false), ("", false), ("1 ", false), ("+1", false), ("1.", false),
  ])
  func numbers(_ text: String, _ isNumber: Bool) {
    #expect(JSONValue.isNumber(text) == isNumber)
  }

  @Test func equalityIsByBytes() {
    #expect(JSONValue.string("\u{E9}") != .string("e\u{301}"))
    #expect(JSONValue.number("1.0") != .number("1"))
    #expect(JSONValue.object([("\u{E9}", 1)]) != .object([("e\u{301}", 1)]))
    #expect(JSONValue.object([("a", 1), ("b", 2)]) != .object([("b", 2), ("a", 1)]))
  }

  @Test(.enabled(if: SharedFolder.isWanted))
  func configurationsOfXcodeKeepTheirBytes() throws {
    let folder = SharedFolder.url.appendingPathComponent("corpus/storekit")
    let index = try String(contentsOf: folder.appendingPathComponent("INDEX.tsv"), encoding: .utf8)
    let rows = index.split(separator: "\n").map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
    let column = try #require(rows.first?.firstIndex(of: "xcode_bytes"))
    let names = rows.filter { $0[column] == "yes" }.map { String($0[0]) }
    #expect(names.count > 100)
    for name in names {
      let bytes = Array(try Data(contentsOf: folder.appendingPathComponent(name)))
      let value = try JSONReader.read(bytes).get()
      #expect(JSONWriter.bytes(value, style: .xcode) == bytes, "\(name)")
    }
  }
}
