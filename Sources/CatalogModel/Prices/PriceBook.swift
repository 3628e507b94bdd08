package import AppStore

/// What the products of an app cost, as far as the catalog says it: what only the store knows is nil, never a guess.
package struct PriceBook: Sendable {
  /// The storefront whose currency a plain price is in; nil where it cannot be told.
  package let base: Storefront?
  /// The day by which a change is current; without one, none is.
  package let clock: CalendarDate?
  private let catalog: Catalog

  package init(_ catalog: Catalog, of app: App) {
    self.catalog = catalog
    base = catalog.baseStorefront(of: app)
    clock = catalog.clock
  }

  /// What a customer pays in a storefront, apart from all changes.
  package func regularPrice(_ pricing: Pricing, in storefront: Storefront) -> KnownPrice? {
    if let entry = entry(for: storefront, of: pricing) { return priceByHand(entry, in: storefront, since: nil) }
    return plainPrice(pricing, in: storefront, since: nil)
  }

  /// What a customer pays in a storefront on the day of the clock.
  ///
  /// A change holds where it says something, and what was before it elsewhere. One with a new base price, table or tier
  /// also ends what those said before it, but no price that was set by hand: the store keeps those.
  package func currentPrice(_ pricing: Pricing, in storefront: Storefront) -> KnownPrice? {
    clock.map { price(pricing, in: storefront, on: $0) } ?? regularPrice(pricing, in: storefront)
  }

  /// The same on any day.
  package func price(_ pricing: Pricing, in storefront: Storefront, on day: CalendarDate) -> KnownPrice? {
    if pricing.changes.isEmpty { return regularPrice(pricing, in: storefront) }
    var isEnded = false
    for change in changes(of: pricing, on: day) {
      let since = change.from.value
      if let entry = entry(for: storefront, of: change.pricing) {
        return priceByHand(entry, in: storefront, since: since)
      }
      if isEnded { continue }
      if let price = plainPrice(change.pricing, in: storefront, since: since) { return price }
      isEnded = !change.pricing.price.isAbsent || !change.pricing.table.isAbsent || !change.pricing.tier.isAbsent
    }
    if !isEnded { return regularPrice(pricing, in: storefront) }
    return entry(for: storefront, of: pricing).flatMap { priceByHand($0, in: storefront, since: nil) }
  }

  /// The changes that hold on a day, the newest first; of those of one day, the last.
  private func changes(of pricing: Pricing, on day: CalendarDate) -> [PriceChange] {
    let current = pricing.changes.enumerated().filter { day.isWithin($0.element.from, $0.element.to) }
    return current.sorted { left, right in
      switch (left.element.from.value, right.element.from.value) {
      case (let left?, let right?) where left != right: left > right
      case (_?, nil): true
      case (nil, _?): false
      default: left.offset > right.offset
      }
    }.map(\.element)
  }

  private func entry(for storefront: Storefront, of pricing: Pricing) -> StorefrontPrice? {
    pricing.prices.first { $0.storefront?.index == storefront.index }
  }

  private func priceByHand(
    _ entry: StorefrontPrice, in storefront: Storefront, since: CalendarDate?
  ) -> KnownPrice? {
    entry.price.value.map {
      KnownPrice(amount: $0.amount, currency: storefront.currency, origin: .prices, since: since)
    }
  }

  /// What the base price, the table or the tier says.
  private func plainPrice(_ pricing: Pricing, in storefront: Storefront, since: CalendarDate?) -> KnownPrice? {
    if storefront.index == base?.index, let price = pricing.price.value {
      return KnownPrice(amount: price.amount, currency: storefront.currency, origin: .price, since: since)
    }
    if !pricing.table.isAbsent {
      guard let table = catalog.priceTable(of: pricing) else { return nil }
      if let row = table.row(of: storefront) {
        return KnownPrice(amount: row.price.amount, currency: row.currency, origin: .priceTable, since: since)
      }
      // What a broken table says of this storefront is not known, and would win.
      if !table.isRead { return nil }
    }
    guard let tier = pricing.tier.value, agrees(tier, with: pricing.price),
      let amount = tier.customerPrice(in: storefront)
    else { return nil }
    return KnownPrice(amount: amount, currency: storefront.currency, origin: .priceTier, since: since)
  }

  /// Whether a price beside a tier is the tier's.
  private func agrees(_ tier: PriceTier, with price: Field<Price>) -> Bool {
    if price.isAbsent { return true }
    guard let base, let amount = price.value?.amount else { return false }
    return tier.customerPrice(in: base) == amount
  }
}

/// What a customer pays in a storefront, and what of the catalog says so.
package struct KnownPrice: Sendable, Hashable {
  package let amount: Amount
  /// The storefront's own, or that of the price table's line.
  package let currency: String
  package let origin: Origin
  /// The first day of the change that says it; nil for what is no change, or one that has always held.
  package let since: CalendarDate?

  package init(amount: Amount, currency: String, origin: Origin, since: CalendarDate?) {
    self.amount = amount
    self.currency = currency
    self.origin = origin
    self.since = since
  }

  /// The key of the catalog that a price comes from.
  package enum Origin: String, Sendable, CaseIterable {
    case price
    case prices
    case priceTable = "price-table"
    case priceTier = "price-tier"
  }
}
