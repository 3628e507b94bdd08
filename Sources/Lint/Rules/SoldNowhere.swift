import AppStore
import CatalogModel
import Diagnostics

/// A product that no storefront sells.
struct SoldNowhere: ProductRule {
  let about = RuleDescription(
    "sold-nowhere", .warning,
    summary: "a product is sold in no storefront",
    why: """
      A product without a storefront is removed from sale, whatever else is said of it: the app gets an invalid product \
      identifier.
      """,
    bad: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      products:
        - id: gold
          reference_name: Gold
          type: consumable
          price: 0.99
          availability: { only: [] }
          localizations: { en-US: { display_name: Gold, description: One hundred coins } }
      """,
    good: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      products:
        - id: gold
          reference_name: Gold
          type: consumable
          price: 0.99
          availability: { only: [USA] }
          localizations: { en-US: { display_name: Gold, description: One hundred coins } }
      """,
    source: "https://developer.apple.com/help/app-store-connect/reference/pricing-and-availability/", asOf: "2026")

  func check(_ product: Product, of app: App, in catalog: Catalog, _ report: inout Report) {
    guard product.isWanted, product.clearedForSale.value != false,
      case .set(let availability, let place) = product.availability, isNothing(availability)
    else { return }
    report.add(
      "\(catalog.nounAndName(of: product)) is sold in no storefront", at: place, of: product,
      help: "name a storefront, such as only: [USA]; write stage: retired for what is sold no more")
  }

  private func isNothing(_ availability: Availability) -> Bool {
    switch availability.scope {
    case .all: false
    case .only: availability.storefronts.isEmpty
    case .except:
      availability.storefronts.count >= Storefront.all.count
        && Set(availability.storefronts.compactMap(\.storefront?.index)).count == Storefront.all.count
    }
  }
}
