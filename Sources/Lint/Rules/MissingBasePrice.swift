import AppStore
import CatalogModel
import Diagnostics

/// Prices by storefront, but none for the base storefront.
struct MissingBasePrice: ProductRule {
  let about = RuleDescription(
    "missing-base-price", .error,
    summary: "a product has prices, but none for the base storefront",
    why: """
      The store wants a price for the base storefront, and works out from it what is not set by hand.
      """,
    bad: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      products:
        - id: gold
          reference_name: Gold
          type: consumable
          prices: { JPN: 120, GBR: 0.79 }
          localizations: { en-US: { display_name: Gold, description: One hundred coins } }
      """,
    good: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      products:
        - id: gold
          reference_name: Gold
          type: consumable
          price: 0.99
          prices: { JPN: 120, GBR: 0.79 }
          localizations: { en-US: { display_name: Gold, description: One hundred coins } }
      """,
    source: "https://developer.apple.com/documentation/appstoreconnectapi/post-v1-inapppurchasepriceschedules",
    asOf: "2023")

  func check(_ product: Product, of app: App, in catalog: Catalog, _ report: inout Report) {
    if catalog.isIncomplete { return }
    guard let base = catalog.baseStorefront(of: app) else { return }
    // A subscription has no base price in the store, but one for each storefront.
    guard product.isWanted, product.subscription == nil else { return }
    guard let place = placeWithoutBase(product.pricing, base, catalog) else { return }
    let others = (catalog.storefrontsWithoutPrice(product) ?? []).filter { $0 != base }
    let consequence = others.isEmpty ? "" : ", so there is none for \(others.shortList)"
    report.add(
      "the prices have none for the base storefront \(base.alpha3)\(consequence)", at: place, of: product,
      help: "write price: with what a customer pays in \(base.currency), or add \(base.alpha3) to prices")
  }

  /// Where the prices are that lack one for the base storefront; nil where none is lacking, or there are no prices.
  private func placeWithoutBase(_ pricing: Pricing, _ base: Storefront, _ catalog: Catalog) -> Place? {
    guard pricing.tier.isAbsent, pricing.price.isAbsent, !pricing.prices.contains(where: { $0.storefront == base })
    else {
      return nil
    }
    if let name = pricing.table.place {
      guard let table = catalog.priceTable(of: pricing), table.isRead,
        !table.rows.contains(where: { $0.storefront == base })
      else { return nil }
      return name
    }
    return pricing.prices.first?.code.place
  }
}
