import AppStore
import CatalogModel
import Diagnostics

/// A secret question that is shorter or longer than iTunes Connect takes.
struct InvalidSecretQuestion: Rule {
  let about = RuleDescription(
    "invalid-secret-question", .error, profiles: [.iTunesConnect],
    summary: "a test user's secret question is too short or too long",
    why: """
      iTunes Connect takes 6 to 35 characters. The answer must have as many; since it is never written down, only \
      its question is checked. App Store Connect no longer asks for either.
      """,
    bad: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      lint: { profile: itunes-connect }
      \(Example.gold)
      test_users:
        - email: ann@acme.com
          first_name: Ann
          last_name: Lee
          storefront: USA
          secret_question: Pet?
          secret_answer: { env: ANN_ANSWER }
          birth_date: 1990-02-28
      """,
    good: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      lint: { profile: itunes-connect }
      \(Example.gold)
      test_users:
        - email: ann@acme.com
          first_name: Ann
          last_name: Lee
          storefront: USA
          secret_question: First pet
          secret_answer: { env: ANN_ANSWER }
          birth_date: 1990-02-28
      """,
    source: "iTunes Connect's web forms, as recorded in fastlane's spaceship fixtures", asOf: "2017")

  func check(_ catalog: Catalog, _ report: inout Report) {
    let limit = report.limits.secretQuestion
    for user in catalog.testUsers {
      guard let text = user.secretQuestion.text, case let question = catalog.string(of: text),
        let wrong = WrongLength("secret question", question, limit, limit.verdict(of: question))
      else { continue }
      report.add(
        wrong.message, at: text.place, severity: wrong.severity, help: wrong.help,
        subject: catalog.string(of: user.email))
    }
  }
}
