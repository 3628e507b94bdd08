import Diagnostics
import Reports
import Testing

/// What stands below the first line of a text report.
@Suite struct SnippetTests {
  @Test(arguments: [
    ("«id»: a", "id: a", "^~"),
    ("id: «»a", "id: a", "    ^"),
    ("id:«»", "id:", "   ^"),
    ("id: «sword»", "id: sword", "    ^~~~~"),
    ("id: x«\n»b: 1", "id: x", "     ^"),
    ("a:\n  «b: 1\n  c: 2»\n", "  b: 1", "  ^~~~"),
    ("a:\r\n  «b: 1\r\n  c: 2»\r\n", "  b: 1", "  ^~~~"),
    ("a:\r  «b»: 1\r", "  b: 1", "  ^"),
    ("a: 1«\r»\nb: 2", "a: 1", "    ^"),
    // A tab stays, so that the mark is right whatever the terminal's stops are.
    ("\tid: «x»", "\tid: x", "\t    ^"),
    ("a\t«b»\tc", "a\tb\tc", " \t^"),
    ("a: «b\tc»", "a: b\tc", "   ^~~~~~"),
    // Wide, combined and drawn as one.
    ("ja: 怒り«夜»x", "ja: 怒り夜x", "        ^~"),
    ("ja: «ｶﾞハ한»", "ja: ｶﾞハ한", "    ^~~~~~"),
    ("e\u{301}é: «x»", "e\u{301}é: x", "    ^"),
    ("👩‍🚀🇩🇪❤️👍🏽: «x»", "👩‍🚀🇩🇪❤️👍🏽: x", "          ^"),
    ("1️⃣ 1: «😀»", "1️⃣ 1: 😀", "      ^~"),
    ("n: «e\u{301}»", "n: e\u{301}", "   ^"),
    ("n: e«\u{301}»", "n: e\u{301}", "    ^"),
    // Invisible.
    ("id: a\u{A0}«b»", "id: a<U+00A0>b", "             ^"),
    ("id: a«\u{200B}»b", "id: a<U+200B>b", "     ^~~~~~~~"),
    ("id: a«\u{200D}»b", "id: a<U+200D>b", "     ^~~~~~~~"),
    ("id: \u{1B}[31m«x»\u{202E}", "id: <U+001B>[31mx<U+202E>", "                ^"),
    ("a\u{FEFF}«x»", "a<U+FEFF>x", "         ^"),
  ])
  func lineAndMarks(_ marked: String, _ line: String, _ marks: String) throws {
    #expect(try snippet(Location(marked: marked)) == [line, marks])
  }

  /// Three asterisks for a secret, however long it is and wherever the range lies.
  @Test(arguments: [
    ("{ «password»: hunter2, id: x }", "{ password: ***, id: x }", "  ^~~~~~~~"),
    ("{ password: «hunter2», id: x }", "{ password: ***, id: x }", "            ^~~"),
    ("{ password: «»hunter2, id: x }", "{ password: ***, id: x }", "            ^"),
    ("«{ password: hunter2, id: x }»", "{ password: ***, id: x }", "^~~~~~~~~~~~~~~~~~~~~~~~"),
    ("{ password: hunter2, id: «x» }", "{ password: ***, id: x }", "                     ^"),
    ("{ password: hun«ter2, id: x }»", "{ password: ******, id: x }", "               ^~~~~~~~~~~~"),
    ("{ password: hun«t»er2, id: x }", "{ password: *********, id: x }", "               ^~~"),
  ])
  func aSecretIsNotShown(_ marked: String, _ line: String, _ marks: String) throws {
    let location = Location(marked: marked)
    let source = Source(path: "a.yaml", bytes: location.source.bytes, secrets: [12..<19])
    #expect(try snippet(Location(source: source, range: location.range)) == [line, marks])
  }

  @Test func aByteOrderMarkTakesNoRoom() throws {
    #expect(try snippet(Location(marked: "«app»: 1", prefix: [0xEF, 0xBB, 0xBF])) == ["app: 1", "^~~"])
    let source = Source(path: "a.yaml", bytes: [0xEF, 0xBB, 0xBF] + Array("app: 1".utf8))
    #expect(try snippet(Location(source: source, range: 0..<0)) == ["app: 1", "^"])
  }

  @Test(arguments: ["«»", "\n«»\n", "a: 1\n«»", "a: 1\r\n«\r\n»b: 2"])
  func anEmptyLineIsNotShown(_ marked: String) throws {
    #expect(try snippet(Location(marked: marked)) == [])
  }

  /// Of `é`, a byte that is no UTF-8, and `b`.
  @Test(arguments: [
    (0..<2, "^"), (1..<2, "^"), (0..<1, "^"), (2..<3, " ^"), (2..<4, " ^~"), (3..<9, "  ^"), (9..<99, "   ^"),
  ])
  func rangesOfBytesThatAreNoCharacters(_ range: Range<Int>, _ marks: String) throws {
    let source = Source(path: "a.yaml", bytes: [0xC3, 0xA9, 0xFF, UInt8(ascii: "b")])
    #expect(try snippet(Location(source: source, range: range)) == ["é\u{FFFD}b", marks])
  }

  @Test func aLineThatFitsIsWhole() throws {
    let line = String(repeating: "x", count: 118)
    #expect(try snippet(Location(marked: "\(line)«ab»")) == ["\(line)ab", String(repeating: " ", count: 118) + "^~"])
  }

  /// However long the line, wherever the range: about 120 columns, the range in them, and the marks below it.
  @Test(arguments: [0, 5, 60, 117, 118, 119, 2000, 100_000], [0, 1, 5, 119, 500, 50_000])
  func aLongLineIsCutAroundTheRange(_ before: Int, _ width: Int) throws {
    let text =
      String(repeating: "a", count: before) + "«" + String(repeating: "b", count: width) + "»"
      + String(repeating: "c", count: 3000)
    let lines = try snippet(Location(marked: text))
    try #require(lines.count == 2)
    #expect((110...120).contains(lines[0].count))
    #expect(lines[0].hasSuffix("…"))
    #expect(lines[0].hasPrefix("…") == (before > 20 && before + min(width, 118) > 118))
    let blanks = lines[1].prefix { $0 == " " }.count
    let shown = lines[0].dropFirst(blanks).prefix { $0 == "b" }.count
    #expect(shown == lines[0].count { $0 == "b" })
    #expect(shown >= min(width, 90))
    #expect(lines[1].count - blanks == max(shown, 1))
    if width == 0 { #expect(lines[0].dropFirst(blanks).first == "c") }
    #expect(blanks >= min(before, 10))
  }

  @Test func aLongLineOfWideCharactersAndTabs() throws {
    let text = "\t" + String(repeating: "夜", count: 400) + "\t«怒»" + String(repeating: "夜", count: 400)
    let lines = try snippet(Location(marked: text))
    let lead = lines[0].prefix { $0 != "\t" }
    #expect(lines[1] == String(repeating: " ", count: 1 + 2 * (lead.count - 1)) + "\t^~")
    #expect(lines[0].hasPrefix("…夜") && lines[0].hasSuffix("夜…"))
    #expect((50...66).contains(lines[0].count))
  }

  @Test func aNoteOnTheSameLineDoesNotShowItAgain() throws {
    let location = Location(marked: "a: 1\nb: «2»\nc: 3\n")
    func at(_ range: Range<Int>) -> Location { Location(source: location.source, range: range) }
    let finding = Diagnostic(
      rule: "r", severity: .error, message: "m", at: location,
      notes: [Note("same", at: at(5..<6)), Note("other", at: at(0..<1)), Note("again", at: at(1..<2))])
    #expect(
      try render(finding) == """
        catalog/rage.yaml:2:4: error: m [r]
        b: 2
           ^
        catalog/rage.yaml:2:1: note: same
        catalog/rage.yaml:1:1: note: other
        a: 1
        ^
        catalog/rage.yaml:1:2: note: again
        1 error in 1 file

        """)
  }

  private func snippet(_ location: Location) throws -> [String] {
    let text = try render(Diagnostic(rule: "r", severity: .error, message: "m", at: location))
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst().dropLast(2).map(String.init)
  }

  private func render(_ finding: Diagnostic) throws -> String {
    let report = try #require(Reports.named("text"))
    return report.render([finding], ReportContext(workingDirectory: "/home", style: .plain, toolVersion: "1"))
  }
}
