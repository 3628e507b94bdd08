import Foundation

/// The store as seen from one storefront in one language.
struct StorePlace {
  private let storefront: StoreFixtures.Storefront
  private let locale: String
  private let primaryLocale: String?
  private let clock: String?

  init(_ storefront: StoreFixtures.Storefront, locale: String, primaryLocale: String?, clock: String?) {
    self.storefront = storefront
    self.locale = locale
    self.primaryLocale = primaryLocale
    self.clock = clock
  }

  /// Why the storefront does not have a product; nil where it has it.
  func invalidReason(of product: StoredProduct) -> InvalidIdentifier.Reason? {
    if let reason = product.invalid { return reason }
    return product.availability.includes(storefront.code) ? nil : .notAvailableInStorefront
  }

  private func priceLocale(_ currency: String) -> Locale {
    let identifier = storefront.localeIdentifier ?? "\(locale.language)_\(storefront.alpha2)"
    return Locale(identifier: "\(identifier)@currency=\(currency)")
  }

  func product(_ product: StoredProduct) -> StoreProduct {
    let texts = product.localizations.preferred(for: locale, primary: primaryLocale)
    let price = product.prices[storefront.code]
    let currency = price?.currency ?? storefront.currencyCode
    let offers = product.subscription?.offers.filter {
      $0.isCurrent(on: clock) && $0.availability.includes(storefront.code)
    }
    return StoreProduct(
      productIdentifier: product.id,
      localizedTitle: texts.lazy.compactMap(\.displayName).first,
      localizedDescription: texts.lazy.compactMap(\.description).first,
      price: decimal(price?.text), priceText: price?.text,
      missingPriceReason: price?.text == nil ? price?.reason ?? "not-known" : nil,
      currencyCode: currency, priceLocale: priceLocale(currency), type: product.type,
      isFamilyShareable: product.familySharing, isDownloadable: product.hostedContent,
      subscriptionGroupIdentifier: product.subscription?.group, subscriptionLevel: product.subscription?.level,
      subscriptionPeriod: product.subscription?.period,
      introductoryOffer: offers?.first { $0.kind == "introductory" && $0.billingPlan != "monthly" }.map(offer),
      promotionalOffers: offers?.filter { $0.kind == "promotional" }.map(offer) ?? [],
      attributes: product.attributes)
  }

  private func offer(_ offer: StoredOffer) -> StoreProduct.Offer {
    let price = offer.prices?[storefront.code]
    let currency = price?.currency ?? storefront.currencyCode
    let text = offer.mode == .freeTrial ? storefront.nothing : price?.text
    return StoreProduct.Offer(
      identifier: offer.kind == "introductory" ? nil : offer.identifier, referenceName: offer.referenceName,
      paymentMode: offer.mode, period: offer.period, numberOfPeriods: offer.periodCount,
      billingPlan: offer.billingPlan, price: decimal(text), priceText: text, currencyCode: currency,
      priceLocale: priceLocale(currency))
  }

  private func decimal(_ text: String?) -> Decimal? {
    text.flatMap { Decimal(string: $0, locale: Locale(identifier: "en_US_POSIX")) }
  }
}

extension StoreFixtures.Storefront {
  /// A price of 0, with all decimals of the currency.
  fileprivate var nothing: String {
    minorUnits == 0 ? "0" : "0." + String(repeating: "0", count: minorUnits)
  }
}
