import AppStore
import CatalogModel

/// What purchases are made of: the products of one store record, as they are sold at the clock.
struct Shop {
  let state: StoreState
  /// The fixtures' clock.
  let now: Instant
  /// Where somebody buys of whom the catalog says nothing.
  let baseStorefront: Storefront
  /// The store record's identifier of the app's build; empty where the catalog does not say.
  let bundleID: String
  let names: FixtureNames
  /// The subscriptions on sale of each group, by its place in the app.
  private let members: [[ScopedProduct]]

  /// Nil where it cannot be told where somebody buys.
  init?(_ state: StoreState) {
    guard let base = state.prices.base else { return nil }
    self.state = state
    bundleID = state.catalog.string(of: state.record.bundleID) ?? ""
    baseStorefront = base
    var members = [[ScopedProduct]](repeating: [], count: state.app.groups.count)
    for product in state.products {
      guard let group = product.product.subscription?.group, state.invalidReason(of: product, in: base) == nil else {
        continue
      }
      members[group].append(product)
    }
    self.members = members
    names = FixtureNames(
      of: state.products.map { state.catalog.string(of: $0.product.id) ?? $0.id }
        + state.catalog.testUsers.compactMap { state.catalog.string(of: $0.email) })
    // Noon of the catalog's day; of the first day of 2026 where it has none.
    now = Instant(state.prices.clock ?? CalendarDate(daysSince1970: 20454), millisecondsOfDay: 12 * Instant.hour)
  }

  var catalog: Catalog { state.catalog }

  /// What can be bought of a product.
  func product(_ product: ScopedProduct) -> ShopProduct? {
    product.product.effectiveType.map { ShopProduct(shop: self, scoped: product, type: $0) }
  }

  // MARK: Subscriptions

  /// The subscription on sale of the group's next level; of several the first.
  func neighbour(of product: ShopProduct, isHigher: Bool) -> ShopProduct? {
    guard let group = product.product.subscription?.group, let level = product.level else { return nil }
    var nearest: (distance: Int, product: ScopedProduct)?
    for other in members[group] {
      guard let distance = state.levels[other.index].map({ isHigher ? level - $0 : $0 - level }), distance > 0 else {
        continue
      }
      if nearest.map({ distance < $0.distance }) ?? true { nearest = (distance, other) }
    }
    return nearest.flatMap { self.product($0.product) }
  }

  /// The identifiers of the offers that a subscriber who has left may take.
  func winBackOffers(of product: ShopProduct, in storefront: Storefront) -> [String] {
    currentOffers(of: product, .winBack, in: storefront).compactMap(\.used.identifier)
  }

  /// The offers of a kind that a storefront makes at the clock.
  func currentOffers(of product: ShopProduct, _ kind: Offer.Kind, in storefront: Storefront) -> [ShopOffer] {
    guard let subscription = product.product.subscription else { return [] }
    // Purchases here are paid up front.
    return subscription.offers
      .filter { $0.kind == kind && $0.billingPlan.value != .monthly && catalog.isCurrent($0, in: storefront) }
      .compactMap { shopOffer($0, of: subscription, storefront) }
  }

  private func shopOffer(_ offer: Offer, of subscription: Subscription, _ storefront: Storefront) -> ShopOffer? {
    guard let mode = offer.mode.value, let duration = offer.effectiveDuration(of: subscription) else { return nil }
    let identifier: Text? =
      switch offer.kind {
      case .introductory: nil
      case .promotional, .winBack: offer.offerID.text
      // A code's offer is known by the name that the developer gave it.
      case .code: offer.referenceName.text
      }
    let free = KnownPrice(amount: .zero, currency: storefront.currency, origin: .price, since: nil)
    let price = mode == .freeTrial ? free : state.prices.currentPrice(offer.pricing, in: storefront)
    return ShopOffer(
      used: UsedOffer(
        kind: offer.kind, identifier: identifier.map { catalog.string(of: $0) }, mode: mode, period: duration,
        periods: offer.periods.value ?? 1, price: price),
      customers: offer.customers.value ?? [], paidMonths: offer.winBack.paidMonths.value ?? 0,
      lapsedMonths: min(max(offer.winBack.lapsedMonths.value?.first ?? 0, 0), 120))
  }

  // MARK: Prices

  /// The increase that those who pay already are asked to agree to, if one is to come.
  func comingIncrease(of product: ShopProduct, in storefront: Storefront) -> PriceIncrease? {
    increases(of: product, in: storefront).first { $0.from > now.date }
  }

  /// The increase that those who paid already had to agree to before a moment, the last one.
  func pastIncrease(of product: ShopProduct, before date: Instant, in storefront: Storefront) -> PriceIncrease? {
    increases(of: product, in: storefront).last { $0.from <= date.date }
  }

  private func increases(of product: ShopProduct, in storefront: Storefront) -> [PriceIncrease] {
    // Who keeps the old price is asked nothing, and without a clock nothing is to come.
    guard state.prices.clock != nil else { return [] }
    return state.prices.increases(of: product.product, in: storefront)
      .filter { $0.change.existingSubscribers.value == .move }
  }
}

/// Something that can be bought.
struct ShopProduct {
  fileprivate let shop: Shop
  fileprivate let scoped: ScopedProduct
  let type: ProductType

  fileprivate init(shop: Shop, scoped: ScopedProduct, type: ProductType) {
    self.shop = shop
    self.scoped = scoped
    self.type = type
  }

  var product: Product { scoped.product }
  /// The whole identifier in the store record.
  var id: String { scoped.id }
  var period: Period? { product.subscription?.duration.value }
  var level: Int? { shop.state.levels[scoped.index] }
  /// Of a subscription alone.
  var groupID: String? { product.subscription.map { shop.state.groupIDs[$0.group] } }

  /// Why the store says that there is no such product; nil where it is sold somewhere.
  var invalidReason: InvalidReason? { shop.state.invalidReason(of: scoped) }

  /// What a customer pays at the clock; nil where only the store knows.
  func price(in storefront: Storefront) -> KnownPrice? {
    shop.state.prices.currentPrice(product.pricing(in: .upFront) ?? product.pricing, in: storefront)
  }

  /// How its purchases here are billed, as tokens say it; nil where there is no choice.
  var billingPlanType: String? {
    product.subscription.flatMap { $0.billingPlans.isEmpty ? nil : "BILLED_UPFRONT" }
  }

  /// What its files are named after: the catalog's short identifier, else the whole one.
  var fileName: String { shop.names.part(shop.catalog.string(of: product.id) ?? id, of: id) }
}

/// An offer that can be taken, and by whom.
struct ShopOffer {
  let used: UsedOffer
  let customers: [CustomerEligibility]
  let paidMonths: Int
  let lapsedMonths: Int
}
