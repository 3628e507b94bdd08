import CatalogModel

/// The days on which an offer is made; where one is not written, it has no end on that side.
struct OfferDays: Sendable {
  let from: CalendarDate?
  /// The last day.
  let to: CalendarDate?

  /// Nil where a day is written that cannot be read, or the last comes before the first.
  init?(_ offer: Offer) {
    if case .unreadable = offer.from { return nil }
    if case .unreadable = offer.to { return nil }
    from = offer.from.value
    to = offer.to.value
    if let from, let to, to < from { return nil }
  }

  /// Whether it begins before the other one.
  func begins(before other: OfferDays) -> Bool {
    guard let theirs = other.from else { return false }
    return from.map { $0 < theirs } ?? true
  }

  /// Whether it is over when the other one begins.
  func ends(before other: OfferDays) -> Bool {
    guard let to, let theirs = other.from else { return false }
    return to < theirs
  }

  /// Whether it ends after the other one.
  func ends(after other: OfferDays) -> Bool {
    guard let theirs = other.to else { return false }
    return to.map { $0 > theirs } ?? true
  }
}

/// Offers that can be told when and where they are made, in the order in which they begin.
struct RunningOffers: Sendable {
  struct Item: Sendable {
    let offer: Offer
    /// Where it stands in its list.
    let position: Int
    let days: OfferDays
    let storefronts: StorefrontSet
  }

  let items: [Item]

  init(_ offers: [Offer]) {
    var items: [Item] = []
    for (position, offer) in offers.enumerated() {
      guard let days = OfferDays(offer), let storefronts = StorefrontSet(offer.storefronts) else { continue }
      items.append(Item(offer: offer, position: position, days: days, storefronts: storefronts))
    }
    self.items = items.sorted { left, right in
      if left.days.begins(before: right.days) { return true }
      return !right.days.begins(before: left.days) && left.position < right.position
    }
  }
}
