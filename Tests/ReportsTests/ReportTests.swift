import Diagnostics
import Foundation
import JSON
import Reports
import TestSupport
import Testing

@Suite struct ReportTests {
  private static let names = Reports.all.map(\.name)

  @Test(arguments: names)
  func cannedFindingsLookAsTheyShould(_ name: String) throws {
    expectGolden(try render(name, cannedFindings), golden("canned.\(name).txt"))
  }

  @Test func coloursAreOnlyAdded() throws {
    let text = try render("text", cannedFindings, style: .colour)
    expectGolden(text.replacing("\u{1B}", with: "␛"), golden("canned.text.colour.txt"))
    #expect(try text.replacing(Regex("\u{1B}\\[[0-9]+m"), with: "") == render("text", cannedFindings))
  }

  @Test(arguments: names.filter { $0 != "text" })
  func onlyTextHasColours(_ name: String) throws {
    #expect(try render(name, cannedFindings, style: .colour) == render(name, cannedFindings))
  }

  @Test func withoutFindings() throws {
    #expect(try render("text", []) == "")
    #expect(try render("xcode", []) == "")
    #expect(try render("github", []) == "")
    for name in ["json", "sarif", "junit", "checkstyle"] {
      expectGolden(try render(name, []), golden("clean.\(name).txt"))
    }
  }

  @Test func formatsHaveNamesAndSummaries() {
    #expect(Self.names == ["text", "xcode", "json", "sarif", "github", "junit", "checkstyle"])
    #expect(Reports.named("xcode")?.name == "xcode")
    #expect(Reports.named("XCODE") == nil)
    #expect(Reports.all.allSatisfy { !$0.summary.isEmpty && !$0.summary.contains("\n") })
  }

  @Test(
    arguments: [
      ([], "no findings"), ([.error], "1 error in 1 file"),
      ([.warning, .warning, .error], "1 error, 2 warnings in 3 files"),
      ([.note, .note], "2 notes in 2 files"),
    ] as [([Severity], String)])
  func summaries(_ severities: [Severity], _ expected: String) {
    let findings = severities.enumerated().map { index, severity in
      let source = Source(path: "\(index).yaml", text: "")
      return Diagnostic(rule: "r", severity: severity, message: "m", at: Location(source: source, range: 0..<0))
    }
    #expect(Reports.summary(findings) == expected)
    #expect(Reports.summary(findings + findings.prefix(1)).hasSuffix(expected.suffix(8)))
  }

  @Test(arguments: [
    ("catalog/a.yaml", "/home/rage/catalog/a.yaml", "catalog/a.yaml"),
    ("./././a.yaml", "/home/rage/a.yaml", "a.yaml"),
    ("/home/rage/a.yaml", "/home/rage/a.yaml", "a.yaml"),
    ("/home/rage2/a.yaml", "/home/rage2/a.yaml", "/home/rage2/a.yaml"),
    ("../b/./c/../a.yaml", "/home/b/a.yaml", "../b/./c/../a.yaml"),
    ("../../../a.yaml", "/a.yaml", "../../../a.yaml"),
    ("<stdin>", "<stdin>", "<stdin>"),
    ("naïve/a\tb\u{202E}.yaml", "/home/rage/naïve/aU+0009bU+202E.yaml", "naïve/aU+0009bU+202E.yaml"),
  ])
  func paths(_ path: String, _ absolute: String, _ relative: String) throws {
    let location = Location(source: Source(path: path, text: "x"), range: 0..<1)
    let finding = Diagnostic(rule: "r", severity: .error, message: "m", at: location)
    #expect(try render("xcode", [finding]) == "\(absolute):1:1: error: m [r]\n")
    #expect(try render("text", [finding]).hasPrefix("\(relative):1:1: error: m [r]\n"))
  }

  @Test func jsonKeepsWhatOthersMustShowOtherwise() throws {
    let report = try JSONReader.read(Array(render("json", cannedFindings).utf8)).get()
    let wide = try #require(report["findings"]?.array?[3])
    #expect(wide["file"]?.string == "wide\u{1B}[31m\n.yaml")
    #expect(wide["message"]?.string == "\"en-US\" comes\nafter \"ja-JP\"")
    #expect(wide["column"]?.number == "23")
    #expect(report["counts"] == ["error": 2, "warning": 2, "note": 1])
  }

  /// Seconds, if each finding searched the source for its lines anew.
  @Test(.timeLimit(.minutes(1)))
  func manyFindingsInOneBigFile() throws {
    let line = "  - { id: sword, reference_name: Sword }\n"
    let source = Source(path: "big.yaml", text: String(repeating: line, count: 20_000))
    let findings = (0..<20_000).map { index in
      let start = index * line.utf8.count + 10
      return Diagnostic(
        rule: "r", severity: .error, message: "m", at: Location(source: source, range: start..<start + 5))
    }
    let text = try render("text", findings)
    #expect(text.utf8.count(where: { $0 == UInt8(ascii: "\n") }) == 60_001)
    #expect(text.hasSuffix("big.yaml:20000:11: error: m [r]\n\(line)          ^~~~~\n20000 errors in 1 file\n"))
  }

  private func render(_ name: String, _ findings: [Diagnostic], style: TextStyle = .plain) throws -> String {
    let report = try #require(Reports.named(name))
    return report.render(findings, cannedContext(style))
  }

  private func golden(_ name: String) -> URL {
    Checkout.url.appendingPathComponent("Tests/ReportsTests/Golden/\(name)")
  }
}
