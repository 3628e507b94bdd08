import AppStore
import CatalogModel
import Diagnostics

/// Two prices for one day.
struct OverlappingPriceChanges: ProductRule {
  let about = RuleDescription(
    "overlapping-price-changes", .error,
    summary: "two price changes give two prices for one day",
    why: """
      A storefront has one price a day. A change holds until its last day, or until the next change begins; what begins \
      before an earlier one has ended, or on the same day, leaves open which is meant.
      """,
    bad: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      products:
        - id: gold
          reference_name: Gold
          type: consumable
          price: 0.99
          price_changes:
            - { from: 2027-01-01, to: 2027-01-31, price: 1.99 }
            - { from: 2027-01-31, price: 2.99 }
          localizations: { en-US: { display_name: Gold, description: One hundred coins } }
      """,
    good: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      products:
        - id: gold
          reference_name: Gold
          type: consumable
          price: 0.99
          price_changes:
            - { from: 2027-01-01, to: 2027-01-31, price: 1.99 }
            - { from: 2027-02-01, price: 2.99 }
          localizations: { en-US: { display_name: Gold, description: One hundred coins } }
      """,
    source: "https://developer.apple.com/help/app-store-connect/reference/pricing-and-availability/", asOf: "2026")

  func check(_ product: Product, of app: App, in catalog: Catalog, _ report: inout Report) {
    guard product.isWanted else { return }
    check(product.pricing.changes, of: product, catalog, &report)
    for plan in product.subscription?.billingPlans ?? [] { check(plan.pricing.changes, of: product, catalog, &report) }
  }

  private func check(_ changes: [PriceChange], of product: Product, _ catalog: Catalog, _ report: inout Report) {
    guard changes.count > 1 else { return }
    var dated: [(from: CalendarDate, place: Place, change: PriceChange)] = []
    for change in changes {
      guard case .set(let from, let place) = change.from else { continue }
      dated.append((from, place, change))
    }
    // Changes of one day stay in the order written, so that the second is at fault.
    let ordered = dated.indices.sorted { (dated[$0].from, $0) < (dated[$1].from, $1) }.map { dated[$0] }
    var lasting: [(from: CalendarDate, place: Place, change: PriceChange)] = []
    for later in ordered {
      // What ended before this one begins has ended before all that follow.
      lasting.removeAll { !Self.overlap($0.from, $0.change, later.from) }
      defer { lasting.append(later) }
      guard let earlier = lasting.last(where: { Self.share($0.change, later.change) }) else { continue }
      report.add(
        later.from == earlier.from
          ? "two price changes begin on \(later.from)"
          : "a price change begins on \(later.from), before another one has ended", at: later.place, of: product,
        notes: [Note("the other one is here", at: catalog.location(of: earlier.place))],
        help: "let each end before the next begins")
    }
  }

  private static func overlap(_ from: CalendarDate, _ change: PriceChange, _ next: CalendarDate) -> Bool {
    if from == next { return true }
    // One without a last day ends where the next begins.
    return change.to.value.map { next <= $0 } ?? false
  }

  /// Whether both say what a customer pays in one storefront.
  private static func share(_ first: PriceChange, _ second: PriceChange) -> Bool {
    guard let some = storefronts(of: first), let others = storefronts(of: second) else { return true }
    return !some.isDisjoint(with: others)
  }

  /// Nil for all of them.
  private static func storefronts(of change: PriceChange) -> Set<Int>? {
    guard change.pricing.tier.isAbsent, change.pricing.price.isAbsent, change.pricing.table.isAbsent else { return nil }
    return Set(change.pricing.prices.compactMap(\.storefront?.index))
  }
}
