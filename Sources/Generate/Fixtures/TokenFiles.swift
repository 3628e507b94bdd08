import CatalogModel
import JSON
import Signing

/// The tokens of each purchase and each customer, the certificates, and tokens that must be refused.
struct TokenFiles {
  let tokens: Tokens
  let stories: FixtureStories

  private static let folder = "app-store-server"
  private var now: Instant { tokens.shop.now }

  /// Every purchase; the latest of a story has its name, and those before it are numbered.
  var transactions: [FixtureFile] {
    (stories.whole + stories.brief).flatMap { story in
      story.transactions.indices.reversed().flatMap { index in
        let transaction = story.transactions[index]
        let isLast = index == story.transactions.count - 1
        var subject = story.subject
        subject.product = transaction.product.id
        return FixtureFile.token(
          "\(Self.folder)/transactions/\(story.name)\(isLast ? "" : ".\(index + 1)")", .transaction, .transaction,
          subject,
          proves: isLast ? story.outcome : "an earlier purchase of the same customer", signedBy: tokens
        ) { tokens.transaction(transaction, of: story.customer, signed: now) }
      }
    }
  }

  var renewals: [FixtureFile] {
    (stories.whole + stories.brief).flatMap { story -> [FixtureFile] in
      guard let renewal = story.renewal, let transaction = story.transactions.last else { return [] }
      return FixtureFile.token(
        "\(Self.folder)/renewal-info/\(story.name)", .renewalInfo, .renewalInfo, story.subject,
        proves: "how the subscription will renew: \(story.outcome)", signedBy: tokens
      ) { tokens.renewalInfo(renewal, transaction, of: story.customer, signed: now) }
    }
  }

  /// The app as somebody new has it, and as each test user has it.
  var appTransactions: [FixtureFile] {
    let users = stories.users.compactMap { user in
      user.stories.first.map { (name: tokens.shop.names.part(user.email), customer: $0.customer) }
    }
    return ([("new-customer", tokens.shop.newCustomer)] + users).flatMap { name, customer in
      FixtureFile.token(
        "\(Self.folder)/app-transactions/\(name)", .appTransaction, .appTransaction,
        FixtureFile.Subject(testUser: customer.email), proves: "the app was downloaded", signedBy: tokens
      ) { tokens.appTransaction(of: customer, signed: now) }
    }
  }

  /// The chain of the trusted tokens, and the key that signs them.
  static var certificates: [FixtureFile] {
    let chain = TestCertificates.trusted
    func file(_ name: String, _ bytes: [UInt8], _ proves: String) -> FixtureFile {
      FixtureFile(path: "\(folder)/certificates/\(name)", kind: .certificate, proves: proves) { bytes }
    }
    return [
      file("root.cer", chain.root, "the only root that a verifier of these fixtures trusts"),
      file("intermediate.cer", chain.intermediate, "part of each token's chain"),
      file("leaf.cer", chain.leaf, "part of each token's chain: its key has signed it"),
      file("receipt-root.cer", ReceiptCertificates.root, "the only root that a verifier of the app receipts trusts"),
      FixtureFile(
        path: "\(folder)/certificates/test-key.pem", kind: .key, proves: "a public test key; it protects nothing"
      ) { Array(chain.key.pem.utf8) },
    ]
  }

  /// Tokens that a verifier must refuse.
  var bad: [FixtureFile] {
    guard let story = stories.whole.first, let transaction = story.transactions.last else { return [] }
    return BadToken.allCases.map { bad in
      FixtureFile(
        path: "\(Self.folder)/bad/\(bad.rawValue).jws", kind: .bad, subject: story.subject,
        proves: "a verifier refuses it: \(bad.fault)"
      ) {
        let token = bad.token(
          tokens.transaction(transaction, of: story.customer, signed: now),
          appTransaction: tokens.appTransaction(of: tokens.shop.newCustomer, signed: now))
        return Array(token.utf8) + [UInt8(ascii: "\n")]
      }
    }
  }
}
