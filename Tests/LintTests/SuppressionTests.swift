import CatalogModel
import Diagnostics
import Lint
import TestSupport
import Testing

/// Comments that let single findings pass.
@Suite struct SuppressionTests {
  /// A product whose type is missing and whose ID looks like a placeholder.
  private func catalog(before: String = "", after: String = "") -> String {
    """
    app: { bundle_id: com.acme.game, primary_locale: en-US }
    products:
      - reference_name: Gold
    \(before)    product_id: YOUR_PRODUCT_ID\(after)
        type: consumable
        price: 0.99
        localizations: { en-US: { display_name: Gold, description: One hundred coins } }

    """
  }

  private func found(_ text: String) async -> [Finding] {
    await Linter.findings(of: await readCatalog(text)).found
  }

  private let warning = Finding(.warning, "placeholder-product-id", "YOUR_PRODUCT_ID")

  @Test func withoutACommentThereIsAFinding() async {
    #expect(await found(catalog()) == [warning])
  }

  @Test(arguments: [
    " # iapcatalog:ignore placeholder-product-id -- the store has it",
    " # iapcatalog:ignore placeholder-product-id", "\t#iapcatalog:ignore   placeholder-product-id --no reason",
  ]) func aCommentOnTheLineLetsItPass(comment: String) async {
    #expect(await found(catalog(after: comment)) == [])
  }

  @Test(arguments: [
    "    # iapcatalog:ignore placeholder-product-id -- the store has it\n",
    "# iapcatalog:ignore placeholder-product-id\n\n    # another comment\n",
  ]) func aCommentAloneIsForTheNextLine(comment: String) async {
    #expect(await found(catalog(before: comment)) == [])
  }

  @Test func manyCommentsInARowAreForOneLine() async {
    let unused = String(repeating: "    # iapcatalog:ignore empty-app\n", count: 20_000)
    let found = await found(catalog(before: "    # iapcatalog:ignore placeholder-product-id\n\n" + unused))
    #expect(found.count == 20_000)
    #expect(found.allSatisfy { $0.rule == "unused-suppression" && $0.text == "empty-app" })
  }

  @Test func aCommentElsewhereDoesNothing() async {
    let text = catalog(before: "    # a comment\n", after: "\n    # iapcatalog:ignore placeholder-product-id")
    #expect(await found(text) == [warning, Finding(.warning, "unused-suppression", "placeholder-product-id")])
  }

  @Test func aCommentInAValueIsNone() async {
    let text = catalog(after: " ").replacing(
      "reference_name: Gold", with: "reference_name: \"Gold # iapcatalog:ignore placeholder-product-id\"")
    #expect(await found(text) == [warning])
  }

  @Test func oneCommentMayNameSeveralRules() async {
    let text = catalog(after: " # iapcatalog:ignore placeholder-product-id, foreign-product-id-prefix -- both")
    #expect(await found(text) == [Finding(.warning, "unused-suppression", "foreign-product-id-prefix")])
  }

  @Test func aRuleThatIsOffAnywayMayBeSuppressed() async {
    let text = "lint: { rules: { placeholder-product-id: off } }\n"
    #expect(await found(text + catalog(after: " # iapcatalog:ignore placeholder-product-id")) == [])
  }

  @Test(arguments: [
    ("ignore placeholder-produkt-id", "no rule is called \"placeholder-produkt-id\""),
    ("ignore unknown-key", "the rule \"unknown-key\" cannot be suppressed"), ("ignore", "the comment names no rule"),
    ("ignore -- because", "the comment names no rule"),
    ("ingore placeholder-product-id", "the tool takes no comment \"iapcatalog:ingore\""),
  ]) func aCommentThatSuppressesNothingIsAFinding(comment: String, message: String) async {
    let findings = await Linter.findings(of: await readCatalog(catalog(after: " # iapcatalog:\(comment)")))
    #expect(findings.found.first == warning)
    #expect(findings.dropFirst().map(\.rule) == ["unused-suppression"])
    #expect(findings.last?.message == message)
  }

  @Test func whatCannotBeReadMayBreakTheRule() async {
    let files = MemoryFiles([
      ("a.yaml", catalog(after: " # iapcatalog:ignore missing-display-name")), ("b.yaml", "app: [\n"),
    ])
    let findings = await Linter.findings(of: await files.readCatalog())
    #expect(!findings.contains { $0.rule == "unused-suppression" })
  }

  @Test(arguments: [
    ("    # iapcatalog:ignore empty-app -- old\n", ""), ("", " # iapcatalog:ignore empty-app -- old"),
    ("    # iapcatalog:ignore empty-app\r\n", ""),
  ]) func anUnusedCommentIsRemoved(before: String, after: String) async throws {
    let text = catalog(before: before, after: after)
    let findings = await Linter.findings(of: await readCatalog(text)).filter { $0.rule == "unused-suppression" }
    let change = try #require(Fixes(findings).changes.first)
    #expect(String(decoding: change.bytes, as: UTF8.self) == catalog())
  }
}
