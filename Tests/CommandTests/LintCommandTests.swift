import Command
import TestSupport
import Testing

/// `lint` on folders of the disk: what is read, what is reported, and how it ends.
@Suite struct LintCommandTests {
  static let clean = """
    app: { name: Example Game, bundle_id: com.example.game, primary_locale: en-US }
    products:
      - id: gold
        reference_name: Gold Pack
        type: consumable
        price: 0.99
        localizations: { en-US: { display_name: Gold Pack, description: One hundred gold coins } }

    """
  static let faulty = clean.replacing("consumable", with: "consumible")

  private func folder(_ files: [(String, String)]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.put(name, text) }
    return folder
  }

  private func lint(_ folder: TemporaryFolder, _ words: String..., input: String = "") async -> (ExitCode, Screen) {
    let screen = Screen(input: input, workingDirectory: folder.path)
    return (await screen.run(["lint"] + words), screen)
  }

  @Test func aCleanCatalogSaysNothing() async throws {
    let folder = try folder([("catalog/game.yaml", Self.clean)])
    let (code, screen) = await lint(folder)
    #expect(code == .clean)
    #expect(screen.output.isEmpty && screen.errors.isEmpty)
  }

  @Test("G16: a finding is path:line:col: error: message [rule]") func findingsAreClickable() async throws {
    let folder = try folder([("catalog/game.yaml", Self.faulty)])
    let (code, screen) = await lint(folder)
    #expect(code == .findings)
    #expect(
      screen.output == """
        catalog/game.yaml:5:11: error: unknown product type "consumible" [unknown-product-type]
            type: consumible
                  ^~~~~~~~~~
        help: did you mean "consumable"?
        1 error in 1 file

        """)
    #expect(screen.errors.isEmpty)
  }

  @Test("G07: warnings alone are clean, but for --strict") func warningsAloneAreClean() async throws {
    let text = Self.clean.replacing(
      "en-US: { display_name", with: "xx: { display_name: Gold, description: Gold coins }, en-US: { display_name")
    let folder = try folder([("catalog/game.yaml", text)])
    let (code, screen) = await lint(folder)
    #expect(code == .clean)
    #expect(screen.output.contains(": warning: "))
    #expect(await lint(folder, "--strict").0 == .findings)
  }

  @Test(
    "G11: what cannot be done at all ends with 2, on standard error",
    arguments: [
      (["nowhere"], "no such file or directory: \"nowhere\""),
      (["--catalog", "nowhere"], "no such file or directory: \"nowhere\""),
      (["--formt", "json"], "unknown option \"--formt\" for \"lint\"; did you mean \"--format\"?"),
      (["--format", "jsn"], "\"jsn\""),
      (["other/list.yaml"], "other/list.yaml: the file is no catalog: it is no mapping"),
      (["other/foreign.yaml"], "other/foreign.yaml: the file is no catalog: it has none of the format's keys"),
      (["other/empty.yaml"], "other/empty.yaml: the file is empty"),
      (["other"], "the file is"),
    ]) func unableEndsWithTwo(words: [String], message: String) async throws
  {
    let folder = try folder([
      ("catalog/game.yaml", Self.clean), ("other/list.yaml", "- 1\n"), ("other/foreign.yaml", "services: {}\n"),
      ("other/empty.yaml", ""),
    ])
    let screen = Screen(workingDirectory: folder.path)
    #expect(await screen.run(["lint"] + words) == .unable)
    #expect(screen.output.isEmpty)
    #expect(screen.errors.contains(message), "\(screen.errors)")
  }

  @Test func withoutACatalogItSaysWhereItLooked() async throws {
    let folder = try folder([])
    let (code, screen) = await lint(folder)
    #expect(code == .unable)
    #expect(screen.errors.contains("no folder \"catalog\" in \(folder.path)"))
    #expect(screen.errors.contains("help: name it with --catalog"))
  }

  @Test func pathsInsideSelectWhatIsReported() async throws {
    let second = Self.faulty.replacing("com.example.game", with: "com.example.chess")
    let folder = try folder([("catalog/a/game.yaml", Self.faulty), ("catalog/b/chess.yaml", second)])
    #expect(await lint(folder).1.output.contains("2 errors in 2 files"))
    for words in [["catalog/b"], ["catalog/b/"], ["./catalog/b/chess.yaml"], ["\(folder.path)/catalog/b"]] {
      let screen = Screen(workingDirectory: folder.path)
      #expect(await screen.run(["lint"] + words) == .findings)
      #expect(screen.output.contains("catalog/b/chess.yaml") && !screen.output.contains("game.yaml"))
    }
    let (_, both) = await lint(folder, "catalog/b", "catalog/a/game.yaml")
    #expect(both.output.contains("2 errors in 2 files"))
    let (_, all) = await lint(folder, "catalog/b", "catalog")
    #expect(all.output.contains("2 errors in 2 files"))
  }

  @Test func aPathElsewhereIsACatalogOfItsOwn() async throws {
    let folder = try folder([("catalog/game.yaml", Self.clean), ("draft.yaml", Self.faulty)])
    let (code, screen) = await lint(folder, "draft.yaml")
    #expect(code == .findings)
    #expect(screen.output.hasPrefix("draft.yaml:5:11: error: "))
  }

  @Test("G24: standard input is a catalog of its own") func standardInput() async throws {
    let folder = try folder([])
    let (code, screen) = await lint(folder, "-", input: Self.faulty)
    #expect(code == .findings)
    #expect(screen.output.hasPrefix("<stdin>:5:11: error: "))
  }

  @Test("G24: or the unsaved text of a file") func unsavedText() async throws {
    let folder = try folder([
      ("catalog/game.yaml", Self.clean), ("catalog/other.yaml", "test_users: [{ email: no }]\n"),
    ])
    let (code, screen) = await lint(folder, "--stdin-filename", "catalog/game.yaml", "-", input: Self.faulty)
    #expect(code == .findings)
    #expect(screen.output.hasPrefix("catalog/game.yaml:5:11: error: "))
    #expect(!screen.output.contains("other.yaml"))
    let (_, fresh) = await lint(folder, "--stdin-filename", "catalog/new.yaml", "-", input: "produkts: []\napp: game\n")
    #expect(fresh.output.hasPrefix("catalog/new.yaml:1:1: error: "))
    let (lonely, _) = await lint(folder, "--stdin-filename", "catalog/game.yaml")
    #expect(lonely == .unable)
  }

  @Test func editorLeftoversAreNoCatalog() async throws {
    let folder = try folder([
      ("catalog/game.yaml", Self.clean), ("catalog/game.yaml~", "x"), ("catalog/.#game.yaml", "x"),
      ("catalog/.hidden.yaml", "x"), ("catalog/notes.txt", "x"),
    ])
    #expect(await lint(folder).0 == .clean)
  }

  @Test func xcodeAndJSON() async throws {
    let folder = try folder([("catalog/game.yaml", Self.faulty)])
    let (_, xcode) = await lint(folder, "--format", "xcode")
    #expect(xcode.output.hasPrefix("\(folder.path)/catalog/game.yaml:5:11: error: unknown product type"))
    let (_, json) = await lint(folder, "--format=json")
    #expect(json.output.contains("\"rule\": \"unknown-product-type\"") && json.output.contains("\"line\": 5"))
  }

  @Test(
    "what generate cannot make is a finding of lint, for the outputs that are asked for",
    arguments: [
      ("[{ id: a-1 }, { id: a_1 }]", "ambiguous-constant", "product-ids-swift"),
      ("[{ id: a-1 }, { id: a_1 }]", "ambiguous-constant", "product-ids-objc: { file: IDs }"),
      ("[{ id: a, constant: a-b }]", "invalid-constant", "product-ids-swift"),
      ("[{ id: a, attributes: { max-a: 1, max_a: 2 } }]", "ambiguous-attribute", "product-ids-swift"),
    ])
  func whatCannotBeGenerated(products: String, rule: String, output: String) async throws {
    func text(_ outputs: String) -> String {
      let common =
        "type: consumable, localizations: { en-US: { display_name: Gold, description: Hundred coins } }"
      return """
        app: { bundle_id: com.example.game, primary_locale: en-US }
        generate: { outputs: \(outputs) }
        defaults: { \(common) }
        products: \(products)

        """
    }
    for (outputs, isFound) in [("[\(output)]", true), ("[product-ids-json, product-ids-plist]", false)] {
      let folder = try folder([
        ("catalog/game.yaml", text(outputs))
      ])
      let (_, screen) = await lint(folder)
      #expect(screen.output.contains("[\(rule)]") == isFound, "\(screen.output)")
      let generated = Screen(workingDirectory: folder.path)
      _ = await generated.run("generate")
      #expect(generated.errors.contains("[\(rule)]") == isFound, "\(generated.errors)")
    }
  }

  @Test("the default outputs are code too") func whatCannotBeGeneratedByDefault() async throws {
    let twins =
      Self.clean
      + Self.clean.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2)
      .joined(separator: "\n").replacing("id: gold", with: "id: GOLD").replacing("Gold Pack", with: "More Gold")
    let folder = try folder([("catalog/game.yaml", twins)])
    #expect(await lint(folder).1.output.contains("[ambiguous-constant]"))
  }

  @Test("types of one name") func typesOfOneName() async throws {
    let folder = try folder([
      ("catalog/a.yaml", Self.clean.replacing("bundle_id: com.example.game", with: "key: my-game, bundle_id: com.a.a")),
      ("catalog/b.yaml", Self.clean.replacing("bundle_id: com.example.game", with: "key: my_game, bundle_id: com.a.b")),
    ])
    let (code, screen) = await lint(folder)
    #expect(code == .findings)
    #expect(screen.output.ranges(of: "[ambiguous-type-name]").count == 2, "\(screen.output)")
    let (_, one) = await lint(folder, "catalog/b.yaml")
    #expect(one.output.ranges(of: "[ambiguous-type-name]").count == 1, "\(one.output)")
  }

  @Test(
    "a path at which the catalog has nothing is no clean catalog",
    arguments: [("catalog/review/x.png", false), ("catalog/empty", false), ("catalog/prices/a.csv", true)])
  func nothingThere(path: String, isOfTheCatalog: Bool) async throws {
    let folder = try folder([
      ("catalog/game.yaml", "price_tables: { a: prices/a.csv }\n" + Self.clean), ("catalog/review/x.png", "PNG"),
      ("catalog/empty/note.txt", ""), ("catalog/prices/a.csv", "USA,USD,0.99\n"),
    ])
    let (code, screen) = await lint(folder, path)
    #expect(code == (isOfTheCatalog ? .clean : .unable), "\(screen.output)\(screen.errors)")
    let complaint = "iapcatalog: error: \(path): the catalog has no file there, so nothing was checked\n"
    #expect(screen.errors == (isOfTheCatalog ? "" : complaint))
  }

  @Test func aFileWithASyntaxFaultIsOfTheCatalog() async throws {
    let folder = try folder([("catalog/game.yaml", "app: [\n")])
    #expect(await lint(folder, "catalog/game.yaml").0 == .findings)
  }
}
