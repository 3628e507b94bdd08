import AppStore
import CatalogModel
import Diagnostics

/// An account token that is no UUID: StoreKit takes no other.
struct InvalidAccountToken: Rule {
  let about = RuleDescription(
    "invalid-account-token", .error,
    summary: "an account token is no UUID",
    why: """
      StoreKit's app account token is a UUID, and what is none never comes back in a transaction.
      """,
    bad: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      \(Example.gold)
      test_users:
        - email: ann@acme.com
          first_name: Ann
          last_name: Lee
          storefront: USA
          account_token: 6f1e9d0c-0d6e
      """,
    good: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      \(Example.gold)
      test_users:
        - email: ann@acme.com
          first_name: Ann
          last_name: Lee
          storefront: USA
          account_token: 6f1e9d0c-0d6e-4b53-9a55-0d6c0f3a9b11
      """,
    source: "https://developer.apple.com/documentation/storekit/product/purchaseoption/appaccounttoken(_:)",
    asOf: "2026")

  func check(_ catalog: Catalog, _ report: inout Report) {
    for user in catalog.testUsers {
      guard let text = user.accountToken.text, case let token = catalog.string(of: text), !Identifiers.isUUID(token)
      else { continue }
      report.add(
        "the account token \(token.quoted) is no UUID", at: text.place,
        help: "write 32 hexadecimal digits in the form 8-4-4-4-12", subject: catalog.string(of: user.email))
    }
  }
}
