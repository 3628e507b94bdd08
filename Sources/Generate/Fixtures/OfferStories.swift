import AppStore
import CatalogModel

/// Purchases with each kind of offer that a subscription has at the clock.
struct OfferStories {
  private let stories: SubscriptionStories

  init(of stories: SubscriptionStories) {
    self.stories = stories
  }

  private var shop: Shop { stories.shop }
  private var product: ShopProduct { stories.product }
  private var yesterday: Instant { stories.yesterday }
  private var line: PeriodLine { stories.line }

  var all: [(name: String, life: PurchaseLife)] {
    let lives: [(String, PurchaseLife)?] = [
      offer(.introductory).map { subscribed("with-introductory-offer", $0.used) },
      offer(.promotional).map { redeemed("with-promotional-offer", $0.used) },
      offer(.code).map { offer in
        switch offer.customers.first {
        case .existing: redeemed("with-offer-code", offer.used)
        case .expired: returned("with-offer-code", offer.used, gap: 1, periods: 1)
        case .new, nil: subscribed("with-offer-code", offer.used)
        }
      },
      offer(.winBack).map { offer in
        let months = stories.period.months ?? 1
        return returned(
          "with-win-back-offer", offer.used, gap: max(1, offer.lapsedMonths),
          periods: max(1, (offer.paidMonths + months - 1) / months))
      },
    ]
    return lives.compactMap { $0 }
  }

  private func offer(_ kind: Offer.Kind) -> ShopOffer? {
    shop.currentOffers(of: product, kind, in: stories.storefront).first
  }

  private func subscribed(_ name: String, _ offer: UsedOffer) -> (String, PurchaseLife) {
    var life = PurchaseLife(of: stories.customer(name))
    life.subscribe(product, at: yesterday, until: offer.end(from: yesterday), offer: offer)
    return (name, life)
  }

  /// By a subscriber, for the next renewal.
  private func redeemed(_ name: String, _ offer: UsedOffer) -> (String, PurchaseLife) {
    stories.play(name, from: line[-1]) { life in
      life.redeem(offer, at: line[0] - 2 * Instant.day)
      life.renew(at: line[0], until: offer.end(from: line[0]))
    }
  }

  /// By somebody whose subscription ended some months ago.
  private func returned(_ name: String, _ offer: UsedOffer, gap: Int, periods: Int) -> (String, PurchaseLife) {
    let end = yesterday.advanced(by: .oneMonth, -gap)
    let line = PeriodLine(anchor: end, period: stories.period)
    var life = PurchaseLife(of: stories.customer(name))
    life.subscribe(product, at: line[-periods], until: line[1 - periods])
    for number in (0..<periods).dropFirst() {
      life.renew(at: line[number - periods], until: line[number - periods + 1])
    }
    life.turnRenewalOff(at: line[-1] + Instant.day)
    life.expire(
      .cancelled, .voluntary, at: end,
      winBackOffers: shop.winBackOffers(of: product, in: stories.storefront))
    life.subscribe(product, at: yesterday, until: offer.end(from: yesterday), offer: offer)
    return (name, life)
  }
}

extension UsedOffer {
  /// When the price that it gave has been paid for; a pay-as-you-go offer is paid period by period.
  func end(from start: Instant) -> Instant { start.advanced(by: period) }
}
