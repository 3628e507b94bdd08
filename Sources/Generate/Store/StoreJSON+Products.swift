import AppStore
import CatalogModel
import JSON

extension StoreJSON {
  mutating func write(_ scoped: ScopedProduct) {
    let product = scoped.product
    stream.beginObject()
    stream.member("productID", scoped.id)
    stream.member("referenceName", catalog.string(of: product.referenceName))
    stream.member("appleID", catalog.string(of: product.appleID))
    stream.member("type", product.effectiveType?.rawValue)
    stream.member("stage", scoped.stage.rawValue)
    stream.member("clearedForSale", product.clearedForSale.value ?? true)
    stream.member("invalid", state.invalidReason(of: scoped)?.rawValue)
    write(product.availability)
    stream.member("familySharing", product.familySharing.value ?? false)
    stream.member("hostedContent", product.hostedContent.value ?? false)
    let storefronts = state.storefronts.filter { product.availability.includes($0) }
    write(product.pricing(in: .upFront), in: storefronts)
    write(product.localizations)
    if !product.attributes.isEmpty {
      stream.key("attributes")
      stream.value(catalog.json(product.attributes))
    }
    if let subscription = product.subscription { write(subscription, of: scoped, in: storefronts) }
    stream.endObject()
  }

  private mutating func write(_ availability: Field<Availability>) {
    stream.beginObject("availability", .line)
    stream.member("scope", (availability.value?.scope ?? .all).rawValue)
    if let availability = availability.value, availability.scope != .all {
      stream.beginArray("storefronts")
      for code in availability.storefronts {
        if let storefront = code.storefront { stream.string(storefront.alpha3) }
      }
      stream.endArray()
    }
    stream.endObject()
  }

  /// One storefront a line.
  private mutating func write(_ pricing: Pricing?, in storefronts: [Storefront]) {
    stream.beginObject("prices")
    for storefront in storefronts {
      stream.key(storefront.alpha3)
      stream.beginObject(.line)
      stream.key("price")
      if let price = pricing.flatMap({ state.prices.currentPrice($0, in: storefront) }) {
        stream.string(price.text)
        stream.member("currency", price.currency)
        stream.member("from", price.origin.rawValue)
        stream.member("since", price.since?.description)
      } else {
        stream.null()
        stream.member("currency", storefront.currency)
        stream.member("reason", Self.notKnown)
      }
      stream.endObject()
    }
    stream.endObject()
  }

  /// Why there is no price: the tables do not have it, and a guess would be worse.
  static let notKnown = "not-known"
}

extension KnownPrice {
  /// With the decimals that the currency has, though Apple's prices may be whole: `0.90`, `120`, `349.00`.
  var text: String {
    amount.text(minorUnits: Currency.named(currency)?.minorUnits ?? 2)
  }
}

// MARK: Subscriptions

extension StoreJSON {
  private mutating func write(
    _ subscription: Subscription, of scoped: ScopedProduct, in storefronts: [Storefront]
  ) {
    stream.beginObject("subscription")
    stream.member("group", state.groupIDs[subscription.group])
    stream.member("level", state.levels[scoped.index])
    stream.member("duration", subscription.duration.value?.iso8601)
    if !subscription.billingPlans.isEmpty {
      stream.beginArray("billingPlans")
      for plan in subscription.billingPlans {
        stream.beginObject(.line)
        stream.member("kind", plan.kind.rawValue)
        stream.member("enabled", plan.enabled.value ?? true)
        write(scoped.product.pricing(in: plan.kind), in: storefronts)
        stream.endObject()
      }
      stream.endArray()
    }
    stream.beginArray("offers")
    for offer in subscription.offers { write(offer, of: subscription, in: storefronts) }
    stream.endArray()
    stream.endObject()
  }

  private mutating func write(_ offer: Offer, of subscription: Subscription, in storefronts: [Storefront]) {
    stream.beginObject(.line)
    stream.member("kind", offer.kind.rawValue)
    stream.member("referenceName", catalog.string(of: offer.referenceName))
    stream.member("offerID", catalog.string(of: offer.offerID))
    stream.member("mode", offer.mode.value?.rawValue)
    stream.member("duration", offer.effectiveDuration(of: subscription)?.iso8601)
    stream.member("periods", offer.periods.value ?? 1)
    stream.member("billingPlan", offer.billingPlan.value?.rawValue)
    write(offer.storefronts)
    stream.member("from", offer.from.value?.description)
    stream.member("to", offer.to.value?.description)
    if offer.mode.value != .freeTrial {
      write(offer.pricing, in: storefronts.filter { offer.storefronts.includes($0) })
    }
    stream.endObject()
  }
}

extension Offer {
  /// How long it lasts, or one period of pay-as-you-go, which is the subscription's unless it says otherwise.
  func effectiveDuration(of subscription: Subscription) -> Period? {
    if duration.isAbsent, mode.value == .payAsYouGo { return subscription.duration.value }
    return duration.value
  }
}
