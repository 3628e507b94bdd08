import AppStore
import CatalogModel
import JSON
import Signing

/// What `verifyReceipt` answers for each purchase: in the form of iOS 7 and later, and of the transaction receipts before.
struct ReceiptFiles {
  let tokens: Tokens
  let stories: FixtureStories

  private static let folder = "app-store-server/receipts"

  var files: [FixtureFile] {
    var files = stories.whole.flatMap { ofStory($0) }
    for user in stories.users {
      let customer = user.stories[0].customer
      let receipt = Receipt(tokens, customer, user.stories)
      files += self.files(
        tokens.shop.names.part(user.email), FixtureFile.Subject(testUser: user.email), receipt,
        proves: "all that the test user owns")
    }
    return files + failures
  }

  private func ofStory(_ story: Story) -> [FixtureFile] {
    let receipt = Receipt(tokens, story.customer, [story])
    var files = self.files(story.name, story.subject, receipt, proves: story.outcome)
    if let latest = story.transactions.last {
      let old = OldReceipt(tokens, story, latest)
      files.append(
        .json(
          "\(Self.folder)/\(story.name).ios6.json", .receipt, .transactionReceiptResponse, story.subject,
          proves: "the same, for a transaction receipt of iOS 6", http: FixtureFile.HTTPAnswer(status: 200)
        ) { old.answer })
      files.append(
        FixtureFile(
          path: "\(Self.folder)/\(story.name).ios6.receipt", kind: .receipt, subject: story.subject,
          proves: "the transaction receipt that a client posts"
        ) { Array(old.receiptData.utf8) + [UInt8(ascii: "\n")] })
    }
    return files
  }

  private func files(
    _ name: String, _ subject: FixtureFile.Subject, _ receipt: Receipt, proves: String
  ) -> [FixtureFile] {
    [
      .json(
        "\(Self.folder)/\(name).json", .receipt, .receiptResponse, subject, proves: proves,
        http: FixtureFile.HTTPAnswer(status: 200)
      ) { receipt.answer },
      FixtureFile(
        path: "\(Self.folder)/\(name).receipt", kind: .receipt, subject: subject,
        proves: "the app receipt that a client posts"
      ) { Array(receipt.receiptData.utf8) + [UInt8(ascii: "\n")] },
    ]
  }

  // MARK: Failures

  private static let statuses: [(code: Int, meaning: String)] = [
    (21000, "the request was no POST"),
    (21002, "receipt-data was malformed or missing"),
    (21003, "the receipt could not be authenticated"),
    (21004, "the shared secret is another one"),
    (21005, "the server is not available for now"),
    (21007, "a sandbox receipt was sent to production: send it to the sandbox"),
    (21008, "a production receipt was sent to the sandbox"),
    (21009, "an internal error"),
    (21010, "the account was not found, or was deleted"),
    (21100, "an internal error that may pass"),
  ]

  private var failures: [FixtureFile] {
    Self.statuses.map { status, meaning in
      .json(
        "\(Self.folder)/errors/\(status).json", .receipt, .receiptFailure, proves: "a client understands: \(meaning)",
        http: FixtureFile.HTTPAnswer(status: 200)
      ) {
        var members = JSONMembers()
        members.add("status", status)
        if status == 21100 { members.add("is-retryable", 1) }
        members.add("environment", Tokens.environment)
        return members.object
      }
    }
  }
}
