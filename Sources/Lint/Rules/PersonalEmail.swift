import CatalogModel
import Diagnostics

/// A test user with an address that is an Apple Account, or looks like somebody's own.
struct PersonalEmail: Rule {
  let about = RuleDescription(
    "personal-email", .warning,
    summary: "a test user's email looks like somebody's own",
    why: """
      An address that is an Apple Account, or was ever used to buy in the store, can be no sandbox account; those at \
      icloud.com, me.com and mac.com always are one. A private address in a catalog is seen by everybody who reads \
      it, too. A part after a plus makes an address of its own, and mail still arrives.
      """,
    bad: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      \(Example.gold)
      test_users:
        - email: ann.lee@icloud.com
          first_name: Ann
          last_name: Lee
          storefront: USA
      """,
    good: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      \(Example.gold)
      test_users:
        - email: ann.lee+tester1@icloud.com
          first_name: Ann
          last_name: Lee
          storefront: USA
      """,
    source: "https://developer.apple.com/help/app-store-connect/test-in-app-purchases/create-a-sandbox-apple-account",
    asOf: "2026")

  func check(_ catalog: Catalog, _ report: inout Report) {
    for user in catalog.testUsers {
      guard let text = user.email.text, case let email = catalog.string(of: text),
        let reason = Self.reason(email.lowercased())
      else { continue }
      let (name, domain) = (email.prefix { $0 != "@" }, email.drop { $0 != "@" })
      report.add(
        "the email \(email.quoted) \(reason)", at: text.place,
        help: "write an address that nobody buys with, such as \(name)+tester1\(domain)", subject: email)
    }
  }

  /// What speaks against an address, in lower case; nil where nothing does.
  private static func reason(_ email: String) -> String? {
    let parts = email.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, !parts[0].contains("+") else { return nil }
    if appleDomains.contains(String(parts[1])) { return "is an Apple Account" }
    let isForTests = ["test", "sandbox", "qa", "iap", "dev"].contains { parts[0].contains($0) }
    return !isForTests && mailDomains.contains(String(parts[1])) ? "looks like somebody's own" : nil
  }

  private static let appleDomains: Set<String> = ["icloud.com", "me.com", "mac.com", "privaterelay.appleid.com"]

  /// Where people have their own addresses.
  private static let mailDomains: Set<String> = [
    "gmail.com", "googlemail.com", "outlook.com", "hotmail.com", "live.com", "msn.com", "yahoo.com", "aol.com",
    "gmx.de", "gmx.net", "web.de", "proton.me", "protonmail.com", "qq.com", "163.com", "mail.ru", "yandex.ru",
  ]
}
