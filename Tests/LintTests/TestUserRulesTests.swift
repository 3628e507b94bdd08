import Diagnostics
import TestSupport
import Testing

/// What the rules of test users say beside their own examples.
@Suite struct TestUserRulesTests {
  private func found(_ user: String) async -> [Finding] {
    await BaseCatalog.lint(
      BaseCatalog.replacing(
        "- { email: tester@example.com, first_name: T, last_name: One, storefront: USA }", with: "- { \(user) }")
    ).found
  }

  @Test func whatTheStoreNeedsOfAnAccount() async {
    #expect(
      await found("first_name: A") == [
        Finding(.error, "missing-test-user-email", "first_name"),
        Finding(.error, "missing-test-user-name", "first_name"),
        Finding(.error, "missing-test-user-storefront", "first_name"),
      ])
    #expect(
      await found("email: a@acme.com, storefront: USA") == [Finding(.error, "missing-test-user-name", "a@acme.com")])
    // What is unreadable has its finding already.
    #expect(
      await found("email: [a], first_name: [b], last_name: { c: d }, storefront: [USA]").map(\.rule)
        == ["wrong-kind", "wrong-kind", "wrong-kind", "wrong-kind"])
  }

  @Test(arguments: [(1, nil), (32, nil), (33, Severity.error), (0, .error)])
  func firstNames(_ length: Int, _ severity: Severity?) async {
    let name = "\"" + String(repeating: "é", count: length) + "\""
    let expected = severity.map { [Finding($0, "invalid-test-user-name", name)] } ?? []
    #expect(await found("email: a@acme.com, first_name: \(name), last_name: B, storefront: USA") == expected)
  }

  @Test(arguments: [(64, nil), (65, Severity.error)]) func lastNames(_ length: Int, _ severity: Severity?) async {
    let name = String(repeating: "é", count: length)
    let expected = severity.map { [Finding($0, "invalid-test-user-name", name)] } ?? []
    #expect(await found("email: a@acme.com, first_name: A, last_name: \(name), storefront: USA") == expected)
  }

  @Test(arguments: [(100, nil), (101, Severity.error)]) func lengthOfAddresses(_ length: Int, _ severity: Severity?)
    async
  {
    let email = String(repeating: "a", count: length - 9) + "@acme.com"
    let expected = severity.map { [Finding($0, "invalid-email", email)] } ?? []
    #expect(await found("email: \(email), first_name: A, last_name: B, storefront: USA") == expected)
  }

  @Test(arguments: [
    ("6f1e9d0c-0d6e-4b53-9a55-0d6c0f3a9b11", true), ("6F1E9D0C-0D6E-4B53-9A55-0D6C0F3A9B11", true),
    ("6f1e9d0c0d6e4b539a550d6c0f3a9b11", false), ("6f1e9d0c-0d6e-4b53-9a55-0d6c0f3a9b1g", false),
  ])
  func accountTokens(_ token: String, _ isSound: Bool) async {
    let expected = isSound ? [] : [Finding(.error, "invalid-account-token", token)]
    #expect(
      await found("email: a@acme.com, first_name: A, last_name: B, storefront: USA, account_token: \(token)")
        == expected)
  }

  @Test(arguments: ["password: x", "secret_answer: x", "password: \"\"", "password: 123", "secret_answer: [x]"])
  func secretsThatAreWritten(_ secret: String) async {
    let findings = await found("email: a@acme.com, first_name: A, last_name: B, storefront: USA, \(secret)")
    #expect(findings.map(\.rule) == [secret.contains("[") ? "wrong-kind" : "literal-secret"])
    #expect(findings.map(\.severity) == [.error])
  }

  @Test func secretsThatAreNamed() async {
    let secrets = "password: { env: PASSWORD }, secret_question: First pet, secret_answer: { env: ANSWER }"
    #expect(await found("email: a@acme.com, first_name: A, last_name: B, storefront: USA, \(secrets)") == [])
  }

  @Test func aPurchaseSaysWhatWasBought() async {
    let user = "email: a@acme.com, first_name: A, last_name: B, storefront: USA"
    #expect(
      await found("\(user), purchases: [{ scenario: purchased }]") == [
        Finding(.error, "incomplete-purchase", "scenario")
      ])
    // The only app need not be named.
    #expect(await found("\(user), purchases: [{ id: com.example.game.gold, scenario: purchased }]") == [])
  }
}
