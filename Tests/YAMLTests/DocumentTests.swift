import Diagnostics
import Testing
import YAML

@Suite struct DocumentTests {
  @Test(arguments: ["no", "1.10", "0123", "12:30:45", "2026-01-01", "YES", "5319E7", "0x1F", "1e3", "=", ".5", "null"])
  func scalarsAreKeptAsWritten(_ text: String) throws {
    let document = try #require(Document.sound("a: \(text)\n\"b\": '\(text)'\n"))
    #expect(document.value("a").map { document.text(of: $0) } == text)
    #expect(document.value("b").map { document.text(of: $0) } == text)
  }

  static let cooked: [(written: String, value: String)] = [
    ("'it''s'", "it's"), ("\"a\\tb\\u00e9\\U0001F600\"", "a\tbé😀"), ("\"\\x41\\e\\0\"", "A\u{1B}\u{0}"),
    ("two\n  lines", "two lines"), ("|\n  one\n   two\n\n", "one\n two\n"), (">-\n  one\n  two\n", "one two"),
    ("|+\n  one\n", "one\n\n"), ("\"\"", ""), ("''", ""), ("\"\\L\\P\\N\\_\"", "\u{2028}\u{2029}\u{85}\u{A0}"),
    ("\"a\\\n  b\"", "ab"),
  ]

  @Test(arguments: cooked) func valuesAreRead(_ written: String, _ value: String) throws {
    let document = try #require(Document.sound("a: \(written)\nb: after\n"))
    let node = try #require(document.value("a"))
    #expect(document.text(of: node) == value)
    #expect(document.byteCount(of: node) == value.utf8.count)
    #expect(Array(document.bytes(of: node)) == Array(value.utf8))
    #expect(document.value("b").map { document.text(of: $0) } == "after")
  }

  @Test func stylesAndFlagsAreKept() throws {
    let document = try #require(Document.sound("[a, 'b', \"c\"]\n---\n- |\n  d\n- >\n  e\n"))
    let scalars = document.nodes.filter { document.kind(of: $0) == .scalar }
    #expect(scalars.map { document.style(of: $0) } == [.plain, .singleQuoted, .doubleQuoted, .literal, .folded])
    #expect(scalars.map { document.isPlainASCII($0) } == [true, true, true, false, false])
    #expect(document.roots.map { document.isFlow($0) } == [true, false])
  }

  @Test(arguments: [
    "~", "", "short", "eight ch", "just longer than that", "\u{7F}", "é", "twelve chars\ttab", "ende é",
  ])
  func plainASCIIAndPackedKeys(_ text: String) throws {
    let written = text == "\u{7F}" ? "\"\\x7F\"" : "\"\(text)\""
    let document = try #require(Document.sound(written))
    let root = try #require(document.roots.first)
    #expect(document.isPlainASCII(root) == text.utf8.allSatisfy { (0x20...0x7E).contains($0) })
    let packed = document.packedKey(root)
    let bytes = (0..<8).map { UInt8(truncatingIfNeeded: packed >> (8 * $0)) }.prefix { $0 != 0 }
    #expect(Array(bytes) == (text.utf8.count <= 8 ? Array(text.utf8) : []))
    #expect(document.equals(root, Array(text.utf8)))
    #expect(document.equals(root, "short") == (text == "short"))
  }

  @Test func nullsAreOnlyPlain() throws {
    let document = try #require(
      Document.sound("[~, null, Null, NULL, nULL, '', \"null\", '~', !!str null, ~~, nil, {a: }, !!null ]"))
    let items = try document.children(of: #require(document.roots.first)).map { $0 }
    #expect(
      items.map { document.isNull($0) } == [
        true, true, true, true, false, false, false, false, false, false, false, false, false,
      ])
    let empty = try #require(document.entries(of: items[11]).first { _ in true })
    #expect(document.isNull(empty.value))
  }

  @Test func tagsAndAnchorsAreFound() throws {
    let document = try #require(
      Document.sound("%TAG !e! tag:example.com,2026:\n---\n- !!str a\n- !e!x &b {}\n- ! c\n- !local d\n- &e f\n- g\n"))
    let items = try document.children(of: #require(document.roots.first)).map { $0 }
    #expect(
      items.map { document.tag(of: $0) } == [
        "tag:yaml.org,2002:str", "tag:example.com,2026:x", "!", "!local", nil, nil,
      ])
    #expect(items.map { document.anchor(of: $0) } == [nil, "b", nil, nil, "e", nil])
  }

  @Test func childrenAreCounted() throws {
    let document = try #require(Document.sound("a: [1, [2, 3], {b: c}]\nd: x\n"))
    let root = try #require(document.roots.first)
    let list = try #require(document.value("a"))
    #expect(document.childCount(of: root) == 4)
    #expect(document.childCount(of: list) == 3)
    #expect(document.children(of: list).map { document.kind(of: $0) } == [.scalar, .sequence, .mapping])
    #expect(document.entries(of: root).map { document.text(of: $0.key) } == ["a", "d"])
    let scalar = try #require(document.value("d"))
    #expect(document.children(of: scalar).map { $0 } == [])
    #expect(document.next(after: list) == document.children(of: root).map { $0 }[2])
  }

  @Test func aStreamMayHaveSeveralDocumentsOrNone() throws {
    let two = try #require(Document.sound("a: 1\n---\n- 2\n"))
    #expect(two.roots.map { two.kind(of: $0) } == [.mapping, .sequence])
    #expect(two.range(of: two.roots[1]) == Marked("a: 1\n---\n«- 2»\n").range)
    for nothing in ["", "\n\n", "# only a comment\n", "\u{FEFF}", "   "] {
      let document = try #require(Document.sound(nothing))
      #expect(document.roots.isEmpty)
    }
    let empty = try #require(Document.sound("---\n---\na\n"))
    #expect(empty.roots.map { empty.isNull($0) } == [true, false])
  }

  @Test func aByteOrderMarkAndLineEndsChangeNothing() throws {
    let plain = "- a: 1\n  b: [x, y]\n- c: |\n    two\n    lines\n"
    let expected = EventNotation.lines(of: try #require(Document.sound(plain)))
    let crlf = String(plain.map { $0 == "\n" ? "\r\n" : $0 })
    let cr = String(plain.map { $0 == "\n" ? "\r" : $0 })
    for text in ["\u{FEFF}" + plain, crlf, "\u{FEFF}" + crlf, cr] {
      let document = try #require(Document.sound(text))
      #expect(EventNotation.lines(of: document) == expected)
    }
  }

  @Test func commentsAreFoundWithTheirPlaces() throws {
    let text =
      "# one\na: b # two\nc: 'x # no' # three\nd: | # four\n  # no\n  text\n\n# five\ne: a#no\nf: [1, # six\n  2] # seven\n  # eight"
    let document = try #require(Document.sound(text))
    let comments = document.comments()
    #expect(
      comments.map { document.source.text(in: $0.range) } == [
        "# one", "# two", "# three", "# four", "# five", "# six", "# seven", "# eight",
      ])
    #expect(comments.map(\.isAlone) == [true, false, false, false, true, false, false, true])
    let marked = try #require(Document.sound("\u{FEFF}# one\na: 1\n"))
    #expect(marked.comments() == [Comment(range: 3..<8, isAlone: true)])
  }
}
