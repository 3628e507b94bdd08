import Command
import Foundation
import TestSupport
import Testing

/// `lint` when it changes files, or leaves out what is known.
@Suite struct LintFixTests {
  private let clean = LintCommandTests.clean
  private var unused: String {
    clean.replacing("Gold Pack\n", with: "Gold Pack # iapcatalog:ignore empty-app -- old\n")
  }

  private func lint(_ folder: TemporaryFolder, _ words: String..., input: String = "") async -> (ExitCode, Screen) {
    let screen = Screen(input: input, workingDirectory: folder.path)
    return (await screen.run(["lint"] + words), screen)
  }

  private func folder(_ text: String, _ name: String = "catalog/game.yaml") throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.put(name, text)
    return folder
  }

  private func text(_ folder: TemporaryFolder, _ name: String = "catalog/game.yaml") throws -> String {
    try String(contentsOfFile: folder.path + "/" + name, encoding: .utf8)
  }

  @Test func aFixIsMadeAndTheRestReported() async throws {
    let folder = try folder(unused.replacing("0.99", with: "0.98"))
    let (code, screen) = await lint(folder, "--fix")
    #expect(code == .findings)
    #expect(try text(folder) == clean.replacing("0.99", with: "0.98"))
    #expect(screen.errors == "fixed 1 finding in catalog/game.yaml\n")
    #expect(screen.output.contains("not-a-price-point") && !screen.output.contains("unused-suppression"))
    let (again, quiet) = await lint(folder, "--fix")
    #expect(again == .findings && quiet.errors.isEmpty)
  }

  @Test func theDifferenceIsShownAndNothingChanged() async throws {
    let folder = try folder(unused)
    let (code, screen) = await lint(folder, "--fix", "--diff")
    #expect(code == .findings)
    #expect(try text(folder) == unused)
    #expect(
      screen.output == """
        --- a/catalog/game.yaml
        +++ b/catalog/game.yaml
        @@ -1,7 +1,7 @@
         app: { name: Example Game, bundle_id: com.example.game, primary_locale: en-US }
         products:
           - id: gold
        -    reference_name: Gold Pack # iapcatalog:ignore empty-app -- old
        +    reference_name: Gold Pack
             type: consumable
             price: 0.99
             localizations: { en-US: { display_name: Gold Pack, description: One hundred gold coins } }

        """)
    #expect(await lint(try self.folder(clean), "--diff").0 == .clean)
  }

  @Test func aLinkStaysALink() async throws {
    let folder = try folder(unused, "elsewhere/game.yaml")
    try FileManager.default.createDirectory(atPath: folder.path + "/catalog", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/catalog/game.yaml", withDestinationPath: "../elsewhere/game.yaml")
    #expect(await lint(folder, "--fix").0 == .clean)
    #expect(try text(folder, "elsewhere/game.yaml") == clean)
    let target = try FileManager.default.destinationOfSymbolicLink(atPath: folder.path + "/catalog/game.yaml")
    #expect(target == "../elsewhere/game.yaml")
  }

  @Test func onlyWhatIsAskedForIsFixed() async throws {
    let folder = try folder(unused)
    try folder.put("catalog/other.yaml", unused.replacing("example.game", with: "example.other"))
    _ = await lint(folder, "--fix", "catalog/other.yaml")
    #expect(try text(folder) == unused)
    #expect(try !text(folder, "catalog/other.yaml").contains("iapcatalog:"))
  }

  @Test func standardInputCannotBeChanged() async throws {
    let (code, screen) = await lint(try TemporaryFolder(), "--fix", "-", input: unused)
    #expect(code == .unable)
    #expect(screen.errors.contains("--fix cannot change standard input"))
    #expect(await lint(try TemporaryFolder(), "--diff", "-", input: unused).1.output.contains("+++ b/<stdin>"))
  }

  // MARK: Baseline

  @Test func theBaselineIsWrittenAndHolds() async throws {
    let folder = try folder(clean.replacing("0.99", with: "0.98"))
    let (code, screen) = await lint(folder, "--baseline", "known.json", "--write-baseline")
    #expect(code == .clean)
    #expect(screen.errors == "wrote known.json\n")
    #expect(await lint(folder, "--baseline", "known.json").0 == .clean)
    #expect(await lint(folder).0 == .findings)
    try folder.put("catalog/game.yaml", clean)
    let (after, note) = await lint(folder, "--baseline", "known.json")
    #expect(after == .clean)
    #expect(note.errors.contains("1 of the 1 findings in known.json are not found any more"))
  }

  @Test func theCatalogNamesItsBaseline() async throws {
    let text = "lint: { baseline: known.json }\n" + clean.replacing("0.99", with: "0.98")
    let folder = try folder(text)
    let (code, screen) = await lint(folder)
    #expect(code == .unable)
    #expect(screen.errors.contains("catalog/game.yaml:1:19: cannot read the baseline \"catalog/known.json\""))
    #expect(await lint(folder, "--write-baseline").0 == .clean)
    #expect(await lint(folder).0 == .clean)
    // What is known does not keep outputs from being made.
    let generate = Screen(workingDirectory: folder.path)
    #expect(await generate.run("generate --dry-run") == .clean)
    try folder.put("catalog/known.json", "{\n  \"format\": 1\n}\n")
    let (broken, fault) = await lint(folder)
    #expect(broken == .unable)
    #expect(fault.errors.contains("catalog/known.json:1:1: the file is no baseline"))
  }

  @Test func theBaselineNeedsAFileAndTheWholeCatalog() async throws {
    let folder = try folder(clean)
    #expect(await lint(folder, "--write-baseline").1.errors.contains("--write-baseline needs a file to write"))
    let (code, screen) = await lint(folder, "--write-baseline", "--baseline", "k.json", "catalog/game.yaml")
    #expect(code == .unable && screen.errors.contains("takes one whole catalog"))
  }
}
