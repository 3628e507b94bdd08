import Diagnostics
import JSON
import Reports
import TestSupport
import Testing

/// What services make of paths, places and identities.
@Suite struct ServiceReportTests {
  private func finding(
    _ location: Location, rule: String = "r", message: String = "m", help: String? = nil, subject: String? = nil
  ) -> Diagnostic {
    Diagnostic(rule: rule, severity: .error, message: message, at: location, help: help, subject: subject)
  }

  private func report(_ name: String, _ findings: [Diagnostic], root: String? = nil) throws -> String {
    let context = ReportContext(
      workingDirectory: "/home/rage/sub", style: .plain, toolVersion: "1", repositoryRoot: root)
    return try #require(Reports.named(name)).render(findings, context)
  }

  private func results(_ findings: [Diagnostic], root: String? = nil) throws -> [JSONValue] {
    let text = try report("sarif", findings, root: root)
    let sarif = try JSONReader.read(Array(text.utf8)).get()
    return try #require(sarif["runs"]?.array?.first?["results"]?.array)
  }

  @Test(
    "G01: URIs count from the repository, and are URIs",
    arguments: [
      ("catalog/a.yaml", "sub/catalog/a.yaml", true), ("../catalog/a b.yaml", "catalog/a%20b.yaml", true),
      ("50% off,ü:#?.yaml", "sub/50%25%20off%2C%C3%BC%3A%23%3F.yaml", true),
      ("../../else/a b.yaml", "file:///home/else/a%20b.yaml", false), ("/x/a.yaml", "file:///x/a.yaml", false),
      ("/home/rage2/a.yaml", "file:///home/rage2/a.yaml", false), ("<stdin>", "%3Cstdin%3E", false),
    ])
  func uris(_ path: String, _ uri: String, _ isInside: Bool) throws {
    let location = Location(source: Source(path: path, text: "x"), range: 0..<1)
    let text = try report("sarif", [finding(location)], root: "/home/rage")
    #expect(!text.contains("\\/"))
    let place = try results([finding(location)], root: "/home/rage")[0]["locations"]?.array?[0]["physicalLocation"]
    #expect(place?["artifactLocation"]?["uri"]?.string == uri)
    #expect(place?["artifactLocation"]?["uriBaseId"]?.string == (isInside ? "%SRCROOT%" : nil))
  }

  @Test("G04: columns are from 1", arguments: [("", 0), ("a: 1\n", 0), ("a: 1\n", 5), ("\u{FEFF}a: 1\n", 0)])
  func columnsAreFromOne(_ text: String, _ offset: Int) throws {
    let location = Location(source: Source(path: "a.yaml", text: text), range: offset..<offset)
    let place = try results([finding(location)])[0]["locations"]?.array?[0]["physicalLocation"]
    let line: JSONValue = offset == 5 ? 2 : 1
    #expect(
      place?["region"] == ["startLine": line, "startColumn": 1, "endLine": line, "endColumn": 1])
  }

  @Test("identities stay where lines move, and tell findings apart") func fingerprints() throws {
    func prints(_ findings: [Diagnostic]) throws -> [String] {
      try results(findings).map { try #require($0["partialFingerprints"]?["iapcatalogFinding/v1"]?.string) }
    }
    let old = try prints([
      finding(Location(marked: "id: «gold»\n"), subject: "com.example.gold"),
      finding(Location(marked: "id: «gold»\n"), subject: "com.example.gold"),
      finding(Location(marked: "id: «gold»\n"), subject: "com.example.silver"),
      finding(Location(marked: "id: «silver»\n"), subject: "com.example.gold"),
      finding(Location(marked: "id: «gold»\n"), rule: "other", subject: "com.example.gold"),
      finding(Location(marked: "id: «gold»\n", path: "other.yaml"), subject: "com.example.gold"),
    ])
    #expect(Set(old).count == 5)
    #expect(old[0] == old[5], "each file counts by itself")
    #expect(old[0] != old[1])
    let moved = try prints([
      finding(Location(marked: "# New\n\n    id: «gold» # first\n"), message: "reworded", subject: "com.example.gold")
    ])
    #expect(moved == [old[0]])
    #expect(old[0].wholeMatch(of: /[0-9a-f]{16}:1/) != nil)
  }

  @Test("a secret is not even hashed") func secrets() throws {
    func print(_ password: String) throws -> String? {
      let source = Source(path: "a.yaml", bytes: Array("password: \(password)".utf8), secrets: [10..<17])
      return try results([finding(Location(source: source, range: 10..<17))])[0]["partialFingerprints"]?[
        "iapcatalogFinding/v1"]?.string
    }
    #expect(try print("hunter2") == print("hunter3"))
  }

  @Test("a brace of a message is no placeholder") func braces() throws {
    let location = Location(marked: "«a»")
    let result = try results([finding(location, message: "\"gold.{n}\"", help: "write { a: 1 }")])[0]
    #expect(result["message"]?["text"]?.string == "\"gold.{{n}}\"\nhelp: write {{ a: 1 }}")
  }

  @Test("G15: what ends a property or a line is escaped") func workflowCommands() throws {
    let location = Location(marked: "a: «1»\n", path: "50% off, best:\n.yaml")
    let text = try report(
      "github", [finding(location, rule: "r", message: "100%, \"a:b\"\r\nnext", help: "write\nthis")],
      root: "/home/rage")
    #expect(
      text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) == [
        "50% off, best:U+000A.yaml:1:4: error: 100%, \"a:b\"U+000DU+000Anext [r]",
        "::error file=sub/50%25 off%2C best%3A%0A.yaml,line=1,endLine=1,col=4,endColumn=5,title=r"
          + "::100%25, \"a:b\"%0D%0Anext%0Ahelp: write%0Athis", "1 error in 1 file", "",
      ])
  }

  @Test("no text of a catalog becomes a command") func injectedCommands() throws {
    let location = Location(marked: "«a»\n", path: "::error::.yaml")
    let text = try report("github", [finding(location, message: "##[error]x")])
    let lines = text.split(separator: "\n")
    #expect(lines[0] == "./::error::.yaml:1:1: error: ## [error]x [r]")
    #expect(lines.count == 3)
  }

  @Test("standard input has no file to annotate; several lines have no columns") func annotationsWithoutPlaces() throws
  {
    let text = try report(
      "github",
      [
        finding(Location(marked: "«a»\n", path: "<stdin>")),
        finding(Location(marked: "«a\nb»\n", path: "/else/a.yaml")),
      ])
    #expect(text.contains("\n::error title=r::m\n"))
    #expect(text.contains("\n::error file=/else/a.yaml,line=1,endLine=2,title=r::m\n"))
  }
}
