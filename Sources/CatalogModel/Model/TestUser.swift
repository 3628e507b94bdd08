package import AppStore

/// A sandbox account that buys without being charged.
package struct TestUser: Sendable {
  package let place: Place
  package var email: TextField = .absent
  package var firstName: TextField = .absent
  package var lastName: TextField = .absent
  package var password = Secret()
  package var secretQuestion: TextField = .absent
  package var secretAnswer = Secret()
  package var birthDate: Field<CalendarDate> = .absent
  package var storefront: TextField = .absent
  package var renewalRate: Field<RenewalRate> = .absent
  package var interruptedPurchases: Field<Bool> = .absent
  package var accountToken: TextField = .absent
  package var purchases: [Purchase] = []

  package init(place: Place) {
    self.place = place
  }
}

/// Something that is never written down: the catalog names where it is kept.
package struct Secret: Sendable {
  /// The environment variable that holds it.
  package var environmentVariable: TextField = .absent
  /// Where somebody wrote it down all the same; its characters are not kept.
  package var literal: Place?
}

/// What a test user owns in the fixtures.
package struct Purchase: Sendable {
  package let place: Place
  package var app: TextField = .absent
  package var id: TextField = .absent
  /// Absent means purchased.
  package var scenario: Field<Scenario> = .absent
}

extension Catalog {
  /// The place of the app that a purchase names, or of the only one there is.
  package func app(of purchase: Purchase) -> Int? {
    guard let name = string(of: purchase.app) else { return purchase.app.isAbsent && apps.count == 1 ? 0 : nil }
    return apps.firstIndex { $0.key == ExactText(name) }
  }
}
