import AppStore
import CatalogModel
import Diagnostics

/// A test user's purchase that the store cannot bring about.
struct WrongScenario: Rule {
  let about = RuleDescription(
    "wrong-scenario", .error,
    summary: "a test user's purchase comes to something that cannot become of its product",
    why: """
      Fixtures are made of each purchase. A product that does not renew cannot be renewed, and no offer is taken that \
      the catalog does not make at its clock, in the user's storefront.
      """,
    bad: """
      app: { key: game, bundle_id: com.acme.game, primary_locale: en-US }
      \(Example.gold)
      test_users:
        - email: ann@acme.com
          first_name: Ann
          last_name: Lee
          storefront: USA
          purchases: [{ app: game, id: gold, scenario: renewed }]
      """,
    good: """
      app: { key: game, bundle_id: com.acme.game, primary_locale: en-US }
      \(Example.gold)
      test_users:
        - email: ann@acme.com
          first_name: Ann
          last_name: Lee
          storefront: USA
          purchases: [{ app: game, id: gold, scenario: refunded }]
      """,
    source: "iapcatalog's catalog format 1", asOf: "2026")

  func check(_ catalog: Catalog, _ report: inout Report) {
    for user in catalog.testUsers {
      for purchase in user.purchases {
        guard case .set(let scenario, let place) = purchase.scenario, let id = purchase.id.text,
          let app = catalog.app(of: purchase).map({ catalog.apps[$0] }),
          let product = app.products.first(where: { catalog.isName(id, of: $0) }),
          let storefront = storefront(of: user, app, catalog),
          let obstacle = catalog.obstacle(to: scenario, of: product, of: app, in: storefront)
        else { continue }
        report.add(
          "\(catalog.nounAndName(of: product)) cannot be \(scenario.rawValue.quoted): \(obstacle)", at: place,
          help: "write scenario: purchased, or another that fits", subject: catalog.string(of: user.email))
      }
    }
  }

  private func storefront(of user: TestUser, _ app: App, _ catalog: Catalog) -> Storefront? {
    user.storefront.isAbsent
      ? catalog.baseStorefront(of: app) : catalog.string(of: user.storefront).flatMap { Storefront.named($0) }
  }
}

extension Catalog {
  /// Whether a product is called that: by its id, or by its whole identifier.
  fileprivate func isName(_ name: Text, of product: Product) -> Bool {
    let name = ExactText(string(of: name))
    return product.productID == name || string(of: product.id).map { ExactText($0) } == name
  }
}
