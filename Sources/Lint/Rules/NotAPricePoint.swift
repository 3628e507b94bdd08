import AppStore
import CatalogModel
import Diagnostics

/// A price that the store does not offer.
struct NotAPricePoint: ProductRule {
  let about = RuleDescription(
    "not-a-price-point", .error,
    summary: "a price is none that the store offers",
    why: """
      A price must be one of some 800 price points of the storefront's currency, and the points differ from \
      currency to currency. Above the highest, Apple grants prices on request. In the profile iTunes Connect a \
      price must be that of a tier. Prices of the old tiers are taken too.
      """,
    bad: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      products:
        - id: gold
          reference_name: Gold
          type: consumable
          price: 4.97
          localizations: { en-US: { display_name: Gold, description: One hundred coins } }
      """,
    good: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      products:
        - id: gold
          reference_name: Gold
          type: consumable
          price: 4.99
          localizations: { en-US: { display_name: Gold, description: One hundred coins } }
      """,
    source: "price points of App Store Connect's API, as recorded in andyshephard/PricingKit @116ad31",
    asOf: "2026-02-02")

  func check(_ product: Product, of app: App, in catalog: Catalog, _ report: inout Report) {
    let base = catalog.baseStorefront(of: app)
    guard !product.isRetired else { return }
    product.forEachPricing { pricing, _ in
      if let base { check(pricing.price, base.currency, of: product, &report) }
      for entry in pricing.prices {
        if let storefront = entry.storefront { check(entry.price, storefront.currency, of: product, &report) }
      }
    }
  }

  private func check(_ field: Field<Price>, _ currency: String, of product: Product, _ report: inout Report) {
    // What costs nothing has a rule of its own.
    guard case .set(let price, let place) = field, !price.amount.isZero else { return }
    if report.profile == .iTunesConnect {
      guard let (below, above) = tiers(around: price.amount, currency) else { return }
      report.add(
        "the price \(price.text.quoted) is no tier's in \(currency)", at: place, of: product,
        help: "write the price of a tier: "
          + [below, above].compactMap { $0.map { "\($0.amount.text(in: currency)) (tier \($0.tier.text))" } }
          .joined(separator: " or "))
    } else if let ladder = PricePoints.ladder(currency: currency), !ladder.contains(price.amount) {
      let digits = Currency.named(currency)?.priceFractionDigits ?? 2
      if price.amount > ladder.top, price.amount.fractionDigits > digits {
        report.add(
          "the price \(price.text.quoted) has more decimals than prices in \(currency)", at: place, of: product,
          help: "prices in \(currency) have \(Self.decimals(digits))")
      } else if price.amount > ladder.top {
        report.add(
          "the price \(price.text.quoted) is above the highest price point, \(ladder.top.text(in: currency)) \(currency)",
          at: place, of: product, severity: .warning, help: "Apple grants higher prices on request only")
      } else if PriceTier.tiers(forPrice: price.amount, currency: currency).isEmpty {
        report.add(
          "the price \(price.text.quoted) is no price point in \(currency)", at: place, of: product,
          help: Self.help(price.amount, ladder))
      }
    }
  }

  /// The tiers under and over an amount; nil for a tier's own price, and for a currency that had no tiers.
  private func tiers(
    around amount: Amount, _ currency: String
  ) -> (below: (tier: PriceTier, amount: Amount)?, above: (tier: PriceTier, amount: Amount)?)? {
    var below: (tier: PriceTier, amount: Amount)?
    var above: (tier: PriceTier, amount: Amount)?
    for tier in PriceTier.all {
      guard let price = tier.customerPrice(in: currency) else { return nil }
      if price == amount { return nil }
      if price < amount, !price.isZero, price > below?.amount ?? .zero { below = (tier, price) }
      if price > amount, above.map({ price < $0.amount }) ?? true { above = (tier, price) }
    }
    return (below, above)
  }

  private static func help(_ amount: Amount, _ ladder: PriceLadder) -> String {
    let (below, above) = ladder.nearest(to: amount)
    let nearest = [below, above].compactMap { $0?.text(in: ladder.currency) }.joined(separator: " or ")
    let digits = Currency.named(ladder.currency)?.priceFractionDigits ?? 2
    let note = amount.fractionDigits > digits ? "; prices in \(ladder.currency) have \(Self.decimals(digits))" : ""
    return "write \(nearest)\(note)"
  }

  private static func decimals(_ count: Int) -> String {
    switch count {
    case 0: "no decimals"
    case 1: "one decimal"
    default: "two decimals"
    }
  }
}
