import Command
import Foundation
import TestSupport
import Testing

/// `generate` on folders of the disk.
@Suite struct GenerateCommandTests {
  private static let files = [
    "generated/game/ProductID.swift", "generated/game/ProductIDs.h", "generated/game/ProductIDs.m",
    "generated/game/Products.plist", "generated/game/product-ids.json", "generated/game/store.json",
  ]

  private func folder(_ text: String = LintCommandTests.clean) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.put("catalog/game.yaml", text)
    return folder
  }

  private func generate(_ folder: TemporaryFolder, _ words: String...) async -> (code: ExitCode, screen: Screen) {
    let screen = Screen(workingDirectory: folder.path)
    return (await screen.run(["generate"] + words), screen)
  }

  private func everything(in folder: TemporaryFolder, _ name: String = "generated") throws -> [String: Data] {
    var files: [String: Data] = [:]
    for case let path as String in FileManager.default.enumerator(atPath: folder(name)) ?? .init() {
      let url = URL(fileURLWithPath: folder("\(name)/\(path)"))
      if !url.hasDirectoryPath { files[path] = try Data(contentsOf: url) }
    }
    return files
  }

  @Test func writesTheDefaultOutputsBesideTheCatalog() async throws {
    let folder = try folder()
    let (code, screen) = await generate(folder)
    #expect(code == .clean)
    #expect(screen.output == Self.files.map { "wrote \($0)\n" }.joined())
    #expect(screen.errors.isEmpty)
    #expect(try folder.text("generated/game/product-ids.json") == "[\n  \"com.example.game.gold\"\n]\n")
    let (again, second) = await generate(folder)
    #expect(again == .clean && second.output.isEmpty)
    #expect(second.errors == "all 6 files are up to date\n")
  }

  @Test func doesNotTouchWhatIsUnchanged() async throws {
    let folder = try folder()
    _ = await generate(folder)
    let path = folder("generated/game/Products.plist")
    let date = Date(timeIntervalSince1970: 1_000_000_000)
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
    _ = await generate(folder)
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date == date)
  }

  @Test(
    "what a rule has found is not told again by the output",
    arguments: [
      ("app: { key: game }\ngenerate: { outputs: [product-ids-swift: { type_name: a-b }] }\n", "invalid-type-name"),
      ("app: { name: Game }\n", "missing-app-key"),
    ])
  func eachFaultIsToldOnce(text: String, rule: String) async throws {
    let folder = try folder(text + "products: [{ id: gold, type: consumable, stage: draft }]\n")
    let (code, screen) = await generate(folder)
    #expect(code == .findings)
    #expect(screen.errors.ranges(of: "[\(rule)]").count == 1, "\(screen.errors)")
  }

  @Test func stopsAtErrorsWithNothingWritten() async throws {
    let folder = try folder(LintCommandTests.faulty)
    let (code, screen) = await generate(folder)
    #expect(code == .findings)
    #expect(screen.output.isEmpty)
    #expect(screen.errors.contains("catalog/game.yaml:5:11: error: ") && screen.errors.contains("nothing was written"))
    #expect(try folder.names() == ["catalog"])
    let (despite, _) = await generate(folder, "--despite-errors", "product-ids-json")
    #expect(despite == .findings)
    #expect(try folder.text("generated/game/product-ids.json") == "[\n  \"com.example.game.gold\"\n]\n")
  }

  @Test("F10, F12, F13, A05: --check lists stale, missing and left-over files, with the command that mends it")
  func checkTellsEverything() async throws {
    let folder = try folder()
    let (missing, first) = await generate(folder, "--check")
    #expect(missing == .findings)
    for file in Self.files { #expect(first.output.contains("missing: \(file)\n")) }
    #expect(first.output.hasSuffix("run: iapcatalog generate\n"))
    #expect(try folder.names() == ["catalog"])

    _ = await generate(folder)
    #expect(await generate(folder, "--check").code == .clean)
    try folder.put("generated/game/product-ids.json", "[\n  \"com.example.game.silver\"\n]\n")
    let (stale, second) = await generate(folder, "--check")
    #expect(stale == .findings)
    #expect(second.output.contains("-  \"com.example.game.silver\"\n+  \"com.example.game.gold\"\n"))
    #expect(second.output.contains("stale: generated/game/product-ids.json\n"))

    let outputs = "generate: { outputs: [product-ids-json] }\n"
    try folder.put("catalog/game.yaml", outputs + LintCommandTests.clean)
    let (left, third) = await generate(folder, "--check", "--catalog", "catalog")
    #expect(left == .findings)
    #expect(third.output.contains("left over: generated/game/Products.plist\n"))
    #expect(third.output.hasSuffix("run: iapcatalog generate --catalog catalog\n"))
  }

  @Test func leftoversGoButEditedOnesStay() async throws {
    let folder = try folder()
    _ = await generate(folder)
    try folder.put("generated/game/Products.plist", "edited")
    try folder.put("catalog/game.yaml", "generate: { outputs: [product-ids-json] }\n" + LintCommandTests.clean)
    let (code, screen) = await generate(folder)
    #expect(code == .clean)
    #expect(screen.output.contains("deleted generated/game/ProductID.swift\n"))
    #expect(screen.errors.contains("generated/game/Products.plist"))
    #expect(try folder.names(in: "generated/game") == ["Products.plist", "product-ids.json"])
  }

  @Test func aFileOfSomebodyElsesStays() async throws {
    let folder = try folder()
    try folder.put("generated/game/Products.plist", "mine")
    let (code, screen) = await generate(folder)
    #expect(code == .unable)
    #expect(screen.errors.contains("generated/game/Products.plist") && screen.errors.contains("--force"))
    #expect(try everything(in: folder).count == 1)
    #expect(await generate(folder, "--force").code == .clean)
    #expect(try folder.text("generated/game/Products.plist").contains("com.example.game.gold"))
  }

  @Test func dryRunWritesNothing() async throws {
    let folder = try folder()
    let (code, screen) = await generate(folder, "--dry-run")
    #expect(code == .clean)
    #expect(screen.output == Self.files.map { "would write \($0)\n" }.joined())
    #expect(try folder.names() == ["catalog"])
  }

  @Test func anOutputsNameAsksForItAlone() async throws {
    let folder = try folder()
    let (code, screen) = await generate(folder, "product-ids-plist")
    #expect(code == .clean && screen.output == "wrote generated/game/Products.plist\n")
    let (unknown, wrong) = await generate(folder, "product-ids-plst")
    #expect(unknown == .unable && wrong.errors.contains("did you mean \"product-ids-plist\"?"))
    let (app, lost) = await generate(folder, "--app", "gaem")
    #expect(app == .unable && lost.errors.contains("did you mean \"game\"?"))
  }

  @Test func toMayBeAnywhereOnTheCommandLineButNotInTheCatalog() async throws {
    let folder = try folder("generate: { to: ../../elsewhere }\n" + LintCommandTests.clean)
    try folder.put("repository/.git/HEAD")
    try folder.put("repository/catalog/game.yaml", try folder.text("catalog/game.yaml"))
    let screen = Screen(workingDirectory: folder("repository"))
    #expect(await screen.run(["generate"]) == .unable)
    #expect(try folder.names() == ["catalog", "repository"])
    let other = Screen(workingDirectory: folder("repository"))
    #expect(await other.run(["generate", "--to", folder("elsewhere")]) == .clean, "\(other.errors)")
    #expect(try everything(in: folder, "elsewhere").count == 7)
  }

  @Test("F11: the same bytes at another time, in another folder, time zone and locale") func isDeterministic() throws {
    var results: [[String: Data]] = []
    for environment in [
      "TZ=UTC LC_ALL=C", "TZ=Pacific/Honolulu LC_ALL=de_DE.UTF-8", "TZ=Asia/Tokyo LC_ALL=tr_TR.UTF-8",
    ] {
      let folder = try folder()
      let run = try Shell.run("cd '\(folder.path)' && \(environment) \"$TOOL\" generate && echo done")
      #expect(run.output.hasSuffix("done\n"), "\(run.errors)")
      results.append(try everything(in: folder))
    }
    #expect(results[0].count == 7)
    #expect(results.allSatisfy { $0 == results[0] })
  }

  @Test("A02: one set for each variant") func variantsHaveSetsOfTheirOwn() async throws {
    let text = LintCommandTests.clean.replacing(
      "primary_locale: en-US }",
      with: "primary_locale: en-US, variants: { beta: { bundle_id: com.example.game.beta } } }")
    let folder = try folder(text)
    #expect(await generate(folder, "product-ids-json").code == .clean)
    #expect(try folder.text("generated/game/product-ids.json") == "[\n  \"com.example.game.gold\"\n]\n")
    #expect(try folder.text("generated/game-beta/product-ids.json") == "[\n  \"com.example.game.beta.gold\"\n]\n")
  }

  @Test("only what is done is said to be done") func anEditThatWouldBeOverwritten() async throws {
    let folder = try folder()
    _ = await generate(folder)
    try folder.put("generated/game/Products.plist", "edited")
    let fault = "generated/game/Products.plist: was edited by hand since it was generated; the edit"
    #expect(await generate(folder, "--check").screen.errors.contains("\(fault) would be overwritten\n"))
    #expect(await generate(folder, "--dry-run").screen.errors.contains("\(fault) would be overwritten\n"))
    #expect(await generate(folder).screen.errors.contains("\(fault) is overwritten\n"))
  }

  @Test func aPathThatLeadsOutIsAFinding() async throws {
    let folder = try folder("generate: { outputs: [product-ids-json: { file: ../x.json }] }\n" + LintCommandTests.clean)
    let (code, screen) = await generate(folder)
    #expect(code == .findings)
    #expect(screen.errors.hasPrefix("catalog/game.yaml:1:49: error: output \"product-ids-json\": the path "))
    #expect(try folder.names() == ["catalog"])
  }
}
