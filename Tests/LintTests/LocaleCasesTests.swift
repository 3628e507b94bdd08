import AppStore
import CatalogModel
import Diagnostics
import Lint
import TestSupport
import Testing

/// Reports from the field about locale codes; each by its number.
@Suite struct LocaleCasesTests {
  @Test(
    "C01, C04: a code that means another",
    arguments: [
      ("ar", "ar-SA"), ("en_US", "en-US"), ("nb-NO", "no"), ("nb_NO", "no"), ("nn", "no"), ("zh-TW", "zh-Hant"),
    ])
  func meantCodes(_ code: String, _ meant: String) async throws {
    let findings = await lint(code)
    #expect(findings.found == [Finding(.error, "unknown-locale", code)])
    #expect(findings.first?.help == "did you mean \"\(meant)\"?")
  }

  @Test(
    "C02: the eleven that Apple added",
    arguments: [
      "bn-BD", "gu-IN", "kn-IN", "ml-IN", "mr-IN", "or-IN", "pa-IN", "sl-SI", "ta-IN", "te-IN", "ur-PK",
    ])
  func newCodes(_ code: String) async throws {
    #expect(await lint(code) == [])
  }

  @Test("C02: one that Apple may add next is a warning, until it is allowed") func nextCode() async throws {
    let findings = await lint("eo")
    #expect(findings.found == [Finding(.warning, "unknown-locale", "eo")])
    #expect(findings.first?.help == "if Apple has added it, write lint: { allow_locales: [eo] }")
    #expect(await BaseCatalog.lint("lint: { allow_locales: [eo] }\n" + text("eo")) == [])
  }

  @Test("C06: a code without a neighbour is named in one line") func noNeighbour() async throws {
    let findings = await lint("xx")
    #expect(findings.found == [Finding(.warning, "unknown-locale", "xx")])
    #expect(findings.first?.message == "locale \"xx\" is not in the store's list of \(StoreLocale.asOf)")
  }

  @Test("C06: what is no code at all is an error", arguments: ["x", "klingon!", "en-usa-1"]) func noCode(_ code: String)
    async throws
  {
    #expect(await lint("\"\(code)\"").map(\.severity) == [.error])
  }

  /// Translators' files are named by the same codes.
  @Test(arguments: [("de", Severity.error), ("xx", .warning), ("de-DE", nil)])
  func namesOfStringsFiles(_ code: String, _ severity: Severity?) async throws {
    let files = MemoryFiles([
      ("catalog.yaml", "strings: strings/{locale}.yaml\n" + BaseCatalog.text),
      ("strings/\(code).yaml", "com.example.game.gold: { display_name: Gold, description: Hundert Münzen }\n"),
    ])
    let findings = await Linter.findings(of: files.readCatalog())
    #expect(findings.found == (severity.map { [Finding($0, "unknown-locale", "strings/{locale}.yaml")] } ?? []))
  }

  private func text(_ code: String) -> String {
    BaseCatalog.replacing(
      "en-US: {", with: "\(code): { display_name: Gold, description: Hundred gold coins }\n      en-US: {")
  }

  private func lint(_ code: String) async -> [Diagnostic] {
    await BaseCatalog.lint(text(code))
  }
}
