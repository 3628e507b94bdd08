import Diagnostics
import Generate
import TestSupport
import Testing

/// Files that cannot stand where the catalog puts them are findings with a place.
@Suite struct OutputPathTests {
  private static let game = """
    app: { key: game, bundle_id: com.example.game }
    products: [{ id: gold, type: consumable }]

    """

  /// As `product-ids-json: fault` at what is written, with the help.
  private func faults(_ outputs: String, app: String = game) async -> [String] {
    let plan = await plan(app + "generate: { outputs: [\(outputs)] }\n")
    #expect(plan.findings.allSatisfy { $0.rule == "output-path" && $0.severity == .error })
    return zip(plan.complaints, plan.findings).map { complaint, finding in
      let notes = finding.notes.map { " (\($0.message): line \($0.line))" }.joined()
      return complaint.replacing("output-path at ", with: "") + notes + (finding.help.map { "; \($0)" } ?? "")
    }
  }

  @Test(arguments: [
    ("../x", #"the path "../x" leads out with ".."; use "to" for another folder"#),
    ("/etc/x", #"the path "/etc/x" is absolute; it is read within "to""#),
    ("a/", #"the path "a/" names no file"#),
    (".git/x", #"the path ".git/x" leads into a repository's own files"#),
    (".iapcatalog.json", #"the name ".iapcatalog.json" is taken by iapcatalog itself"#),
  ])
  func aPathThatIsNone(path: String, fault: String) async {
    #expect(
      await faults("product-ids-plist, product-ids-json: { file: \(path) }")
        == [#""\#(path)": output "product-ids-json": \#(fault)"#])
  }

  @Test func aLineFeedInAPath() async {
    let plan = await plan(Self.game + "generate: { outputs: [product-ids-json: { file: \"a\\nb\" }] }\n")
    #expect(plan.files.isEmpty)
    #expect(
      plan.findings.map(\.message) == [
        #"output "product-ids-json": the path "aU+000Ab" has U+000A"#
      ])
  }

  @Test(arguments: [
    (
      "product-ids-json, product-ids-json",
      #""product-ids-json": output "product-ids-json" is listed twice and makes "generated/game/product-ids.json" twice"#
        + " (the other one: line 3); remove one of them, or give one another file: or to:"
    ),
    (
      "product-ids-objc, product-ids-objc: { file: '{app}/ProductIDs.m' }",
      #""'{app}/ProductIDs.m'": output "product-ids-objc" is listed twice and makes "generated/game/ProductIDs.h" twice"#
        + " (the other one: line 3); remove one of them, or give one another file: or to:"
    ),
    (
      "product-ids-json: { file: ids }, product-ids-plist: { file: ids }",
      #""ids": output "product-ids-plist" makes "generated/ids", and so does output "product-ids-json""#
        + " (the other one: line 3); give one of the outputs another file: or to:"
    ),
    (
      "product-ids-json: { file: ids }, product-ids-plist: { file: Ids }",
      #""Ids": output "product-ids-plist" makes "generated/Ids" and output "product-ids-json" makes "generated/ids": "#
        + "the paths differ only by case or accents, and are one file on macOS"
        + " (the other one: line 3); give one of the outputs another file: or to:"
    ),
    (
      "product-ids-json: { file: ids/a }, product-ids-plist: { file: ids }",
      #""ids": output "product-ids-plist" makes "generated/ids" and output "product-ids-json" makes "generated/ids/a": "#
        + "one is a file where the other needs a folder"
        + " (the other one: line 3); give one of the outputs another file: or to:"
    ),
  ])
  func outputsThatMakeOneFile(outputs: String, fault: String) async {
    #expect(await faults(outputs) == [fault])
  }

  @Test func anOutputThatMakesOneFileForTwoVariants() async {
    let app = Self.game.replacing(
      "}\nproducts", with: ", variants: { beta: { bundle_id: com.example.beta } } }\nproducts")
    #expect(
      await faults("product-ids-json: { file: ids.json }", app: app) == [
        #""ids.json": output "product-ids-json" makes "generated/ids.json" for more than one app or variant; "#
          + "put {app} into it, or limit the output's apps: or variants:"
      ])
    #expect(await faults("product-ids-json: { file: '{app}.json' }", app: app) == [])
    #expect(await faults("product-ids-json: { file: ids.json, variants: [beta] }", app: app) == [])
  }

  @Test("keys that differ only by case, in the default outputs") func keysOfTwoCases() async {
    let files = MemoryFiles([
      ("catalog/a.yaml", "app: { key: game }\nproducts: [{ id: gold }]"),
      ("catalog/b.yaml", "app: { key: Game }\nproducts: [{ id: gold }]"),
    ])
    let plan = await plan(files, selected: ["product-ids-json"])
    #expect(plan.files.map(\.path) == ["game/product-ids.json"])
    #expect(
      plan.complaints == [
        #"output-path at "Game": output "product-ids-json" makes "generated/Game/product-ids.json" and "#
          + #"output "product-ids-json" makes "generated/game/product-ids.json": "#
          + "the paths differ only by case or accents, and are one file on macOS"
      ])
  }

  @Test(arguments: [
    ("'{app}/x.swift'", ".swift"), ("x.hpp", ".hpp"), ("x", nil), ("x.m", nil), ("'{bundle_id}'", nil), ("a.b/x", nil),
  ])
  func endingsOfObjectiveC(file: String, ending: String?) async {
    let expected = ending.map {
      #""\#(file)": output "product-ids-objc" makes a header and its body, which cannot end in "\#($0)""#
        + "; expected an ending .h or .m, or none: it makes both"
    }
    #expect(await faults("product-ids-objc: { file: \(file) }") == (expected.map { [$0] } ?? []))
  }

  @Test func whatIsSoundIsPlanned() async {
    let plan = await plan(
      Self.game + "generate: { outputs: [product-ids-plist, product-ids-plist, product-ids-json: { file: ../x }] }\n")
    #expect(plan.files.map(\.path) == ["game/Products.plist"])
    #expect(plan.findings.count == 2)
  }
}

extension Note {
  fileprivate var line: Int {
    location.map { LineTable($0.source).position(of: $0.range.lowerBound).line } ?? 0
  }
}
