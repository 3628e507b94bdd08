import CatalogModel

/// What has happened in a story, where a scenario can go in several ways.
enum StoryOutcome {
  private static let ofLives = [
    "auto-renew-on-again": "an active subscription whose renewal was switched off, and on again",
    "bought-daily": "bought on each of three weeks' days",
    "downgrade-cancelled": "a change to a lower level that was taken back",
    "downgraded-with-offer": "changed to a subscription of a lower level, for an offer, from the next renewal",
    "expired-after-price-increase": "a subscription that has ended, since its customer did not agree to a higher price",
    "expired-in-billing-retry": "a subscription that has ended, since it could not be charged for sixty days",
    "expired-not-for-sale": "a subscription that has ended, since it is not for sale",
    "price-increase-accepted": "agreed to a higher price",
    "upgraded-with-offer": "changed to a subscription of a higher level, for an offer, at once",
    "with-introductory-offer": "bought with an introductory offer",
    "with-offer-code": "bought with an offer code",
    "with-promotional-offer": "renewed with a promotional offer",
    "with-win-back-offer": "bought again with a win-back offer, after it had ended",
  ]

  /// - Parameter life: the name of the way in which it went.
  static func of(_ life: String, _ scenario: Scenario) -> String { ofLives[life] ?? scenario.summary }
}
