import AppStore
import YAML

/// The keys of sandbox test users.
enum TestUserKeys {
  static let testUser = KeyTable<TestUser>(
    "a test user",
    [
      .text("email", \.email, "The account's address; never one that is an Apple Account already."),
      .text("first_name", \.firstName, "The first name."),
      .text("last_name", \.lastName, "The last name."),
      secret("password", \.password, "Where the password is kept: {env: NAME}."),
      .text("secret_question", \.secretQuestion, "The question of the account's recovery (itunes-connect)."),
      secret("secret_answer", \.secretAnswer, "Where the answer is kept: {env: NAME}."),
      .date("birth_date", \.birthDate, "The day of birth (itunes-connect)."),
      .text("storefront", \.storefront, "The storefront it buys in.", shape: .word(.storefront)),
      .word("renewal_rate", .renewalRate, \.renewalRate, "How fast a month passes in the sandbox.") { RenewalRate($0) },
      .boolean("interrupted_purchases", \.interruptedPurchases, "Whether purchases are interrupted for tests."),
      .text("account_token", \.accountToken, "The UUID that the app gives its account."),
      .list("purchases", .record(purchase.shape), \.purchases, "What the user owns in the fixtures.") {
        written, reader in
        guard written.kind == .mapping else { return nil }
        var bought = Purchase(place: written.place)
        purchase.read(written, into: &bought, &reader)
        return bought
      },
    ])

  private static let purchase = KeyTable<Purchase>(
    "a purchase",
    [
      .text("app", \.app, "The key of the app."),
      .text("id", \.id, "The product, by its id or its whole product ID."),
      .word("scenario", .scenario, \.scenario, "What became of the purchase; purchased by default.") {
        Scenario(rawValue: $0)
      },
    ])

  /// A literal is read as a place alone, so that no report can show it.
  private static func secret(
    _ name: String, _ path: Key<TestUser>.Path<Secret>, _ summary: String
  ) -> Key<TestUser> {
    .custom(
      name, .either([.record(reference), .text]), summary, clear: { $0[keyPath: path] = Secret() },
      read: { user, written, reader in
        if let variable = written.value("env") {
          user[keyPath: path].environmentVariable = reader.text(variable)
        } else if written.kind == .scalar {
          user[keyPath: path].literal = written.place
        }
      })
  }

  private static let reference = RecordShape(
    noun: "a secret", keys: [.init(name: "env", summary: "The environment variable that holds it.", shape: .text)],
    isSecret: true)
}
