import CatalogModel
import Diagnostics

/// A test user's purchase that does not say of what.
struct IncompletePurchase: Rule {
  let about = RuleDescription(
    "incomplete-purchase", .error,
    summary: "a test user's purchase does not say which product of which app",
    why: """
      The fixtures need the product that was bought, by its id or whole product ID; and the app, where the \
      catalog has more than one.
      """,
    bad: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      \(Example.gold)
      test_users:
        - email: ann@acme.com
          first_name: Ann
          last_name: Lee
          storefront: USA
          purchases: [{ app: game, scenario: purchased }]
      """,
    good: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      \(Example.gold)
      test_users:
        - email: ann@acme.com
          first_name: Ann
          last_name: Lee
          storefront: USA
          purchases: [{ app: game, id: gold, scenario: purchased }]
      """,
    source: "iapcatalog's catalog format 1", asOf: "2026")

  func check(_ catalog: Catalog, _ report: inout Report) {
    for user in catalog.testUsers {
      for purchase in user.purchases {
        var missing: [String] = []
        if purchase.app.isAbsent, catalog.apps.count > 1 { missing.append("app") }
        if purchase.id.isAbsent { missing.append("id") }
        if missing.isEmpty { continue }
        report.add(
          "the purchase has no \(missing.joined(separator: " and no "))",
          at: catalog.headPlace(of: purchase.place),
          help: "write { app: KEY, id: ID, scenario: purchased }", subject: catalog.string(of: user.email))
      }
    }
  }
}
