import AppStore
import CatalogModel

/// What may become of a purchase of an auto-renewable subscription.
///
/// The clock stands at `shop.now`, and a day before it something has happened: the subscription was bought, renewed or
/// ended. Periods are as long as they say; the sandbox's shorter ones are not imitated.
struct SubscriptionStories {
  let shop: Shop
  let product: ShopProduct
  let period: Period
  /// Where the customer buys.
  let storefront: Storefront
  /// Whose purchase it is; a story of its own for each name.
  let customer: (String) -> Customer

  /// The day before now.
  var yesterday: Instant { shop.now - Instant.day }
  var line: PeriodLine { PeriodLine(anchor: yesterday, period: period) }

  /// The ways in which a scenario can go, by name; none where the catalog does not allow it.
  func lives(of scenario: Scenario) -> [(name: String, life: PurchaseLife)] {
    switch scenario {
    case .purchased: [play("purchased") { _ in }]
    case .renewed: [play("renewed", from: line[-1]) { $0.renew(at: line[0], until: line[1]) }]
    case .autoRenewOff:
      [
        play("auto-renew-off") { $0.turnRenewalOff(at: yesterday + 6 * Instant.hour) },
        play("auto-renew-on-again") { life in
          life.turnRenewalOff(at: yesterday + 6 * Instant.hour)
          life.turnRenewalOn(at: yesterday + 12 * Instant.hour)
        },
      ]
    case .inGracePeriod: gracePeriod.map { [inGracePeriod($0)] } ?? []
    case .inBillingRetry: [inBillingRetry]
    case .recovered: [recovered]
    case .expired: expired
    case .resubscribed:
      [
        play("resubscribed", from: line[-2]) { life in
          life.turnRenewalOff(at: line[-2] + Instant.day)
          life.expire(.cancelled, .voluntary, at: line[-1])
          life.subscribe(product, at: line[0], until: line[1])
        }
      ]
    case .upgraded: changes.upgraded
    case .downgraded: changes.downgraded
    case .withOffer: OfferStories(of: self).all + changes.withOffer
    case .priceIncrease: priceIncreases
    case .extended:
      [play("extended") { $0.extend(to: line[1] + 7 * Instant.day, at: yesterday + 12 * Instant.hour) }]
    case .refunded, .refundDeclined, .refundReversed: [refund(scenario)]
    case .revoked: product.product.familySharing.value == true ? [revoked] : []
    }
  }

  private var changes: SubscriptionChanges { SubscriptionChanges(of: self) }

  /// Subscribes at `start`, a period before the next boundary, and goes on.
  func play(
    _ name: String, from start: Instant? = nil, on line: PeriodLine? = nil, _ body: (inout PurchaseLife) -> Void
  ) -> (name: String, life: PurchaseLife) {
    var life = PurchaseLife(of: customer(name))
    let line = line ?? self.line
    let start = start ?? line[0]
    let end = (-3...1).lazy.map { line[$0] }.first { $0 > start } ?? line[1]
    life.subscribe(product, at: start, until: end)
    body(&life)
    return (name, life)
  }

  // MARK: Failed payments

  /// How long the app lets a subscriber go on: six days of a subscription by the week at most.
  private var gracePeriod: Int? {
    shop.state.app.billingGracePeriod.value.map { (period == .oneWeek ? min($0.days, 6) : $0.days) * Instant.day }
  }

  private func inGracePeriod(_ grace: Int) -> (String, PurchaseLife) {
    play("in-grace-period", from: line[-1]) { $0.failToRenew(at: line[0], graceEnd: line[0] + grace) }
  }

  private var inBillingRetry: (String, PurchaseLife) {
    let line = PeriodLine(anchor: yesterday - (gracePeriod ?? 0), period: period)
    return play("in-billing-retry", from: line[-1], on: line) { fail(&$0, at: line[0]) }
  }

  /// Until the store only tries to charge.
  private func fail(_ life: inout PurchaseLife, at date: Instant) {
    life.failToRenew(at: date, graceEnd: gracePeriod.map { date + $0 })
    if let gracePeriod { life.endGracePeriod(at: date + gracePeriod) }
  }

  private var recovered: (String, PurchaseLife) {
    let paid = yesterday + 12 * Instant.hour
    return play("recovered", from: line[-1]) { life in
      life.failToRenew(at: line[0], graceEnd: gracePeriod.map { line[0] + $0 })
      // Within the grace period the day of renewal stays; after it a new one begins.
      life.renew(at: paid, until: gracePeriod == nil ? paid.advanced(by: period) : line[1], .billingRecovery)
    }
  }

  // MARK: The end

  private var expired: [(String, PurchaseLife)] {
    var lives = [
      play("expired", from: line[-1]) { life in
        life.turnRenewalOff(at: line[-1] + Instant.day)
        life.expire(
          .cancelled, .voluntary, at: line[0],
          winBackOffers: shop.winBackOffers(of: product, in: storefront))
      },
      expiredInBillingRetry,
    ]
    if let increase = shop.pastIncrease(of: product, before: line[0], in: storefront) {
      var life = PurchaseLife(of: customer("expired-after-price-increase"))
      life.subscribe(product, at: line[-1], until: line[0], price: increase.old)
      life.change { $0.hasAgreedToIncrease = false }
      life.tell(.priceIncrease, .pending, at: line[0] - 3 * Instant.day)
      life.expire(.priceIncrease, .priceIncrease, at: line[0])
      lives.append(("expired-after-price-increase", life))
    }
    if product.invalidReason != nil {
      lives.append(
        play("expired-not-for-sale", from: line[-1]) { $0.expire(.notForSale, .productNotForSale, at: line[0]) })
    }
    return lives
  }

  /// The store gives up after sixty days.
  private var expiredInBillingRetry: (String, PurchaseLife) {
    let retry = 60 * Instant.day
    let line = PeriodLine(anchor: yesterday - retry, period: period)
    return play("expired-in-billing-retry", from: line[-1], on: line) { life in
      fail(&life, at: line[0])
      life.expire(.billing, .billingRetry, at: line[0] + retry)
    }
  }

  // MARK: Prices and money back

  private var priceIncreases: [(String, PurchaseLife)] {
    guard let increase = shop.comingIncrease(of: product, in: storefront) else { return [] }
    func asked(_ name: String, _ body: (inout PurchaseLife) -> Void) -> (String, PurchaseLife) {
      play(name) { life in
        life.change { renewal in
          renewal.hasAgreedToIncrease = false
          if let next = renewal.renewalDate, next.date >= increase.from { renewal.nextPrice = increase.new }
        }
        life.tell(.priceIncrease, .pending, at: yesterday + 6 * Instant.hour)
        body(&life)
      }
    }
    return [
      asked("price-increase") { _ in },
      asked("price-increase-accepted") { life in
        life.change { $0.hasAgreedToIncrease = true }
        life.tell(.priceIncrease, .accepted, at: yesterday + 12 * Instant.hour)
      },
    ]
  }

  private func refund(_ scenario: Scenario) -> (String, PurchaseLife) {
    play(scenario.rawValue) { $0.askForRefund(scenario, from: yesterday, isAnswered: true) }
  }

  private var revoked: (String, PurchaseLife) {
    var life = PurchaseLife(of: customer("revoked"))
    life.share(product, at: line[0], until: line[1])
    life.revoke(.family, at: yesterday + 12 * Instant.hour)
    return ("revoked", life)
  }
}

extension PurchaseLife {
  /// The customer wants the money back; the server is asked what it knows where `isAnswered`.
  mutating func askForRefund(_ scenario: Scenario, from date: Instant, isAnswered: Bool) {
    if isAnswered { tell(.consumptionRequest, at: date + 6 * Instant.hour) }
    if scenario == .refundDeclined {
      tell(.refundDeclined, at: date + 12 * Instant.hour)
    } else {
      revoke(.fullRefund, at: date + 12 * Instant.hour)
    }
    if scenario == .refundReversed { takeRefundBack(at: date + 18 * Instant.hour) }
  }
}
