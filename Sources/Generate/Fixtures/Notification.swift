import AppStore
import CatalogModel
import JSON

/// One App Store Server Notification of version 2.
struct Notification {
  /// What it is about.
  enum Content {
    /// An event of a story, by its number.
    case event(Story, Int)
    /// How putting off everybody's renewal went.
    case extensionSummary(Story)
    /// That one renewal could not be put off.
    case extensionFailure(Story)
    /// A parent has taken back the consent to somebody's use of the app.
    case consent(Customer)
    case test
  }

  let tokens: Tokens
  let content: Content

  private var type: NotificationType {
    switch content {
    case .event(let story, let index): story.events[index].type
    case .extensionSummary, .extensionFailure: .renewalExtension
    case .consent: .rescindConsent
    case .test: .test
    }
  }

  private var subtype: NotificationSubtype? {
    switch content {
    case .event(let story, let index): story.events[index].subtype
    case .extensionSummary: .summary
    case .extensionFailure: .failure
    case .consent, .test: nil
    }
  }

  private var date: Instant {
    if case .event(let story, let index) = content { story.events[index].date } else { tokens.shop.now }
  }

  /// The key by which a server knows that it has seen it.
  var uuid: String {
    let subject =
      switch content {
      case .event(let story, let index): "\(story.customer.seed) \(index)"
      case .extensionSummary(let story), .extensionFailure(let story): story.customer.seed
      case .consent, .test: tokens.shop.bundleID
      }
    return FixtureNumbers.uuid(of: "notification \(subject) \(title)")
  }

  /// As `DID_RENEW`, or `EXPIRED with VOLUNTARY`.
  var title: String {
    "\(type.rawValue)\(subtype.map { " with \($0.rawValue)" } ?? "")"
  }

  /// What is posted to the server.
  var body: JSONValue { ["signedPayload": .string(tokens.sign(payload))] }

  /// What the body says, and what the tokens in it say.
  var decoded: JSONValue {
    var members = JSONMembers()
    members.add("format", ["name": "decoded-notification", "version": 1])
    members.add("payload", payload)
    members.add("transactionInfo", transactionInfo)
    members.add("renewalInfo", renewalInfo)
    return members.object
  }

  private var payload: JSONValue {
    var members = JSONMembers()
    members.add("notificationType", type.rawValue)
    members.add("subtype", subtype?.rawValue)
    members.add("notificationUUID", uuid)
    members.add("data", data)
    members.add("version", "2.0")
    members.add("signedDate", date)
    members.add("summary", summary)
    members.add("appData", appData)
    return members.object
  }

  // MARK: Parts

  private var transactionInfo: JSONValue? {
    switch content {
    case .event(let story, let index):
      tokens.transaction(story.events[index].transaction, of: story.customer, signed: date)
    case .extensionFailure(let story):
      // Of the subscription as it was before anything was put off.
      story.events.first.map { tokens.transaction($0.transaction, of: story.customer, signed: date) }
    case .extensionSummary, .consent, .test: nil
    }
  }

  private var renewalInfo: JSONValue? {
    switch content {
    case .event(let story, let index):
      story.events[index].renewal.map {
        tokens.renewalInfo($0, story.events[index].transaction, of: story.customer, signed: date)
      }
    case .extensionFailure(let story):
      story.events.first.flatMap { event in
        event.renewal.map { tokens.renewalInfo($0, event.transaction, of: story.customer, signed: date) }
      }
    case .extensionSummary, .consent, .test: nil
    }
  }

  private var status: SubscriptionStatus? {
    switch content {
    case .event(let story, let index): story.events[index].status
    case .extensionFailure(let story): story.status
    case .extensionSummary, .consent, .test: nil
    }
  }

  private var data: JSONValue? {
    switch content {
    case .extensionSummary, .consent: return nil
    case .event, .extensionFailure, .test: break
    }
    var members = JSONMembers()
    members.add("environment", Tokens.environment)
    members.add("bundleId", tokens.shop.bundleID)
    members.add("bundleVersion", Tokens.appVersion)
    members.add("signedTransactionInfo", transactionInfo.map { tokens.sign($0) })
    members.add("signedRenewalInfo", renewalInfo.map { tokens.sign($0) })
    members.add("status", status?.rawValue)
    if type == .consumptionRequest { members.add("consumptionRequestReason", "UNINTENDED_PURCHASE") }
    return members.object
  }

  private var summary: JSONValue? {
    guard case .extensionSummary(let story) = content else { return nil }
    return [
      "environment": .string(Tokens.environment),
      "bundleId": .string(tokens.shop.bundleID),
      "productId": .string(story.product.id),
      "requestIdentifier": .string(FixtureNumbers.uuid(of: "extension \(story.customer.seed)")),
      "storefrontCountryCodes": [.string(story.customer.storefront.storeKitAlpha3)],
      "succeededCount": 1,
      "failedCount": 1,
    ]
  }

  private var appData: JSONValue? {
    guard case .consent(let customer) = content else { return nil }
    return [
      "bundleId": .string(tokens.shop.bundleID),
      "environment": .string(Tokens.environment),
      "signedAppTransactionInfo": .string(tokens.sign(tokens.appTransaction(of: customer, signed: date))),
    ]
  }
}

extension Tokens {
  /// How a story's subscription will renew; nil for what does not.
  func renewalInfo(of story: Story, signed: Instant) -> JSONValue? {
    guard let renewal = story.renewal, let transaction = story.transactions.last else { return nil }
    return renewalInfo(renewal, transaction, of: story.customer, signed: signed)
  }
}
