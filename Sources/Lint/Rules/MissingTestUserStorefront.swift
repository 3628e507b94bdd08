import CatalogModel
import Diagnostics

/// A test user without a storefront: the store makes no such account.
struct MissingTestUserStorefront: Rule {
  let about = RuleDescription(
    "missing-test-user-storefront", .error,
    summary: "a test user has no storefront",
    why: """
      An account buys in the storefront of one country or region, whose prices and texts it sees.
      """,
    bad: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      \(Example.gold)
      test_users:
        - email: ann@acme.com
          first_name: Ann
          last_name: Lee
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
    for user in catalog.testUsers where user.storefront.isAbsent {
      report.add(
        "the test user has no storefront", at: user.email.place ?? catalog.headPlace(of: user.place),
        help: "write storefront: with the store's code, such as USA", subject: catalog.string(of: user.email))
    }
  }
}
