import JSON
import Testing

@Suite struct JSONStreamTests {
  private func text(_ write: (inout JSONStream) -> Void) -> String {
    var stream = JSONStream()
    write(&stream)
    return String(decoding: stream.finish(), as: UTF8.self)
  }

  @Test func whatStandsInALineIsOnIt() {
    let written = text { stream in
      stream.beginObject()
      stream.beginObject("format", .line)
      stream.member("name", "store")
      stream.member("version", 1)
      stream.beginObject("in it")
      stream.beginArray("list")
      stream.string("a")
      stream.endArray()
      stream.endObject()
      stream.endObject()
      stream.key("clock")
      stream.null()
      stream.beginArray("products")
      for number in 1...2 {
        stream.beginObject()
        stream.member("id", "\(number)")
        stream.member("left out", String?.none)
        stream.member("left out", Int?.none)
        stream.member("sold", number == 1)
        stream.endObject()
      }
      stream.endArray()
      stream.beginArray("tags", .line)
      stream.number(-1)
      stream.boolean(false)
      stream.null()
      stream.endArray()
      stream.endObject()
    }
    #expect(
      written == """
        {
          "format": {"name": "store", "version": 1, "in it": {"list": ["a"]}},
          "clock": null,
          "products": [
            {
              "id": "1",
              "sold": true
            },
            {
              "id": "2",
              "sold": false
            }
          ],
          "tags": [-1, false, null]
        }

        """)
  }

  @Test func whatIsEmptyTakesNoLine() {
    let written = text { stream in
      stream.beginObject()
      stream.beginObject("a")
      stream.endObject()
      stream.beginArray("b")
      stream.endArray()
      stream.beginArray("c", .line)
      stream.beginObject()
      stream.endObject()
      stream.endArray()
      stream.endObject()
    }
    #expect(
      written == """
        {
          "a": {},
          "b": [],
          "c": [{}]
        }

        """)
  }

  @Test func aValueAloneIsADocument() {
    #expect(text { $0.string("a") } == "\"a\"\n")
    let line = text { stream in
      stream.beginObject(.line)
      stream.beginObject("a")
      stream.member("b", 1)
      stream.endObject()
      stream.endObject()
    }
    #expect(line == "{\"a\": {\"b\": 1}}\n")
  }

  @Test func aStreamBeginsAnewWhenItIsFinished() {
    var stream = JSONStream()
    for number in 1...2 {
      stream.beginArray()
      stream.number(number)
      stream.endArray()
      #expect(stream.finish() == Array("[\n  \(number)\n]\n".utf8))
    }
  }

  @Test func textsAreWrittenAsTheWriterDoes() throws {
    let all = String(String.UnicodeScalarView((0..<0x3000).compactMap(Unicode.Scalar.init)))
    let value: JSONValue = [
      .string(all), "plain", ["key \"\\\n\u{1}": .number("1.10"), "b": [nil, true, .object([])]],
    ]
    let fromString = text { $0.value(value) }
    #expect(try JSONReader.read(Array(fromString.utf8)).get() == value)
    for text in [all, "plain", "a\"b", ""] {
      var stream = JSONStream()
      stream.string(Array("xx\(text)xx".utf8)[2..<2 + text.utf8.count])
      #expect(stream.finish() == JSONWriter.bytes(.string(text)))
    }
  }
}
