import AppStore
import CatalogModel
import Diagnostics

/// A test user without what iTunes Connect's form asked for.
struct IncompleteTestUser: Rule {
  let about = RuleDescription(
    "incomplete-test-user", .error, profiles: [.iTunesConnect],
    summary: "iTunes Connect asks for a secret question, its answer and a date of birth",
    why: """
      iTunes Connect made no account without them. App Store Connect no longer asks.
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
          secret_question: First pet
          secret_answer: { env: ANN_ANSWER }
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
    for user in catalog.testUsers {
      var missing: [(noun: String, key: String)] = []
      if user.secretQuestion.isAbsent { missing.append(("secret question", "secret_question:")) }
      if user.secretAnswer.environmentVariable.isAbsent, user.secretAnswer.literal == nil {
        missing.append(("secret answer", "secret_answer: { env: NAME }"))
      }
      if user.birthDate.isAbsent { missing.append(("date of birth", "birth_date: YYYY-MM-DD")) }
      if missing.isEmpty { continue }
      report.add(
        "the test user has no \(missing.map(\.noun).joined(separator: " and no "))",
        at: user.email.place ?? catalog.headPlace(of: user.place), help: "write \(missing.map(\.key).listed)",
        subject: catalog.string(of: user.email))
    }
  }
}
