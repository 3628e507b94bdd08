import AppStore
import CatalogModel
import Diagnostics

/// A test user's address that no mail can reach.
struct InvalidEmail: Rule {
  let about = RuleDescription(
    "invalid-email", .error,
    summary: "a test user's email is no address",
    why: """
      The store sends a mail that must be confirmed, so the address must exist: one name, an @, and a domain \
      with a period.
      """,
    bad: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      \(Example.gold)
      test_users:
        - email: ann@acme
          first_name: Ann
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
    let limit = report.limits.email
    for user in catalog.testUsers {
      guard let text = user.email.text else { continue }
      let email = catalog.string(of: text)
      if let fault = Identifiers.emailFault(email) {
        var location = catalog.location(of: text.place)
        if case .character(let offset, let scalar) = fault {
          location = catalog.location(of: text, character: scalar, at: offset)
        }
        report.add(Self.message(email, fault), at: location, help: Self.help, subject: email)
      } else if let wrong = WrongLength("email", email, limit, limit.verdict(of: email)) {
        report.add(wrong.message, at: text.place, severity: wrong.severity, help: wrong.help, subject: email)
      }
    }
  }

  private static func message(_ email: String, _ fault: Identifiers.EmailFault) -> String {
    switch fault {
    case _ where email.isEmpty: "the email is empty"
    case .noAt: "the email \(email.quoted) has no @"
    case .severalAts: "the email \(email.quoted) has more than one @"
    case .noName: "the email \(email.quoted) has nothing before the @"
    case .domain: "the email \(email.quoted) has no sound domain after the @"
    case .character(_, "."): "the email \(email.quoted) has a period at an end or two in a row"
    case .character(_, let scalar): "the email \(email.quoted) has \(scalar.named)"
    }
  }

  private static let help = "write an address that mail reaches, such as tester+1@acme.com"
}
