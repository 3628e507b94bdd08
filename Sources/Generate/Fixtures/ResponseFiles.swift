import CatalogModel
import JSON

/// What the App Store Server API answers.
struct ResponseFiles {
  let tokens: Tokens
  let stories: FixtureStories

  private static let folder = "app-store-server/responses"
  /// The most transactions that a page of a history has.
  private static let pageSize = 20

  private var now: Instant { tokens.shop.now }
  private var bundleID: JSONValue { .string(tokens.shop.bundleID) }
  private let environment: JSONValue = .string(Tokens.environment)

  var files: [FixtureFile] {
    var files = stories.whole.flatMap { ofStory($0) }
    for user in stories.users { files += ofUser(user) }
    if let daily = stories.daily { files += histories(daily.name, daily.subject, signed(daily)) }
    return files + ofApp + APIError.files(at: Self.folder, now: now)
  }

  private func file(
    _ name: String, _ schema: FixtureSchema, _ subject: FixtureFile.Subject, proves: String,
    _ value: @escaping () -> JSONValue
  ) -> FixtureFile {
    .json(
      "\(Self.folder)/\(name).json", .response, schema, subject, proves: proves,
      http: FixtureFile.HTTPAnswer(status: 200), value)
  }

  private func token(_ transaction: StoreTransaction, of customer: Customer) -> JSONValue {
    .string(tokens.sign(tokens.transaction(transaction, of: customer, signed: now)))
  }

  /// A story's tokens, the oldest first.
  private func signed(_ story: Story) -> [() -> JSONValue] {
    story.transactions.map { transaction in { token(transaction, of: story.customer) } }
  }

  // MARK: Of one purchase

  private func ofStory(_ story: Story) -> [FixtureFile] {
    guard let latest = story.transactions.last else { return [] }
    let subject = story.subject
    var files = [
      file(
        "transactions/\(story.name)", .transactionResponse, subject, proves: "Get Transaction Info of \(latest.id)"
      ) { ["signedTransactionInfo": token(latest, of: story.customer)] }
    ]
    files += histories(story.name, subject, signed(story))
    files.append(
      file("orders/\(story.name)", .orderResponse, subject, proves: "Look Up Order ID of \(latest.orderID)") {
        ["status": 0, "signedTransactions": [token(latest, of: story.customer)]]
      })
    let refunded = story.transactions.filter { $0.revocation?.kind == .fullRefund }
    files.append(
      file("refunds/\(story.name)", .refundResponse, subject, proves: "Get Refund History of \(latest.id)") {
        [
          "signedTransactions": .array(refunded.map { token($0, of: story.customer) }),
          "revision": .string("\(now.milliseconds)_\(latest.id)"), "hasMore": false,
        ]
      })
    files.append(
      file(
        "notification-history/\(story.name)", .notificationHistoryResponse, subject,
        proves: "Get Notification History of \(latest.id)"
      ) { notificationHistory(story) })
    if story.renewal != nil { files.append(statuses(story.name, subject, [story])) }
    if story.scenario == .extended, let end = latest.expiresDate, let item = latest.webOrderLineItemID {
      files.append(
        file("extensions/\(story.name)", .extensionResponse, subject, proves: "Extend a Renewal Date") {
          [
            "originalTransactionId": .string(latest.originalID), "webOrderLineItemId": .string(item), "success": true,
            "effectiveDate": .number(end.milliseconds),
          ]
        })
    }
    return files
  }

  private func notificationHistory(_ story: Story) -> JSONValue {
    let items = story.events.indices.map { index -> JSONValue in
      let body = Notification(tokens: tokens, content: .event(story, index)).body
      return [
        "signedPayload": body["signedPayload"] ?? .null,
        "sendAttempts": [
          ["attemptDate": .number(story.events[index].date.milliseconds), "sendAttemptResult": "SUCCESS"]
        ],
      ]
    }
    return ["hasMore": false, "notificationHistory": .array(items)]
  }

  private func statuses(_ name: String, _ subject: FixtureFile.Subject, _ stories: [Story]) -> FixtureFile {
    file("statuses/\(name)", .statusResponse, subject, proves: "Get All Subscription Statuses") {
      var groups: [(id: String, items: [JSONValue])] = []
      for story in stories {
        guard let item = status(of: story), let group = story.product.groupID else { continue }
        if let index = groups.firstIndex(where: { $0.id == group }) {
          groups[index].items.append(item)
        } else {
          groups.append((group, [item]))
        }
      }
      let data = groups.map { group -> JSONValue in
        ["subscriptionGroupIdentifier": .string(group.id), "lastTransactions": .array(group.items)]
      }
      return ["environment": environment, "bundleId": bundleID, "data": .array(data)]
    }
  }

  private func status(of story: Story) -> JSONValue? {
    guard let latest = story.transactions.last, let status = story.status,
      let renewal = tokens.renewalInfo(of: story, signed: now)
    else { return nil }
    return [
      "status": .number(status.rawValue), "originalTransactionId": .string(latest.originalID),
      "signedTransactionInfo": token(latest, of: story.customer),
      "signedRenewalInfo": .string(tokens.sign(renewal)),
    ]
  }

  // MARK: Of a customer

  private func ofUser(_ user: FixtureStories.UserStories) -> [FixtureFile] {
    let name = tokens.shop.names.part(user.email)
    let subject = FixtureFile.Subject(testUser: user.email)
    var files = histories(
      name, subject, user.stories.purchases.map { story, transaction in { token(transaction, of: story.customer) } })
    let renewing = user.stories.filter { $0.renewal != nil }
    if !renewing.isEmpty { files.append(statuses(name, subject, renewing)) }
    if let customer = user.stories.first?.customer { files.append(appTransaction(name, customer)) }
    return files
  }

  /// The pages of a history, the oldest purchase first.
  private func histories(
    _ name: String, _ subject: FixtureFile.Subject, _ transactions: [() -> JSONValue]
  ) -> [FixtureFile] {
    let pages = stride(from: 0, to: transactions.count, by: Self.pageSize).map { start in
      Array(transactions[start..<min(start + Self.pageSize, transactions.count)])
    }
    return pages.indices.map { index in
      let isLast = index == pages.count - 1
      return file(
        pages.count == 1 ? "history/\(name)" : "history/\(name).page-\(index + 1)", .historyResponse, subject,
        proves: isLast ? "Get Transaction History" : "Get Transaction History: a client asks for the page after it"
      ) {
        [
          "revision": .string("\(now.milliseconds)_\(FixtureNumbers.digits(16, of: "revision \(name) \(index)"))"),
          "hasMore": .boolean(!isLast), "bundleId": bundleID, "environment": environment,
          "signedTransactions": .array(pages[index].map { $0() }),
        ]
      }
    }
  }

  private func appTransaction(_ name: String, _ customer: Customer) -> FixtureFile {
    file(
      "app-transactions/\(name)", .appTransactionResponse, FixtureFile.Subject(testUser: customer.email),
      proves: "Get App Transaction Info"
    ) { ["signedAppTransactionInfo": .string(tokens.sign(tokens.appTransaction(of: customer, signed: now)))] }
  }

  // MARK: Of the app

  private var ofApp: [FixtureFile] {
    let token = FixtureNumbers.uuid(of: "test notification \(tokens.shop.bundleID)")
    let test = Notification(tokens: tokens, content: .test)
    return [
      appTransaction("new-customer", tokens.shop.newCustomer),
      file("orders/unknown", .orderResponse, .init(), proves: "Look Up Order ID of an order that there is not") {
        ["status": 1, "signedTransactions": []]
      },
      file("test-notification", .testNotificationResponse, .init(), proves: "Request a Test Notification") {
        ["testNotificationToken": .string("\(token)_\(now.milliseconds)")]
      },
      file("test-notification-status", .testStatusResponse, .init(), proves: "Get Test Notification Status") {
        [
          "signedPayload": test.body["signedPayload"] ?? .null,
          "sendAttempts": [["attemptDate": .number(now.milliseconds), "sendAttemptResult": "SUCCESS"]],
        ]
      },
    ]
  }
}
