import AppStore
import CatalogModel
import Diagnostics

/// A tier that came late in the years of tiers.
struct AlternateTier: ProductRule {
  let about = RuleDescription(
    "alternate-tier", .note, profiles: [.iTunesConnect],
    summary: "a price tier is one of the alternate ones",
    why: """
      The alternate tiers came about 2015, and are missing in older guides and tools. In the base storefront they cost \
      what a plain tier costs; only some countries have other prices.
      """,
    bad: """
      lint: { profile: itunes-connect }
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      products:
        - id: gold
          reference_name: Gold
          type: consumable
          price_tier: alt-A
          localizations: { en-US: { display_name: Gold, description: One hundred coins } }
      """,
    good: """
      lint: { profile: itunes-connect }
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      products:
        - id: gold
          reference_name: Gold
          type: consumable
          price_tier: 1
          localizations: { en-US: { display_name: Gold, description: One hundred coins } }
      """,
    source: PriceTier.source, asOf: PriceTier.asOf)

  func check(_ product: Product, of app: App, in catalog: Catalog, _ report: inout Report) {
    guard product.isWanted else { return }
    product.forEachPricing { pricing, _ in
      guard case .set(let tier, let place) = pricing.tier, case .alternate = tier else { return }
      report.add(
        "the price tier \(tier.text) is not in the guides before 2015", at: place, of: product,
        help: "make sure that what reads the output knows it")
    }
  }
}
