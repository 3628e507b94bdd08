package import AppStore

/// A price in some currency: exact, and as it was written.
package struct Price: Sendable, Hashable {
  package let amount: Amount
  /// The characters of the catalog, such as `4.990`.
  package let text: String

  package init(amount: Amount, text: String) {
    self.amount = amount
    self.text = text
  }
}

/// A price that was set by hand for one storefront.
package struct StorefrontPrice: Sendable {
  /// The key; it names no storefront of ours where `storefront` is nil.
  package let code: Text
  package let storefront: Storefront?
  package var price: Field<Price>
}

/// What a product, an offer or a plan costs.
package struct Pricing: Sendable {
  package var tier: Field<PriceTier> = .absent
  /// The customer price in the base storefront's currency.
  package var price: Field<Price> = .absent
  /// By hand, over the table; in the order written.
  package var prices: [StorefrontPrice] = []
  /// The name of one of the workspace's price tables.
  package var table: TextField = .absent
  package var changes: [PriceChange] = []

  package init() {}

  /// Whether nothing at all says what it costs.
  package var isEmpty: Bool {
    tier.isAbsent && price.isAbsent && prices.isEmpty && table.isAbsent
  }
}

/// A price of the future, or for a while.
package struct PriceChange: Sendable {
  package let place: Place
  package var from: Field<CalendarDate> = .absent
  /// The last day.
  package var to: Field<CalendarDate> = .absent
  package var pricing = Pricing()
  package var existingSubscribers: Field<ExistingSubscribers> = .absent
}

/// What a change of a subscription's price means to those who pay already.
package enum ExistingSubscribers: String, Sendable, CaseIterable {
  case keep
  case move
}

/// Where something is sold.
package struct Availability: Sendable {
  package enum Scope: String, Sendable, CaseIterable {
    case all
    case only
    case except
  }

  package let scope: Scope
  package let storefronts: [StorefrontCode]

  /// Whether it is sold there.
  package func includes(_ storefront: Storefront) -> Bool {
    let listed = storefronts.contains { $0.storefront?.index == storefront.index }
    return switch scope {
    case .all: true
    case .only: listed
    case .except: !listed
    }
  }
}

/// A storefront as the catalog names it; `storefront` is nil for a code that is none of ours.
package struct StorefrontCode: Sendable {
  package let code: Text
  package let storefront: Storefront?
}
