import AppStore
import CatalogModel

/// What may become of a purchase that does not renew.
struct OneTimeStories {
  let shop: Shop
  let product: ShopProduct
  let customer: (String) -> Customer

  /// The ways in which a scenario can go, by name; none where the catalog does not allow it.
  func lives(of scenario: Scenario) -> [(name: String, life: PurchaseLife)] {
    let yesterday = shop.now - Instant.day
    var life = PurchaseLife(of: customer(scenario.rawValue))
    switch scenario {
    case .purchased: life.buy(product, at: yesterday)
    case .refunded, .refundDeclined, .refundReversed:
      life.buy(product, at: yesterday)
      // The store asks about what is used up.
      life.askForRefund(scenario, from: yesterday, isAnswered: product.type == .consumable)
    case .revoked:
      guard product.type == .nonConsumable, product.product.familySharing.value == true else { return [] }
      life.share(product, at: yesterday, until: nil)
      life.revoke(.family, at: yesterday + 12 * Instant.hour)
    default: return []
    }
    return [(scenario.rawValue, life)]
  }

  /// A purchase a day, more than one page of a history holds.
  var daily: PurchaseLife {
    let count = 21
    var life = PurchaseLife(of: customer("bought-daily"))
    for number in 0..<count { life.buy(product, at: shop.now - (count - number) * Instant.day) }
    return life
  }
}
