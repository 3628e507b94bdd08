package import AppStore

/// Subscriptions of which a customer holds one at a time.
package struct SubscriptionGroup: Sendable {
  package let place: Place
  package var referenceName: TextField = .absent
  /// The store's own, or the StoreKit configuration's; any text.
  package var groupID: TextField = .absent
  package var localizations: [Localization] = []
  /// Whether some are written that could not be read.
  package var lacksLocalizations = false
  package var levels: Field<LevelOrder> = .absent
  /// Whether some are written that could not be read.
  package var lacksSubscriptions = false

  package init(place: Place) {
    self.place = place
  }
}

/// How a group's subscriptions get their levels where they do not say.
package enum LevelOrder: String, Sendable, CaseIterable {
  /// The first is level 1.
  case ordered
  /// All are level 1.
  case equal
}

/// What a subscription has beside what every product has.
package struct Subscription: Sendable {
  /// Index into `App.groups`.
  package let group: Int
  package var duration: Field<Period> = .absent
  package var level: Field<Int> = .absent
  package var billingPlans: [BillingPlan] = []
  package var introductoryOffers: [Offer] = []
  package var promotionalOffers: [Offer] = []
  package var offerCodes: [Offer] = []
  package var winBackOffers: [Offer] = []

  package init(group: Int) {
    self.group = group
  }

  /// All four kinds, in the order of their keys.
  package var offers: [Offer] {
    introductoryOffers + promotionalOffers + offerCodes + winBackOffers
  }
}

/// How a subscription is paid: up front, or monthly with a commitment for its duration.
package struct BillingPlan: Sendable {
  package enum Kind: String, Sendable, CaseIterable {
    case monthly
    case upFront = "up-front"
  }

  package let kind: Kind
  package let place: Place
  package var enabled: Field<Bool> = .absent
  package var pricing = Pricing()
}

/// An offer of one of the store's four kinds.
package struct Offer: Sendable {
  package enum Kind: String, Sendable, CaseIterable {
    case introductory
    case promotional
    case code
    case winBack = "win-back"
  }

  package let kind: Kind
  package let place: Place
  package var referenceName: TextField = .absent
  package var offerID: TextField = .absent
  package var mode: Field<OfferMode> = .absent
  /// Of pay-as-you-go: of one period; absent means the subscription's.
  package var duration: Field<Period> = .absent
  package var periods: Field<Int> = .absent
  package var pricing = Pricing()
  package var storefronts: Field<Availability> = .absent
  package var from: Field<CalendarDate> = .absent
  /// The last day.
  package var to: Field<CalendarDate> = .absent
  package var billingPlan: Field<BillingPlan.Kind> = .absent
  /// Of an offer code: who may redeem it.
  package var customers: Field<[CustomerEligibility]> = .absent
  /// Of an offer code: what becomes of the introductory offer.
  package var withIntroductory: Field<IntroductoryStacking> = .absent
  package var winBack = WinBackEligibility()
  package var priority: Field<WinBackPriority> = .absent

  package init(kind: Kind, place: Place) {
    self.kind = kind
    self.place = place
  }
}

/// Who may redeem an offer code.
package enum CustomerEligibility: String, Sendable, CaseIterable {
  case new
  case existing
  case expired
}

/// What an offer code does to the introductory offer.
package enum IntroductoryStacking: String, Sendable, CaseIterable {
  case stack
  case replace
}

/// How prominently the store shows a win-back offer.
package enum WinBackPriority: String, Sendable, CaseIterable {
  case high
  case normal
}

/// Who may be won back; all in months.
package struct WinBackEligibility: Sendable {
  package var paidMonths: Field<Int> = .absent
  /// Least and most.
  package var lapsedMonths: Field<[Int]> = .absent
  package var waitMonths: Field<Int> = .absent
}

extension App {
  /// The level of each subscription, by its place among the products: its own, or by its place in the group; none where
  /// that cannot be told.
  package var subscriptionLevels: [Int: Int] {
    var levels: [Int: Int] = [:]
    var counts = [Int](repeating: 0, count: groups.count)
    for (index, product) in products.enumerated() {
      guard let subscription = product.subscription else { continue }
      counts[subscription.group] += 1
      if !subscription.level.isAbsent {
        levels[index] = subscription.level.value
      } else if groups[subscription.group].levels.value == .equal {
        levels[index] = 1
      } else {
        levels[index] = counts[subscription.group]
      }
    }
    return levels
  }
}
