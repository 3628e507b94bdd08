import AppStore
import CatalogModel
import JSON

extension ProductsResponse {
  mutating func write(_ subscription: Subscription) {
    stream.member("subscriptionGroupIdentifier", state.groupIDs[subscription.group])
    if let duration = subscription.duration.value { write("subscriptionPeriod", duration) }
    if let offer = subscription.introductoryOffers.first(where: isOffered) {
      stream.key("introductoryPrice")
      write(offer, of: subscription)
    }
    stream.beginArray("discounts")
    for offer in subscription.promotionalOffers where isOffered(offer) { write(offer, of: subscription) }
    stream.endArray()
  }

  /// Whether the storefront makes the offer on the day of the clock, as far as it can be told how it is paid.
  private func isOffered(_ offer: Offer) -> Bool {
    offer.mode.value != nil && offer.billingPlan.value != .monthly && state.catalog.isCurrent(offer, in: storefront)
  }

  private mutating func write(_ offer: Offer, of subscription: Subscription) {
    guard let mode = offer.mode.value else { return }
    let isIntroductory = offer.kind == .introductory
    stream.beginObject(.line)
    if !isIntroductory { stream.member("identifier", state.catalog.string(of: offer.offerID)) }
    if mode == .freeTrial {
      let currency = Currency.named(storefront.currency)
      stream.member("price", Amount.zero.text(minorUnits: currency?.minorUnits ?? 2))
      writePriceLocale(currency: storefront.currency)
    } else {
      writePrice(offer.pricing)
    }
    stream.member("numberOfPeriods", offer.periods.value ?? 1)
    stream.member("paymentMode", mode.storeKitNumber)
    if let duration = offer.effectiveDuration(of: subscription) { write("subscriptionPeriod", duration) }
    stream.member("type", isIntroductory ? 0 : 1)
    stream.endObject()
  }

  private mutating func write(_ key: String, _ period: Period) {
    stream.beginObject(key, .line)
    stream.member("numberOfUnits", period.count)
    stream.member("unit", period.unit.storeKitNumber)
    stream.endObject()
  }
}

extension OfferMode {
  /// The raw value of `SKProductDiscount.PaymentMode`.
  fileprivate var storeKitNumber: Int {
    switch self {
    case .payAsYouGo: 0
    case .payUpFront: 1
    case .freeTrial: 2
    }
  }
}

extension Period.Unit {
  /// The raw value of `SKProduct.PeriodUnit`.
  fileprivate var storeKitNumber: Int {
    switch self {
    case .day: 0
    case .week: 1
    case .month: 2
    case .year: 3
    }
  }
}
