import CatalogModel
import JSON

/// What the store posts to a server, and in which order.
struct NotificationFiles {
  let tokens: Tokens
  let stories: FixtureStories

  private static let folder = "app-store-server/notifications"

  /// One of each type and subtype for each product, and for each test user; and the app's own.
  var notifications: [FixtureFile] {
    var files = self.files("TEST", .test) + self.files("RESCIND_CONSENT", .consent(tokens.shop.newCustomer))
    files += firstEvents(of: stories.stories + stories.brief) { $0.product.fileName }
    for user in stories.users {
      files += firstEvents(of: user.stories) { "\(tokens.shop.names.part(user.email))+\($0.product.fileName)" }
    }
    for story in stories.stories where story.scenario == .extended {
      let name = "\(story.product.fileName).RENEWAL_EXTENSION"
      files += self.files("\(name).SUMMARY", .extensionSummary(story), story.subject)
      files += self.files("\(name).FAILURE", .extensionFailure(story), story.subject)
    }
    return files
  }

  private func firstEvents(of stories: [Story], named name: (Story) -> String) -> [FixtureFile] {
    var seen: Set<String> = []
    var files: [FixtureFile] = []
    for story in stories {
      for (index, event) in story.events.enumerated() {
        let path = [name(story), event.type.rawValue, event.subtype?.rawValue].compactMap { $0 }.joined(separator: ".")
        guard seen.insert(path).inserted else { continue }
        files += self.files(path, .event(story, index), story.subject)
      }
    }
    return files
  }

  private func files(
    _ name: String, _ content: Notification.Content, _ subject: FixtureFile.Subject = .init()
  ) -> [FixtureFile] {
    let notification = Notification(tokens: tokens, content: content)
    return [
      .json(
        "\(Self.folder)/\(name).json", .notification, .notificationBody, subject,
        proves: "a server takes \(notification.title)"
      ) { notification.body },
      .json(
        "\(Self.folder)/decoded/\(name).json", .notification, .decodedNotification, subject,
        proves: "what the notification of the same name says"
      ) { notification.decoded },
    ]
  }

  /// What a server is told of each purchase, in order.
  var timelines: [FixtureFile] {
    stories.whole.map { story in
      .json(
        "app-store-server/timelines/\(story.name).json", .timeline, .timeline, story.subject,
        proves: "a server that takes these in order knows that the purchase is: \(story.outcome)"
      ) { timeline(of: story) }
    }
  }

  private func timeline(of story: Story) -> JSONValue {
    var members = JSONMembers()
    members.add("format", ["name": "timeline", "version": 1])
    members.add("product", story.product.id)
    members.add("scenario", story.scenario.rawValue)
    members.add("testUser", story.customer.email)
    members.add(
      "events",
      .array(
        story.events.indices.map { index in
          let event = story.events[index]
          let notification = Notification(tokens: tokens, content: .event(story, index))
          var members = JSONMembers()
          members.add("date", event.date)
          members.add("notificationType", event.type.rawValue)
          members.add("subtype", event.subtype?.rawValue)
          members.add("notificationUUID", notification.uuid)
          members.add("productId", event.transaction.product.id)
          members.add("transactionId", event.transaction.id)
          members.add("status", event.status?.rawValue)
          members.add("body", notification.body)
          return members.object
        }))
    return members.object
  }
}

extension Story {
  /// Whose purchase of what it is, and what became of it.
  var subject: FixtureFile.Subject {
    FixtureFile.Subject(product: product.id, scenario: scenario, testUser: customer.email)
  }
}
