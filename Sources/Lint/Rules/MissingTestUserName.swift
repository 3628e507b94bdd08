import CatalogModel
import Diagnostics

/// A test user without a first or last name, which the store's form wants.
struct MissingTestUserName: Rule {
  let about = RuleDescription(
    "missing-test-user-name", .error,
    summary: "a test user has no first or last name",
    why: """
      The store makes no account without both names, and they can never be changed.
      """,
    bad: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      \(Example.gold)
      test_users:
        - email: ann@acme.com
          first_name: Ann
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
    source: "https://developer.apple.com/help/app-store-connect/test-in-app-purchases/create-a-sandbox-apple-account",
    asOf: "2026")

  func check(_ catalog: Catalog, _ report: inout Report) {
    for user in catalog.testUsers {
      let names = [("first name", "first_name", user.firstName), ("last name", "last_name", user.lastName)]
      let missing = names.filter(\.2.isAbsent)
      if missing.isEmpty { continue }
      report.add(
        "the test user has no \(missing.map(\.0).joined(separator: " and no "))",
        at: user.email.place ?? catalog.headPlace(of: user.place),
        help: "write \(missing.map { "\($0.1):" }.listed) with any name; customers never see it",
        subject: catalog.string(of: user.email))
    }
  }
}
