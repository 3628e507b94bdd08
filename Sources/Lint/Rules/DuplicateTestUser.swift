import CatalogModel
import Diagnostics

/// Two test users with one address: there can be only one such account.
struct DuplicateTestUser: Rule {
  let about = RuleDescription(
    "duplicate-test-user", .error,
    summary: "two test users have the same email",
    why: """
      An account is its address, and can never be changed once it is made. Addresses that differ only by case \
      most likely mean one account, too.
      """,
    bad: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      \(Example.gold)
      test_users:
        - email: ann@acme.com
          first_name: Ann
          last_name: Lee
          storefront: USA
        - email: ann@acme.com
          first_name: Bob
          last_name: Lee
          storefront: GBR
      """,
    good: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
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
    source: "https://developer.apple.com/help/app-store-connect/test-in-app-purchases/create-a-sandbox-apple-account",
    asOf: "2026")

  func check(_ catalog: Catalog, _ report: inout Report) {
    var first: [ExactText: Text] = [:]
    for user in catalog.testUsers {
      guard let text = user.email.text, case let email = catalog.string(of: text), !email.isEmpty else { continue }
      let folded = ExactText(email.lowercased())
      guard let earlier = first[folded] else {
        first[folded] = text
        continue
      }
      let other = catalog.string(of: earlier)
      let isSame = ExactText(other) == ExactText(email)
      report.add(
        isSame ? Self.message(email) : Self.message(email, other), at: text.place,
        severity: isSame ? .error : .warning,
        notes: [Note("first defined here", at: catalog.location(of: earlier.place))],
        help: "give it another address, or remove one of the two", subject: email)
    }
  }

  private static func message(_ email: String) -> String {
    "a second test user has the email \(email.quoted)"
  }

  private static func message(_ email: String, _ other: String) -> String {
    "the email \(email.quoted) differs from \(other.quoted) only by case"
  }
}
