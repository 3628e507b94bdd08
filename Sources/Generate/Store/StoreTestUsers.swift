import AppStore
import CatalogModel
import JSON

extension StoreJSON {
  /// Writes who buys in the sandbox, and what they own in this store record; never a password, answer or birth date.
  mutating func writeTestUsers() {
    let names = catalog.testUsers.allSatisfy(\.purchases.isEmpty) ? nil : NamedProducts(state.products, in: catalog)
    stream.beginArray()
    for user in catalog.testUsers {
      stream.beginObject()
      stream.member("email", catalog.string(of: user.email))
      stream.member("firstName", catalog.string(of: user.firstName))
      stream.member("lastName", catalog.string(of: user.lastName))
      stream.member("storefront", catalog.string(of: user.storefront))
      stream.member("renewalRate", (user.renewalRate.value ?? .standard).text)
      stream.member("interruptedPurchases", user.interruptedPurchases.value ?? false)
      stream.member("accountToken", catalog.string(of: user.accountToken))
      stream.beginArray("purchases")
      for purchase in user.purchases where catalog.isPurchase(purchase, in: state.app) {
        guard let name = catalog.string(of: purchase.id), let product = names?[name] else { continue }
        stream.beginObject(.line)
        stream.member("productID", product.id)
        stream.member("scenario", (purchase.scenario.value ?? .purchased).rawValue)
        stream.endObject()
      }
      stream.endArray()
      stream.endObject()
    }
    stream.endArray()
  }
}

extension Catalog {
  /// Whether a test user's purchase is of an app: the one it names, or the only one there is.
  func isPurchase(_ purchase: Purchase, in app: App) -> Bool {
    if purchase.app.isAbsent { return apps.count == 1 }
    return string(of: purchase.app).map { ExactText($0) == app.key } ?? false
  }
}
