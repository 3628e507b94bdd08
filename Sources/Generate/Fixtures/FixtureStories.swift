import AppStore
import CatalogModel

/// The stories that the fixtures tell: of the chosen products in every scenario, and of what the test users own.
struct FixtureStories {
  /// Of customers that are made up, by product in catalog order.
  private(set) var stories: [Story] = []
  /// That somebody has subscribed, for the first product of each group after the first: an app can have a hundred groups,
  /// so that tokens and a notification are all that is made of them.
  private(set) var brief: [Story] = []
  /// Of each test user that owns something, in catalog order.
  private(set) var users: [UserStories] = []
  /// A purchase a day, of which a history has more than one page.
  private(set) var daily: Story?

  struct UserStories {
    /// The place in the catalog's test users.
    let user: Int
    let email: String
    let stories: [Story]
  }

  init(_ shop: Shop, _ options: OutputOptions) {
    let scenarios = Scenario.allCases.filter { options.scenarios.value?.contains($0) ?? true }
    for (product, isBrief) in shop.products(options.products.value) {
      if isBrief {
        if scenarios.contains(.purchased) { brief += Self.stories(of: product, .purchased, shop: shop) }
      } else {
        for scenario in scenarios { stories += Self.stories(of: product, scenario, shop: shop) }
      }
    }
    users = Self.userStories(in: shop)
    daily = stories.first { $0.product.type == .consumable && $0.scenario == .purchased }.map { first in
      let teller = OneTimeStories(shop: shop, product: first.product) { shop.customer(buying: first.product, $0) }
      let name = "bought-daily"
      return Story(
        teller.daily, name: "\(first.product.fileName).\(name)", .purchased, first.product,
        outcome: StoryOutcome.of(name, .purchased))
    }
  }

  /// Those of which everything is told.
  var whole: [Story] { stories + users.flatMap(\.stories) }

  private static func stories(of product: ShopProduct, _ scenario: Scenario, shop: Shop) -> [Story] {
    let lives = lives(of: product, scenario, shop: shop, in: shop.baseStorefront) {
      shop.customer(buying: product, $0)
    }
    return lives.map { name, life in
      Story(life, name: "\(product.fileName).\(name)", scenario, product, outcome: StoryOutcome.of(name, scenario))
    }
  }

  private static func lives(
    of product: ShopProduct, _ scenario: Scenario, shop: Shop, in storefront: Storefront,
    by customer: @escaping (String) -> Customer
  ) -> [(name: String, life: PurchaseLife)] {
    guard product.type == .autoRenewableSubscription else {
      return OneTimeStories(shop: shop, product: product, customer: customer).lives(of: scenario)
    }
    guard let period = product.period else { return [] }
    let stories = SubscriptionStories(
      shop: shop, product: product, period: period, storefront: storefront, customer: customer)
    return stories.lives(of: scenario)
  }

  /// What the test users own of this app; of several ways in which a scenario can go the first.
  static func userStories(in shop: Shop) -> [UserStories] {
    let catalog = shop.catalog
    let names =
      catalog.testUsers.allSatisfy(\.purchases.isEmpty) ? nil : NamedProducts(shop.state.products, in: catalog)
    return catalog.testUsers.enumerated().compactMap { index, user in
      guard let email = catalog.string(of: user.email) else { return nil }
      var counts: [String: Int] = [:]
      let stories = user.purchases.compactMap { purchase -> Story? in
        guard catalog.app(of: purchase).map({ catalog.apps[$0].place }) == shop.state.app.place,
          let id = catalog.string(of: purchase.id),
          let product = names?[id].flatMap({ shop.product($0) }),
          let scenario = purchase.scenario.isAbsent ? .purchased : purchase.scenario.value
        else { return nil }
        return story(of: user, email, product, scenario, shop: shop, &counts)
      }
      return stories.isEmpty ? nil : UserStories(user: index, email: email, stories: stories)
    }
  }

  private static func story(
    of user: TestUser, _ email: String, _ product: ShopProduct, _ scenario: Scenario, shop: Shop,
    _ counts: inout [String: Int]
  ) -> Story? {
    // No part of a name has a plus sign, so that no two names run into one.
    let base = "\(shop.names.part(email))+\(product.fileName).\(scenario.rawValue)"
    let number = (counts[base] ?? 0) + 1
    counts[base] = number
    let name = number == 1 ? base : "\(base)-\(number)"
    let made = lives(of: product, scenario, shop: shop, in: shop.storefront(of: user)) { _ in
      shop.customer(user, email, named: name)
    }
    return made.first.map {
      Story($0.life, name: name, scenario, product, outcome: StoryOutcome.of($0.name, scenario))
    }
  }
}

extension Story {
  fileprivate init(
    _ life: PurchaseLife, name: String, _ scenario: Scenario, _ product: ShopProduct, outcome: String
  ) {
    self.init(
      name: name, scenario: scenario, outcome: outcome, product: product, customer: life.customer,
      transactions: life.transactions,
      renewal: life.renewal, status: life.status, events: life.events)
  }
}

// MARK: - Customers

extension Shop {
  /// Somebody that a story makes up.
  fileprivate func customer(buying product: ShopProduct, _ story: String) -> Customer {
    let seed = "\(bundleID) \(product.id) \(story)"
    return Customer(seed: seed, storefront: baseStorefront, appTransactionID: appTransactionID(seed))
  }

  fileprivate func storefront(of user: TestUser) -> Storefront {
    catalog.string(of: user.storefront).flatMap { Storefront.named($0) } ?? baseStorefront
  }

  fileprivate func customer(_ user: TestUser, _ email: String, named story: String) -> Customer {
    Customer(
      seed: "\(bundleID) \(story)", email: email,
      storefront: storefront(of: user),
      accountToken: catalog.string(of: user.accountToken).flatMap { Identifiers.isUUID($0) ? $0.lowercased() : nil },
      appTransactionID: appTransactionID("\(bundleID) \(email)"))
  }

  /// Somebody who has downloaded the app and bought nothing.
  var newCustomer: Customer {
    let seed = "\(bundleID) new customer"
    return Customer(seed: seed, storefront: baseStorefront, appTransactionID: appTransactionID(seed))
  }

  private func appTransactionID(_ seed: String) -> String {
    "70\(FixtureNumbers.digits(16, of: "app transaction \(seed)"))"
  }
}

// MARK: - Choice

extension Shop {
  /// A product, and whether only its purchase is told of.
  fileprivate typealias Choice = (product: ShopProduct, isBrief: Bool)

  /// The products that stories are told of: those that the output names, else the first of each type that is sold, and
  /// briefly the first of each further group.
  fileprivate func products(_ choice: FixtureProducts?) -> [Choice] {
    switch choice {
    case .listed(let texts):
      let names = NamedProducts(state.products, in: catalog)
      let wanted = Set(texts.compactMap { names[catalog.string(of: $0)]?.index })
      return state.products.filter { wanted.contains($0.index) }.compactMap { chosen($0) }
    case .all: return state.products.filter { isSold($0) }.compactMap { chosen($0) }
    case nil: return firstProducts
    }
  }

  private func chosen(_ product: ScopedProduct, isBrief: Bool = false) -> Choice? {
    self.product(product).map { ($0, isBrief) }
  }

  private var firstProducts: [Choice] {
    var types: Set<ProductType> = []
    var groups: Set<Int> = []
    return state.products.compactMap { candidate in
      guard let type = candidate.product.effectiveType else { return nil }
      let group = candidate.product.subscription?.group
      guard group.map({ !groups.contains($0) }) ?? !types.contains(type), isSold(candidate) else { return nil }
      if let group { groups.insert(group) }
      return chosen(candidate, isBrief: !types.insert(type).inserted)
    }
  }

  private func isSold(_ product: ScopedProduct) -> Bool {
    state.invalidReason(of: product, in: baseStorefront) == nil
  }
}
