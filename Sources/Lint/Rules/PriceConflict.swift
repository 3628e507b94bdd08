import AppStore
import CatalogModel
import Diagnostics

/// A price that is not the price of the tier beside it, or two prices for the base storefront.
struct PriceConflict: ProductRule {
  let about = RuleDescription(
    "price-conflict", .error,
    summary: "a product's price and its price tier, price by storefront or price table disagree",
    why: """
      A tier is a row of prices. Where a price stands beside it, or beside the base storefront's among prices, \
      the two must be equal: nobody can tell which was meant. A price table's price for the base storefront is \
      the one from which its others follow.
      """,
    bad: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      products:
        - id: gold
          reference_name: Gold
          type: consumable
          price_tier: 1
          price: 1.99
          localizations: { en-US: { display_name: Gold, description: One hundred coins } }
      """,
    good: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      products:
        - id: gold
          reference_name: Gold
          type: consumable
          price_tier: 1
          price: 0.99
          localizations: { en-US: { display_name: Gold, description: One hundred coins } }
      """,
    source: "Apple's pricing matrix of iTunes Connect, as committed in trint-it/apple-pricing-matrix @d957a4b",
    asOf: "2019-10-03")

  func check(_ product: Product, of app: App, in catalog: Catalog, _ report: inout Report) {
    guard let base = catalog.baseStorefront(of: app) else { return }
    guard !product.isRetired else { return }
    product.forEachPricing { pricing, _ in
      checkTable(pricing, base, of: product, catalog, &report)
      guard case .set(let price, let place) = pricing.price else { return }
      if case .set(let tier, let tierPlace) = pricing.tier, let amount = tier.customerPrice(in: base),
        amount != price.amount
      {
        report.add(
          Self.tierMessage(price, tier, amount, base), at: place, of: product,
          notes: [Note("the tier is here", at: catalog.location(of: tierPlace))], help: Self.help(price, tier, base)
        )
      }
      if let other = pricing.prices.first(where: { $0.storefront == base }),
        case .set(let byHand, let otherPlace) = other.price,
        byHand.amount != price.amount
      {
        report.add(
          "the price is \(price.text.quoted), but prices says \(byHand.text.quoted) for \(base.alpha3)", at: place,
          of: product,
          notes: [Note("the other price is here", at: catalog.location(of: otherPlace))],
          help: "\(base.alpha3) is the base storefront, which price is for: remove one of the two")
      }
    }
  }

  /// A table is the store's answer to one base price: another price beside it is not the one that it follows from.
  private func checkTable(
    _ pricing: Pricing, _ base: Storefront, of product: Product, _ catalog: Catalog, _ report: inout Report
  ) {
    guard let place = pricing.table.place, let table = catalog.priceTable(of: pricing),
      let row = table.rows.first(where: { $0.storefront == base }),
      case let amount = pricing.price.value?.amount ?? pricing.tier.value?.customerPrice(in: base), let amount,
      amount != row.price.amount, let other = pricing.price.place ?? pricing.tier.place
    else { return }
    report.add(
      "the price for \(base.alpha3) is \(amount.text(in: base.currency)), but \(row.price.text) in the price table "
        + catalog.string(of: table.name).quoted,
      at: other, of: product, notes: [Note("the table is named here", at: catalog.location(of: place))],
      help: "name the table of that price, or remove one of the two")
  }

  private static func tierMessage(_ price: Price, _ tier: PriceTier, _ amount: Amount, _ base: Storefront) -> String {
    "the price is \(price.text.quoted), but price tier \(tier.text) is \(amount.text(in: base.currency)) \(base.currency)"
  }

  private static func help(_ price: Price, _ tier: PriceTier, _ base: Storefront) -> String {
    let meant = PriceTier.tiers(forPrice: price.amount, currency: base.currency).first
    return meant.map { "write price_tier: \($0.text), or remove one of the two" } ?? "remove one of the two"
  }
}
