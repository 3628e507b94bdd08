import JSON
import Testing

@Suite struct JSONReaderTests {
  @Test func valuesKeepPlacesOrderAndNumbers() throws {
    let text = #" {"b": [1.10, -0, 12E+3], "a": {"é": "x"}, "b": null} "#
    let value = try read(text)
    #expect(slice(text, value.range) == String(text.dropFirst().dropLast()))
    let members = try #require(value.members)
    #expect(members.map(\.key) == ["b", "a", "b"])
    #expect(members.map { slice(text, $0.keyRange) } == ["\"b\"", "\"a\"", "\"b\""])
    #expect(members[0].value.array?.map(\.number) == ["1.10", "-0", "12E+3"])
    #expect(slice(text, members[0].value.array?[2].range) == "12E+3")
    #expect(slice(text, members[1].value.range) == #"{"é": "x"}"#)
    #expect(value["a"]?["é"]?.string == "x")
    #expect(value["b"]?.array?.count == 3)
    #expect(value.repeatedMembers.map { slice(text, $0.value.range) } == ["null"])
  }

  @Test(arguments: [
    (#""a\"\\\/\b\f\n\r\t\u00e9""#, "a\"\\/\u{8}\u{C}\n\r\t\u{E9}"),
    (#""\ud83d\uDE00!""#, "😀!"),
    (#""\u0000""#, "\0"),
    (#""\uFFFF€𐀀\#u{7F}""#, "\u{FFFF}€\u{10000}\u{7F}"),
    (#""""#, ""),
  ])
  func escapes(_ text: String, _ expected: String) throws {
    #expect(try read(text) == .string(expected))
  }

  @Test func aByteOrderMarkIsAccepted() throws {
    let value = try JSONReader.read([0xEF, 0xBB, 0xBF] + Array("true".utf8)).get()
    #expect(value.boolean == true)
    #expect(value.range == 3..<7)
  }

  @Test func keysThatOnlyLookAlikeAreTwo() throws {
    let value = try read(#"{"\u00e9": 1, "e\u0301": 2}"#)
    #expect(value["e\u{301}"]?.number == "2")
    #expect(value.repeatedMembers.isEmpty)
  }

  /// The fault is where `‸` stands.
  @Test(arguments: [
    ("‸", "the text ends where a value should be"),
    ("[1, ‸]", #"found "]" where a value should be"#),
    ("[1 ‸2]", #"found "2" where "," or "]" should be"#),
    (#"{"a": 1, ‸}"#, #"found "}" where a key in double quotes should be"#),
    (#"{‸a: 1}"#, #"found "a" where a key in double quotes should be"#),
    (#"{"a"‸ 1}"#.replacing("‸ ", with: " ‸"), #"found "1" where ":" should be"#),
    (#"{"a": 1‸"#, #"the text ends where "," or "}" should be"#),
    ("true ‸\"x\"", "found a string where the end should be"),
    ("[‸NaN]", #"found "N" where a value should be"#),
    ("‸nul", #"found "n" where a value should be"#),
    ("[‸é]", "found a character that is not ASCII where a value should be"),
    ("[‸\u{0}]", "found a control character where a value should be"),
    ("[1‸\u{0B}]", #"found a control character where "," or "]" should be"#),
    ("0‸", nil), ("-‸", "a number needs a digit here"), ("01‸", "a number cannot start with 0"),
    ("1.‸", "a number needs a digit after its point"), ("1.‸e3", "a number needs a digit after its point"),
    ("1e+‸", "a number needs a digit in its exponent"), ("‸+1", #"found "+" where a value should be"#),
    ("‸.5", #"found "." where a value should be"#),
    ("[‸\"abc", "a string is not closed"), (#"[‸""# + #"abc\""#, "a string is not closed"),
    ("\"a‸\nb\"", "a control character in a string must be written as an escape"),
    (#""‸\x""#, #"no such escape; these are known: \" \\ \/ \b \f \n \r \t \uXXXX"#),
    (#""‸\u12g4""#, "\\u needs four hexadecimal digits"), (#""‸\u12"#, "\\u needs four hexadecimal digits"),
    (#""‸\ud800""#, "half of a surrogate pair stands for no character"),
    (#""‸\ud800\u0041""#, "half of a surrogate pair stands for no character"),
    (#""‸\ude00\ud83d""#, "half of a surrogate pair stands for no character"),
  ])
  func faults(_ marked: String, _ message: String?) {
    let bytes = Array(marked.utf8)
    let offset = marked.utf8.distance(from: marked.startIndex, to: marked.firstIndex(of: "‸") ?? marked.endIndex)
    let text = Array(bytes[..<offset] + bytes[(offset + 3)...])
    let expected = message.map { JSONFault(offset: offset, message: $0) }
    #expect(fault(text) == expected)
  }

  @Test(
    arguments: [
      [0x80], [0xC0, 0xAF], [0xC3], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF5], [0xFF],
      [0xE2, 0x82],
    ] as [[UInt8]])
  func bytesThatAreNoUTF8(_ bytes: [UInt8]) {
    let expected = JSONFault(offset: 2, message: "a byte that is no UTF-8")
    #expect(fault(Array("\"a".utf8) + bytes + Array("\"".utf8)) == expected)
    #expect(fault(Array("\"a".utf8) + bytes) == expected)
  }

  @Test func depthIsLimited() {
    func nested(_ depth: Int) -> [UInt8] {
      Array(repeatElement("[", count: depth).joined().utf8) + Array(repeatElement("]", count: depth).joined().utf8)
    }
    #expect(fault(nested(64)) == nil)
    #expect(
      fault(nested(65)) == JSONFault(offset: 64, message: "more than 64 arrays and objects inside each other"))
    #expect(fault(nested(1_000_000))?.offset == 64)
  }

  @Test func siblingsAreNoDepth() throws {
    let text = "[" + repeatElement("[[],{}]", count: 200).joined(separator: ",") + "]"
    #expect(try read(text).array?.count == 200)
  }

  /// Whatever is read, the value reads back the same after writing; whatever is not, the fault lies within the text.
  @Test func mangledTexts() {
    let text = Array(#"{"a": [1.5e-3, "\ud83d\ude00é\n", {"": null}], "b": true}"#.utf8)
    var mangled = text.indices.map { Array(text[..<$0]) }
    for index in text.indices {
      for byte in [0x00, 0x20, 0x22, 0x2C, 0x30, 0x5B, 0x5C, 0x5D, 0x65, 0x7D, 0x80, 0xC3, 0xF0, 0xFF] as [UInt8] {
        mangled.append(text[..<index] + [byte] + text[(index + 1)...])
      }
    }
    for bytes in mangled {
      switch JSONReader.read(bytes) {
      case .success(let value):
        #expect(JSONReader.read(JSONWriter.bytes(value)) == .success(value))
      case .failure(let fault):
        #expect((0...bytes.count).contains(fault.offset))
      }
    }
  }

  private func read(_ text: String) throws -> JSONValue {
    try JSONReader.read(Array(text.utf8)).get()
  }

  private func fault(_ bytes: [UInt8]) -> JSONFault? {
    if case .failure(let fault) = JSONReader.read(bytes) { fault } else { nil }
  }

  private func slice(_ text: String, _ range: Range<Int>?) -> String? {
    range.map { String(decoding: Array(text.utf8)[$0], as: UTF8.self) }
  }
}
