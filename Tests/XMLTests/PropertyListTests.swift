import Foundation
import Testing
import XML

@Suite struct PropertyListTests {
  private let value: PropertyList = [
    "IDs": ["com.example.a", "", "1 < 2 & \"3\" > 'x' é😀"], "count": -12,
    "empty": ["a": [], "b": .dictionary([(String, PropertyList)]())],
    "isNo": false, "isYes": true, "key <&>": "two\nlines\tand a tab",
  ]

  @Test func theBytesAreApples() {
    #expect(
      PropertyListWriter.text(value) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
        \t<key>IDs</key>
        \t<array>
        \t\t<string>com.example.a</string>
        \t\t<string></string>
        \t\t<string>1 &lt; 2 &amp; "3" &gt; 'x' é😀</string>
        \t</array>
        \t<key>count</key>
        \t<integer>-12</integer>
        \t<key>empty</key>
        \t<dict>
        \t\t<key>a</key>
        \t\t<array/>
        \t\t<key>b</key>
        \t\t<dict/>
        \t</dict>
        \t<key>isNo</key>
        \t<false/>
        \t<key>isYes</key>
        \t<true/>
        \t<key>key &lt;&amp;&gt;</key>
        \t<string>two
        lines\tand a tab</string>
        </dict>
        </plist>

        """)
  }

  private struct Value: Codable, Equatable {
    var IDs: [String]
    var count: Int
    var empty: Empty
    var isNo: Bool
    var isYes: Bool
    var key: String

    enum CodingKeys: String, CodingKey {
      case IDs, count, empty, isNo, isYes
      case key = "key <&>"
    }
  }

  private struct Empty: Codable, Equatable {
    var a: [String] = []
    var b: [String: String] = [:]
  }

  private let same = Value(
    IDs: ["com.example.a", "", "1 < 2 & \"3\" > 'x' é😀"], count: -12, empty: Empty(), isNo: false, isYes: true,
    key: "two\nlines\tand a tab")

  @Test func applesReaderTakesIt() throws {
    let text = PropertyListWriter.text(value)
    #expect(try PropertyListDecoder().decode(Value.self, from: Data(text.utf8)) == same)
  }

  /// The keys of the value stand in the order in which Apple's writer sorts them.
  @Test func applesWriterGivesTheSame() throws {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    #expect(String(decoding: try encoder.encode(same), as: UTF8.self) == PropertyListWriter.text(value))
  }

  @Test func aCarriageReturnAndControlsSurvive() throws {
    let text = PropertyListWriter.text(["a\r\nb", "\u{1B}"])
    #expect(try PropertyListDecoder().decode([String].self, from: Data(text.utf8)) == ["a\r\nb", "\u{FFFD}"])
  }

  @Test func anotherReaderTakesIt() throws {
    let script = "import json, plistlib, sys; print(json.dumps(plistlib.load(open(sys.argv[1], 'rb'))))"
    let text = PropertyListWriter.text(value)
    let answer = try withFile(text) { try run("python3", ["-c", script, $0]) }
    #expect(try JSONDecoder().decode(Value.self, from: answer) == same)
  }

  private func withFile<Answer>(_ text: String, _ body: (String) throws -> Answer) throws -> Answer {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).plist")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(text.utf8).write(to: file)
    return try body(file.path)
  }

  private func run(_ tool: String, _ arguments: [String]) throws -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [tool] + arguments
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return data
  }
}
