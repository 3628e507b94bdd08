import AppStore
import CatalogModel
import Diagnostics

/// More test users than a team may have.
struct TooManyTestUsers: Rule {
  let about = RuleDescription(
    "too-many-test-users", .error,
    summary: "the catalog has more test users than the store takes of a team",
    why: """
      A team may have 10,000 sandbox accounts. lint: { limits: { test_users: 100 } } sets another limit, say where \
      several catalogs share an account.
      """,
    bad: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      lint: { limits: { test_users: 1 } }
      \(Example.gold)
      test_users:
        - email: ann@acme.com
          first_name: Ann
          last_name: Lee
          storefront: USA
        - email: bob@acme.com
          first_name: Bob
          last_name: Lee
          storefront: GBR
      """,
    good: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      lint: { limits: { test_users: 1 } }
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
    let most = report.limits.testUsers.maximum
    let count = catalog.testUsers.count
    guard count > most, case let user = catalog.testUsers[most] else { return }
    report.add(
      "the catalog has \(count) test users; the store takes no more than \(most)",
      at: user.email.place ?? catalog.headPlace(of: user.place), help: "remove \(count - most) of them")
  }
}
