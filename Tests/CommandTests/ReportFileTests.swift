import Command
import Foundation
import TestSupport
import Testing

/// `lint` in CI: formats for services, and several reports at once.
@Suite struct ReportFileTests {
  private static let faulty = LintCommandTests.faulty

  private func folder(_ files: [(String, String)] = [("catalog/game.yaml", faulty)]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.put(".git/HEAD", "ref: refs/heads/main\n")
    for (name, text) in files { try folder.put(name, text) }
    return folder
  }

  private func lint(
    _ folder: TemporaryFolder, _ words: String..., in sub: String = "", environment: [String: String] = [:]
  ) async -> (ExitCode, Screen) {
    let screen = Screen(
      environment: environment, workingDirectory: sub.isEmpty ? folder.path : folder(sub))
    return (await screen.run(["lint"] + words), screen)
  }

  @Test("G01, G06: SARIF is built in, and is the same from wherever it is run") func sarif() async throws {
    let folder = try folder([("sub/catalog/game.yaml", Self.faulty)])
    let (code, root) = await lint(folder, "--format", "sarif", "sub/catalog/game.yaml")
    let (_, sub) = await lint(folder, "--format", "sarif", in: "sub")
    #expect(code == .findings)
    #expect(root.output == sub.output)
    #expect(root.output.contains("\"uri\": \"sub/catalog/game.yaml\",\n"))
    #expect(root.output.contains("\"uriBaseId\": \"%SRCROOT%\""))
    #expect(
      root.output.contains("\"text\": \"a type that the store does not have\"")
        || root.output.contains("fullDescription"))
    #expect(!root.output.contains(folder.path) && !root.output.contains("\\/"))
  }

  @Test(
    "G01: what SARIF says of every rule is valid", .enabled(if: PythonPackages.areWanted && SharedFolder.isWanted),
    arguments: ["sarif"])
  func sarifOfManyFindings(_ format: String) async throws {
    let catalog = """
      app: { name: Game, primary_locale: xx }
      products:
        - { id: gold pack, type: consumible, price: 4.97, pirce: 1 }
        - { id: "{n}", type: consumable, localizations: { en-US: { display_name: "<b>G</b>", description: x } } }

      """
    let folder = try folder([("catalog/game.yaml", catalog)])
    let (_, screen) = await lint(folder, "--format", format)
    let scratch = try Scratch()
    try scratch.write(screen.output, to: "report")
    let schema = SharedFolder.url.appendingPathComponent("formats/sarif-schema-2.1.0.json").path
    let said = try scratch.run([
      "python3", "-c",
      """
      import json, sys, jsonschema
      report, schema = (json.load(open(path)) for path in sys.argv[1:])
      jsonschema.Draft4Validator(schema, format_checker=jsonschema.FormatChecker()).validate(report)
      rules = report['runs'][0]['tool']['driver']['rules']
      assert all(rules[r['ruleIndex']]['id'] == r['ruleId'] for r in report['runs'][0]['results'])
      assert all(r['shortDescription'] and r['help'] and r['defaultConfiguration'] for r in rules)
      print(len(rules) > 6)
      """, scratch.path("report"), schema,
    ])
    #expect(said == "True\n", "\(said)")
  }

  @Test("G08: JSON counts the findings of each severity") func counts() async throws {
    let (_, screen) = await lint(try folder(), "--format", "json")
    #expect(screen.output.contains("\"counts\": {\n    \"error\": 1,\n    \"warning\": 0,\n    \"note\": 0\n  }"))
  }

  @Test("G10: --help lists the formats") func help() async {
    let screen = Screen()
    #expect(await screen.run("lint --help") == .clean)
    for name in ["text", "xcode", "json", "sarif", "github", "junit", "checkstyle"] {
      #expect(screen.output.contains(" \(name) "), "\(name)")
    }
  }

  @Test("G12: an annotation, and a line to read") func github() async throws {
    let (_, screen) = await lint(try folder(), "--format", "github")
    #expect(
      screen.output == """
        catalog/game.yaml:5:11: error: unknown product type "consumible" [unknown-product-type]
        ::error file=catalog/game.yaml,line=5,endLine=5,col=11,endColumn=21,title=unknown-product-type\
        ::unknown product type "consumible"%0Ahelp: did you mean "consumable"?
        1 error in 1 file

        """)
  }

  @Test(
    "G13: annotations count from the repository",
    arguments: [(true, false, "sub/"), (false, true, "sub/"), (true, true, "sub/"), (false, false, "")])
  func fromASubfolder(isRepository: Bool, hasWorkspace: Bool, prefix: String) async throws {
    let folder = try folder([("sub/catalog/game.yaml", Self.faulty)])
    if !isRepository { try FileManager.default.removeItem(atPath: folder(".git")) }
    let (_, screen) = await lint(
      folder, "--format", "github", in: "sub",
      environment: hasWorkspace ? ["GITHUB_WORKSPACE": folder.path] : [:])
    #expect(screen.output.hasPrefix("catalog/game.yaml:5:11: error: "))
    #expect(screen.output.contains("::error file=\(prefix)catalog/game.yaml,line=5,"))
  }

  @Test(
    "G13: a repository in the workspace, a submodule of it, and a workspace elsewhere",
    arguments: [
      ("sub/.git/HEAD", "", "catalog/"), (".git/HEAD", "", "sub/catalog/"), ("sub/.git/HEAD", "/else", "catalog/"),
    ])
  func whichRepository(_ marker: String, _ workspace: String, _ prefix: String) async throws {
    let folder = try TemporaryFolder()
    try folder.put("sub/catalog/game.yaml", Self.faulty)
    try folder.put(marker)
    if marker == ".git/HEAD" { try folder.put("sub/.git", "gitdir: ../.git/modules/sub\n") }
    let (_, screen) = await lint(
      folder, "--format", "github", in: "sub",
      environment: ["GITHUB_WORKSPACE": workspace.isEmpty ? folder.path : workspace])
    #expect(screen.output.contains("::error file=\(prefix)game.yaml,"), "\(screen.output)")
  }

  @Test("G21: findings of translators' files point there, and each file counts by itself") func manyFiles() async throws
  {
    let products = (1...50).map { "  - { id: p\($0), reference_name: Pack \($0) }\n" }.joined()
    let strings = (1...50).map { number in
      "p\(number): { display_name: Pack, description: \(number == 7 ? "x" : "A pack of coins") }\n"
    }
    let folder = try folder([
      (
        "catalog/game.yaml",
        """
        app: { bundle_id: com.example.game, primary_locale: en-US }
        strings: strings/{locale}.yaml
        defaults: { type: consumable, price: 0.99 }
        products:
        \(products)
        """
      ), ("catalog/strings/en-US.yaml", strings.joined()),
    ])
    let (_, screen) = await lint(folder, "--format", "checkstyle")
    #expect(
      screen.output.contains("<file name=\"catalog/strings/en-US.yaml\">\n    <error line=\"7\""), "\(screen.output)")
    #expect(!screen.output.contains("<file name=\"catalog/game.yaml\">"), "\(screen.output)")
  }

  @Test("several reports at once, each the same as on standard output") func several() async throws {
    let folder = try folder()
    try folder.put("lint.sarif", "old")
    let (code, screen) = await lint(folder, "--report", "sarif=lint.sarif", "--report=junit=a=b.xml")
    #expect(code == .findings)
    #expect(screen.errors.isEmpty)
    #expect(screen.output.hasSuffix("1 error in 1 file\n"))
    #expect(try folder.names() == [".git", "a=b.xml", "catalog", "lint.sarif"])
    #expect(try folder.text("lint.sarif") == (await lint(folder, "--format", "sarif")).1.output)
    #expect(try folder.text("a=b.xml") == (await lint(folder, "--format", "junit")).1.output)
  }

  @Test("a report in a file has no colours") func withoutColours() async throws {
    let folder = try folder()
    let (_, screen) = await lint(folder, "--color", "always", "--report", "text=lint.txt")
    #expect(screen.output.contains("\u{1B}["))
    #expect(try !folder.text("lint.txt").contains("\u{1B}"))
  }

  @Test(
    "what --report cannot do ends with 2 before anything is read",
    arguments: [
      (["srif=x"], "unknown format \"srif\" for \"--report\""), (["srif=x"], "; did you mean \"sarif\"?"),
      (["junit"], "\"--report junit\" names no file: write --report junit=FILE"), (["junit="], "names no file"),
      (["junit=-"], "for standard output write --format junit"),
      (["junit=x", "sarif=./x"], "two reports go to the file \"./x\""),
    ])
  func misuse(_ values: [String], _ message: String) async throws {
    let folder = try folder()
    let screen = Screen(workingDirectory: folder.path)
    #expect(await screen.run(["lint"] + values.flatMap { ["--report", $0] }) == .unable)
    #expect(screen.output.isEmpty)
    #expect(screen.errors.contains(message), "\(screen.errors)")
    #expect(screen.errors.hasSuffix("help: see iapcatalog lint --help\n"))
  }

  @Test(
    "a file that cannot be written ends with 2, after the findings and the other reports",
    arguments: [
      ("nowhere/x.xml", "no such file or directory"), ("catalog", "is a directory"),
      ("catalog/game.yaml/x", "not a directory"), ("/dev/null", "is no regular file"),
    ])
  func unwritable(_ path: String, _ reason: String) async throws {
    let folder = try folder()
    let (code, screen) = await lint(folder, "--report", "junit=\(path)", "--report", "sarif=lint.sarif")
    #expect(code == .unable)
    #expect(screen.output.hasSuffix("1 error in 1 file\n"))
    #expect(screen.errors == "iapcatalog: error: cannot write the report \"\(path)\": \(reason)\n")
    #expect(try folder.names() == [".git", "catalog", "lint.sarif"])
  }

  @Test("a link to a report stays a link") func links() async throws {
    let folder = try folder()
    try folder.put("reports/old.xml", "old")
    try folder.link("lint.xml", to: "reports/old.xml")
    #expect(await lint(folder, "--report", "junit=lint.xml").0 == .findings)
    #expect(try folder.text("reports/old.xml").hasPrefix("<?xml"))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder("lint.xml")) == "reports/old.xml")
  }

  @Test("a file that is no catalog is no clean run") func refusals() async throws {
    let folder = try folder([("catalog/game.yaml", LintCommandTests.clean), ("catalog/list.yaml", "- a\n")])
    let (code, screen) = await lint(folder, "--format", "junit", "--report", "sarif=lint.sarif", "--report", "github=g")
    #expect(code == .unable)
    #expect(screen.output.contains("<testsuite name=\"catalog/list.yaml\" tests=\"1\" failures=\"0\" errors=\"1\""))
    #expect(try folder.text("lint.sarif").contains("\"executionSuccessful\": false"))
    #expect(try folder.text("g").hasPrefix("::error file=catalog/list.yaml::the file is no catalog"))
  }

  @Test("with --strict the tests that JUnit shows fail as the run does") func strict() async throws {
    let text = LintCommandTests.clean.replacing(
      "en-US: { display_name", with: "xx: { display_name: Gold, description: Gold coins }, en-US: { display_name")
    let folder = try folder([("catalog/game.yaml", text)])
    #expect((await lint(folder, "--format", "junit")).1.output.contains("failures=\"0\" errors=\"0\" skipped=\"1\">"))
    let (code, screen) = await lint(folder, "--strict", "--format", "junit")
    #expect(code == .findings)
    #expect(screen.output.contains("failures=\"1\" errors=\"0\" skipped=\"0\">"))
  }
}
