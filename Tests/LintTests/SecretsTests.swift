import CatalogModel
import Diagnostics
import Lint
import Reports
import TestSupport
import Testing

/// A password that somebody wrote down is never shown, whatever the finding is about.
@Suite struct SecretsTests {
  static let secret = "Hunter2x"

  /// In place of the test user of the base catalog.
  static let users = [
    "- { email: a@acme.com, first_name: A, last_name: B, storefront: USA, password: Hunter2x }",
    "- { email: a@acme.com, first_name: A, last_name: B, storefront: USA, secret_answer: \"Hunter2x\" }",
    "- { email: a@b, first_name: A, last_name: B, storefront: US, password: Hunter2x }",
    "- { password: Hunter2x, storefront: US }",
    "- password: |\n      Hunter2x\n    storefront: US",
    "- password: Hunter2x\n    password: Hunter2x",
    "- passwort: Hunter2x",
    "- Password: Hunter2x",
    "- secretAnswer: Hunter2x",
    "- password: [Hunter2x]",
    "- password: { Hunter2x }",
    "- password: { value: Hunter2x }",
    "- password: { env: NAME, value: Hunter2x }",
    "- password: { env: [Hunter2x] }",
    "- password: #Hunter2x",
    "- password: a #Hunter2x",
    "- password: &Hunter2x",
    "- password: !Hunter2x",
    "- password: *Hunter2x",
    "- { <<: &t { password: Hunter2x, storefront: US }, email: a@b }",
    "- password: Hunter2x: x",
    "- password: \"Hunter2x",
    "- password: 'Hunter2x\n    storefront: USA",
    "- \"password\" : Hunter2x: x",
    "- password: \"Hunter2x\\q\"",
    "- password:Hunter2x\n    storefront: USA",
    "- password: [Hunter2x\n    storefront: USA",
    "- password: @Hunter2x",
    "- password: %Hunter2x",
    "- password: |\n      Hunter2x\n   \tstorefront: USA",
  ]

  @Test(arguments: users) func isInNoReport(_ user: String) async throws {
    let text = BaseCatalog.replacing(
      "- { email: tester@example.com, first_name: T, last_name: One, storefront: USA }", with: user)
    let findings = await BaseCatalog.lint(text)
    #expect(!findings.isEmpty)
    let context = ReportContext(workingDirectory: "/", style: .plain, toolVersion: "test")
    for report in Reports.all {
      let shown = report.render(findings, context)
      #expect(!shown.contains("unter2"), "\(report.name): \(shown)")
      #expect(!shown.contains("Hunter"), "\(report.name): \(shown)")
    }
  }

  @Test func notEvenItsLengthIsTold() async throws {
    func reports(_ secret: String) async -> [String] {
      let text = BaseCatalog.replacing("storefront: USA }", with: "storefront: USA, password: \(secret) }")
      let findings = await BaseCatalog.lint(text)
      let context = ReportContext(workingDirectory: "/", style: .plain, toolVersion: "test")
      return Reports.all.map { $0.render(findings, context) }
    }
    #expect(await reports("Hunter2x") == reports("x"))
  }

  @Test func aReferenceIsShownAsItIs() async throws {
    let text = BaseCatalog.replacing("storefront: USA }", with: "storefront: US, password: { env: TESTER_PASSWORD } }")
    let findings = await BaseCatalog.lint(text)
    #expect(findings.found == [Finding(.error, "unknown-storefront", "US")])
    let report = try #require(Reports.named("text"))
    let shown = report.render(findings, ReportContext(workingDirectory: "/", style: .plain, toolVersion: "test"))
    #expect(shown.contains("storefront: US, password: { env: TESTER_PASSWORD } }"))
  }
}
