import AppStore
import CatalogModel

/// Changes from one subscription of a group to another, of which the product is one.
struct SubscriptionChanges {
  private typealias Pair = (lower: ShopProduct, higher: ShopProduct)

  private let stories: SubscriptionStories
  /// From the product to the next above it; where it is the highest, to it from the next below.
  private let upgrade: Pair?
  /// From the product to the next below it; where it is the lowest, to it from the next above.
  private let downgrade: Pair?

  init(of stories: SubscriptionStories) {
    self.stories = stories
    let product = stories.product
    let above = stories.shop.neighbour(of: product, isHigher: true).map { Pair(product, $0) }
    let below = stories.shop.neighbour(of: product, isHigher: false).map { Pair($0, product) }
    upgrade = above ?? below
    downgrade = below ?? above
  }

  private var yesterday: Instant { stories.yesterday }

  var upgraded: [(String, PurchaseLife)] {
    upgrade.flatMap { upgraded("upgraded", $0, offer: nil) }.map { [$0] } ?? []
  }

  private func upgraded(_ name: String, _ pair: Pair, offer: UsedOffer?) -> (String, PurchaseLife)? {
    guard let first = pair.lower.period, let second = pair.higher.period else { return nil }
    var life = PurchaseLife(of: stories.customer(name))
    let start = yesterday - 2 * Instant.day
    life.subscribe(pair.lower, at: start, until: start.advanced(by: first))
    life.upgrade(
      to: pair.higher, at: yesterday, until: offer?.end(from: yesterday) ?? yesterday.advanced(by: second), offer: offer
    )
    return (name, life)
  }

  var downgraded: [(String, PurchaseLife)] {
    guard let pair = downgrade else { return [] }
    let lives = [
      downgraded("downgraded", pair, offer: nil) { _ in },
      downgraded("downgrade-cancelled", pair, offer: nil) { $0.stayWithProduct(at: yesterday + 12 * Instant.hour) },
    ]
    return lives.compactMap { $0 }
  }

  private func downgraded(
    _ name: String, _ pair: Pair, offer: UsedOffer?, _ body: (inout PurchaseLife) -> Void
  ) -> (String, PurchaseLife)? {
    guard let period = pair.higher.period else { return nil }
    var life = PurchaseLife(of: stories.customer(name))
    life.subscribe(pair.higher, at: yesterday, until: yesterday.advanced(by: period))
    life.downgrade(to: pair.lower, at: yesterday + 6 * Instant.hour, offer: offer)
    body(&life)
    return (name, life)
  }

  /// The same changes, made for an offer of the subscription that is changed to.
  var withOffer: [(String, PurchaseLife)] {
    let storefront = stories.storefront
    var lives: [(String, PurchaseLife)?] = []
    if let upgrade, let offer = stories.shop.currentOffers(of: upgrade.higher, .promotional, in: storefront).first?.used
    {
      lives.append(upgraded("upgraded-with-offer", upgrade, offer: offer))
    }
    if let downgrade,
      let offer = stories.shop.currentOffers(of: downgrade.lower, .promotional, in: storefront).first?.used
    {
      lives.append(downgraded("downgraded-with-offer", downgrade, offer: offer) { _ in })
    }
    return lives.compactMap { $0 }
  }
}
