import CatalogModel
import Diagnostics

/// A password or secret answer that everybody who reads the catalog can read.
struct LiteralSecret: Rule {
  let about = RuleDescription(
    "literal-secret", .error,
    summary: "a password or secret answer is written in the catalog",
    why: """
      A catalog is kept in version control, which forgets nothing. It names the environment variable that holds \
      the secret; no report shows the secret, and no output has it.
      """,
    bad: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      \(Example.gold)
      test_users:
        - email: ann@acme.com
          first_name: Ann
          last_name: Lee
          storefront: USA
          password: Secret123
      """,
    good: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      \(Example.gold)
      test_users:
        - email: ann@acme.com
          first_name: Ann
          last_name: Lee
          storefront: USA
          password: { env: ANN_PASSWORD }
      """,
    source: "iapcatalog's catalog format 1", asOf: "2026")

  func check(_ catalog: Catalog, _ report: inout Report) {
    for user in catalog.testUsers {
      check(user.password, "password", of: user, &report)
      check(user.secretAnswer, "secret answer", of: user, &report)
    }
  }

  private func check(_ secret: Secret, _ noun: String, of user: TestUser, _ report: inout Report) {
    guard let place = secret.literal else { return }
    let whole = report.catalog.location(of: place)
    // Without a width, so that not even its length is told.
    let location = Location(source: whole.source, range: whole.range.lowerBound..<whole.range.lowerBound)
    report.add(
      "the \(noun) is written in the catalog", at: location, help: Self.help,
      subject: report.catalog.string(of: user.email))
  }

  private static let help = "write { env: NAME } with the name of an environment variable, and choose a new secret"
}
