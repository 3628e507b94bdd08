import CatalogModel
import Diagnostics

/// A test user without the address that signs in.
struct MissingTestUserEmail: Rule {
  let about = RuleDescription(
    "missing-test-user-email", .error,
    summary: "a test user has no email",
    why: """
      The address is the account: it signs in on the device, and the store wants one that no Apple Account has.
      """,
    bad: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      \(Example.gold)
      test_users:
        - first_name: Ann
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
    source: "https://developer.apple.com/help/app-store-connect/test-in-app-purchases/create-a-sandbox-apple-account",
    asOf: "2026")

  func check(_ catalog: Catalog, _ report: inout Report) {
    for user in catalog.testUsers where user.email.isAbsent {
      report.add("the test user has no email", at: catalog.headPlace(of: user.place), help: Self.help)
    }
  }

  private static let help =
    "write email: with an address of yours that is no Apple Account yet, such as tester+1@acme.com"
}
