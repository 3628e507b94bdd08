import AppStore
import CatalogModel

/// What a customer and the store do with a purchase, step by step; every step is told to the server.
struct PurchaseLife {
  let customer: Customer
  private(set) var transactions: [StoreTransaction] = []
  private(set) var renewal: RenewalState?
  private(set) var status: SubscriptionStatus?
  private(set) var events: [StoryEvent] = []

  init(of customer: Customer) {
    self.customer = customer
  }

  /// Tells the server how things are.
  mutating func tell(_ type: NotificationType, _ subtype: NotificationSubtype? = nil, at date: Instant) {
    guard let transaction = transactions.last else { preconditionFailure("nothing is told before a purchase") }
    events.append(
      StoryEvent(
        date: date, type: type, subtype: subtype, transaction: transaction, renewal: renewal, status: status))
  }

  private mutating func add(
    _ product: ShopProduct, at date: Instant, until end: Instant?, _ reason: StoreTransaction.Reason,
    offer: UsedOffer? = nil, price: KnownPrice? = nil, ownership: StoreTransaction.Ownership = .purchased
  ) {
    let seed = "\(customer.seed) \(product.id) \(transactions.count)"
    // Renewals, upgrades and purchases after a gap are of one original transaction, as they are of one group.
    let original = end == nil ? nil : transactions.first
    let id = FixtureNumbers.transactionID(of: seed)
    transactions.append(
      StoreTransaction(
        id: id, originalID: original?.id ?? id,
        webOrderLineItemID: end.map { _ in "2000\(FixtureNumbers.digits(12, of: "line item \(seed)"))" },
        orderID: "M\(FixtureNumbers.digits(9, of: "order \(seed)"))", product: product,
        storefront: customer.storefront, purchaseDate: date,
        originalPurchaseDate: original?.originalPurchaseDate ?? date, expiresDate: end, reason: reason,
        ownership: ownership, offer: offer,
        price: offer.map(\.price) ?? price ?? product.price(in: customer.storefront)))
  }

  // MARK: What is bought once

  mutating func buy(_ product: ShopProduct, at date: Instant) {
    add(product, at: date, until: nil, .purchase)
    tell(.oneTimeCharge, at: date)
  }

  /// A family member has bought it; nothing is told of that.
  mutating func share(_ product: ShopProduct, at date: Instant, until end: Instant?) {
    add(product, at: date, until: end, .purchase, ownership: .familyShared)
    if let end { beginRenewals(of: product, at: date, until: end) }
  }

  // MARK: Subscriptions

  /// - Parameter price: what was paid then; nil where it is what is paid at the clock.
  mutating func subscribe(
    _ product: ShopProduct, at date: Instant, until end: Instant, offer: UsedOffer? = nil, price: KnownPrice? = nil
  ) {
    let isFirst = transactions.isEmpty
    add(product, at: date, until: end, .purchase, offer: offer, price: price)
    beginRenewals(of: product, at: date, until: end, after: offer)
    tell(.subscribed, isFirst ? .initialBuy : .resubscribe, at: date)
  }

  private mutating func beginRenewals(
    of product: ShopProduct, at date: Instant, until end: Instant, after offer: UsedOffer? = nil
  ) {
    renewal = RenewalState(product: product, nextProduct: product, recentStart: date, renewalDate: end)
    status = .active
    choose(product, offer?.next)
  }

  mutating func renew(at date: Instant, until end: Instant, _ subtype: NotificationSubtype? = nil) {
    guard let product = renewal?.nextProduct else { preconditionFailure("only a subscription renews") }
    let offer = renewal?.nextOffer
    add(product, at: date, until: end, .renewal, offer: offer)
    change { renewal in
      renewal.product = product
      renewal.renewalDate = end
      renewal.isInBillingRetry = nil
      renewal.gracePeriodExpires = nil
    }
    choose(product, offer?.next)
    status = .active
    tell(.didRenew, subtype, at: date)
  }

  /// Changes how it will renew.
  mutating func change(_ body: (inout RenewalState) -> Void) {
    guard var changed = renewal else { preconditionFailure("only a subscription renews") }
    body(&changed)
    renewal = changed
  }

  mutating func turnRenewalOff(at date: Instant) {
    change { $0.isOn = false }
    tell(.didChangeRenewalStatus, .autoRenewDisabled, at: date)
  }

  mutating func turnRenewalOn(at date: Instant) {
    change { $0.isOn = true }
    tell(.didChangeRenewalStatus, .autoRenewEnabled, at: date)
  }

  /// The card is refused; the service goes on until `graceEnd` where there is one.
  mutating func failToRenew(at date: Instant, graceEnd: Instant?) {
    change { renewal in
      renewal.isInBillingRetry = true
      renewal.gracePeriodExpires = graceEnd
    }
    status = graceEnd == nil ? .inBillingRetry : .inGracePeriod
    tell(.didFailToRenew, graceEnd.map { _ in .gracePeriod }, at: date)
  }

  mutating func endGracePeriod(at date: Instant) {
    status = .inBillingRetry
    tell(.gracePeriodExpired, at: date)
  }

  mutating func expire(
    _ reason: RenewalState.Expiration, _ subtype: NotificationSubtype, at date: Instant, winBackOffers: [String] = []
  ) {
    change { renewal in
      renewal.expiration = reason
      renewal.isOn = false
      renewal.renewalDate = nil
      renewal.nextPrice = nil
      renewal.gracePeriodExpires = nil
      renewal.isInBillingRetry = reason == .billing ? false : nil
      renewal.winBackOffers = winBackOffers
    }
    status = .expired
    tell(.expired, subtype, at: date)
  }

  /// Another subscription of the group, from now on.
  mutating func upgrade(to product: ShopProduct, at date: Instant, until end: Instant, offer: UsedOffer? = nil) {
    if !transactions.isEmpty { transactions[transactions.count - 1].isUpgraded = true }
    let start = renewal?.recentStart ?? date
    add(product, at: date, until: end, .purchase, offer: offer)
    beginRenewals(of: product, at: date, until: end, after: offer)
    change { $0.recentStart = start }
    tell(offer == nil ? .didChangeRenewalPreference : .offerRedeemed, .upgrade, at: date)
  }

  /// Another subscription of the group, from the next renewal on.
  mutating func downgrade(to product: ShopProduct, at date: Instant, offer: UsedOffer? = nil) {
    choose(product, offer)
    tell(offer == nil ? .didChangeRenewalPreference : .offerRedeemed, .downgrade, at: date)
  }

  mutating func stayWithProduct(at date: Instant) {
    if let product = renewal?.product { choose(product, nil) }
    tell(.didChangeRenewalPreference, at: date)
  }

  private mutating func choose(_ product: ShopProduct, _ offer: UsedOffer?) {
    let price = offer.map(\.price) ?? product.price(in: customer.storefront)
    change { renewal in
      renewal.nextProduct = product
      renewal.nextOffer = offer
      renewal.nextPrice = price
    }
  }

  /// An offer for the next renewal of the same subscription.
  mutating func redeem(_ offer: UsedOffer, at date: Instant) {
    if let product = renewal?.nextProduct { choose(product, offer) }
    tell(.offerRedeemed, at: date)
  }

  mutating func extend(to end: Instant, at date: Instant) {
    transactions[transactions.count - 1].expiresDate = end
    change { $0.renewalDate = end }
    tell(.renewalExtended, at: date)
  }

  // MARK: Money back

  mutating func revoke(_ kind: Revocation.Kind, at date: Instant) {
    transactions[transactions.count - 1].revocation = Revocation(date: date, kind: kind)
    if renewal != nil {
      change { renewal in
        renewal.isOn = false
        renewal.renewalDate = nil
        renewal.nextPrice = nil
      }
      status = .revoked
    }
    tell(kind == .family ? .revoke : .refund, at: date)
  }

  mutating func takeRefundBack(at date: Instant) {
    transactions[transactions.count - 1].revocation = nil
    if let end = transactions.last?.expiresDate, let product = renewal?.product {
      let price = product.price(in: customer.storefront)
      change { renewal in
        renewal.isOn = true
        renewal.renewalDate = end
        renewal.nextPrice = price
      }
      status = .active
    }
    tell(.refundReversed, at: date)
  }
}
