import AppStore
import CatalogModel
import Diagnostics

/// A live product that nothing gives a price.
struct MissingPrice: ProductRule {
  let about = RuleDescription(
    "missing-price", .warning,
    summary: "a live product has no price",
    why: """
      The store does not take a product for review before it has a price. An introductory offer cannot be made at all \
      before its subscription has one.
      """,
    bad: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      products:
        - id: gold
          reference_name: Gold
          type: consumable
          localizations: { en-US: { display_name: Gold, description: One hundred coins } }
      """,
    good: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      products:
        - id: gold
          reference_name: Gold
          type: consumable
          price: 0.99
          localizations: { en-US: { display_name: Gold, description: One hundred coins } }
      """,
    source: "https://developer.apple.com/help/app-store-connect/reference/pricing-and-availability/", asOf: "2026")

  func check(_ product: Product, of app: App, in catalog: Catalog, _ report: inout Report) {
    if catalog.isIncomplete { return }
    guard product.effectiveStage == .live, product.type.value != .freeSubscription else { return }
    let upFront = product.subscription?.billingPlans.first { $0.kind == .upFront }
    guard product.pricing.isEmpty, upFront?.pricing.isEmpty ?? true else { return }
    let offer = product.subscription?.introductoryOffers.first
    let note = offer.map {
      Note("this introductory offer needs it", at: catalog.location(of: catalog.namePlace(of: $0)))
    }
    report.add(
      "\(catalog.nounAndName(of: product)) has no price", at: catalog.namePlace(of: product), of: product,
      severity: offer == nil ? .warning : .error, notes: note.map { [$0] } ?? [], help: Self.help)
  }

  private static let help = "write price: with what a customer pays in the base storefront, or price_tier:"
}
