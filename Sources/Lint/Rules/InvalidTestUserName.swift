import AppStore
import CatalogModel
import Diagnostics

/// A test user's name that is too short or too long for the store.
struct InvalidTestUserName: Rule {
  let about = RuleDescription(
    "invalid-test-user-name", .error,
    summary: "a test user's first or last name is too short or too long",
    why: """
      The store takes first names of 1 to 32 characters and last names of 1 to 64, and lets nobody change them \
      later.
      """,
    bad: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      \(Example.gold)
      test_users:
        - email: ann@acme.com
          first_name: ""
          last_name: Lee
          storefront: USA
      """,
    good: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      \(Example.gold)
      test_users:
        - email: ann@acme.com
          first_name: Ann
          last_name: Lee
          storefront: USA
      """,
    source: "iTunes Connect's web forms, as recorded in fastlane's spaceship fixtures", asOf: "2017")

  func check(_ catalog: Catalog, _ report: inout Report) {
    for user in catalog.testUsers {
      check(user.firstName, "first name", report.limits.testerFirstName, user, &report)
      check(user.lastName, "last name", report.limits.testerLastName, user, &report)
    }
  }

  private func check(
    _ field: TextField, _ noun: String, _ limit: FieldLimit, _ user: TestUser, _ report: inout Report
  ) {
    guard let name = field.text, case let text = report.catalog.string(of: name),
      let wrong = WrongLength(noun, text, limit, limit.verdict(of: text))
    else { return }
    report.add(
      wrong.message, at: name.place, severity: wrong.severity, help: wrong.help,
      subject: report.catalog.string(of: user.email))
  }
}
