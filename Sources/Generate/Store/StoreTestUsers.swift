import AppStore
import CatalogModel
import JSON

extension StoreJSON {
  /// Writes who buys in the sandbox, and what they own in this store record; never a password, answer or birth date.
  mutating func writeTestUsers() {
    // Where nobody owns anything the shop, which looks at every product's name, is not needed.
    let hasOwners = !catalog.testUsers.allSatisfy(\.purchases.isEmpty)
    let owners = (hasOwners ? Shop(state) : nil).map { FixtureStories.userStories(in: $0) } ?? []
    let owned = Dictionary(uniqueKeysWithValues: owners.map { ($0.user, $0.stories) })
    stream.beginArray()
    for (index, user) in catalog.testUsers.enumerated() {
      stream.beginObject()
      stream.member("email", catalog.string(of: user.email))
      stream.member("firstName", catalog.string(of: user.firstName))
      stream.member("lastName", catalog.string(of: user.lastName))
      stream.member("storefront", catalog.string(of: user.storefront))
      stream.member("renewalRate", (user.renewalRate.value ?? .standard).text)
      stream.member("interruptedPurchases", user.interruptedPurchases.value ?? false)
      stream.member("accountToken", catalog.string(of: user.accountToken))
      stream.beginArray("purchases")
      for story in owned[index] ?? [] { write(story) }
      stream.endArray()
      stream.endObject()
    }
    stream.endArray()
  }

  /// Writes the latest purchase of each product of a story.
  private mutating func write(_ story: Story) {
    for (index, transaction) in story.transactions.enumerated() {
      let later = story.transactions[(index + 1)...]
      if later.contains(where: { $0.product.id == transaction.product.id }) { continue }
      stream.beginObject(.line)
      stream.member("productID", transaction.product.id)
      stream.member("scenario", story.scenario.rawValue)
      stream.member("isEntitled", story.isEntitled(to: transaction))
      stream.member("transactionID", transaction.id)
      stream.member("purchaseDate", transaction.purchaseDate.milliseconds)
      stream.member("expiresDate", transaction.expiresDate?.milliseconds)
      stream.member("revocationDate", transaction.revocation?.date.milliseconds)
      stream.endObject()
    }
  }
}

extension Story {
  /// Whether a purchase is among what StoreKit calls current entitlements: no consumable ever is.
  fileprivate func isEntitled(to transaction: StoreTransaction) -> Bool {
    guard transaction.product.type != .consumable, transaction.revocation == nil, !transaction.isUpgraded else {
      return false
    }
    guard transaction.expiresDate != nil else { return true }
    return transaction.id == transactions.last?.id && (status == .active || status == .inGracePeriod)
  }
}
