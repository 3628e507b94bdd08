import AppStore
package import CatalogModel

/// What the store has of an app in one of its records, on the day of the catalog's clock.
package struct StoreState: Sendable {
  let catalog: Catalog
  let app: App
  let record: StoreRecord
  /// All that the record has, whatever their stage, in catalog order; each identifier once.
  let products: [ScopedProduct]
  /// Those that the files are made for.
  let storefronts: [Storefront]
  let prices: PriceBook
  /// The store's identifiers of the app's groups, by their place in the app.
  let groupIDs: [String]
  /// The levels of the app's subscriptions, by the product's place in the app; nil where it cannot be told.
  let levels: [Int: Int]
  private let soldStages: Set<Stage>
  /// What keeps the store from answering with any product.
  private let appReason: InvalidReason?

  init(_ scope: OutputScope) {
    self.init(
      scope.catalog, scope.app, scope.record, soldStages: Set(scope.options.stages.value ?? [.live]))
  }

  package init(_ catalog: Catalog, _ app: App, _ record: StoreRecord, soldStages: Set<Stage> = [.live]) {
    self.catalog = catalog
    self.app = app
    self.record = record
    self.soldStages = soldStages
    // A product without a type is none that a store could have.
    products = catalog.scopedProducts(of: app, in: record, stages: soldStages, withDrafts: true)
      .filter { $0.product.effectiveType != nil }
    storefronts = catalog.fixtureStorefronts(of: app)
    prices = PriceBook(catalog, of: app)
    groupIDs = app.groups.map { catalog.subscriptionGroupID(of: $0, in: app, record: record) }
    levels = app.subscriptionLevels
    appReason =
      if catalog.workspace.team.paidAppsAgreement.value == false {
        .noPaidAppsAgreement
      } else if app.inAppPurchase.value == false {
        .inAppPurchaseDisabled
      } else {
        nil
      }
  }

  /// Why the store answers with "invalid product identifier" in every storefront; nil where it has the product.
  func invalidReason(of product: ScopedProduct) -> InvalidReason? {
    if !soldStages.contains(product.stage) { return InvalidReason(product.stage) }
    return product.product.clearedForSale.value == false ? .notClearedForSale : appReason
  }

  /// The same in one storefront.
  func invalidReason(of product: ScopedProduct, in storefront: Storefront) -> InvalidReason? {
    if let reason = invalidReason(of: product) { return reason }
    return product.product.availability.includes(storefront) ? nil : .notAvailableInStorefront
  }
}

/// Why a store answers with "invalid product identifier".
enum InvalidReason: String, Sendable, CaseIterable {
  case draft
  /// Of a store that is to sell other stages alone.
  case live
  case retired
  case notClearedForSale = "not-cleared-for-sale"
  case noPaidAppsAgreement = "no-paid-apps-agreement"
  case inAppPurchaseDisabled = "in-app-purchase-disabled"
  case notAvailableInStorefront = "not-available-in-storefront"

  fileprivate init(_ stage: Stage) {
    switch stage {
    case .draft: self = .draft
    case .live: self = .live
    case .retired: self = .retired
    }
  }
}

extension Field<Availability> {
  /// Whether something is sold there; it is everywhere, unless it says otherwise.
  func includes(_ storefront: Storefront) -> Bool {
    value?.includes(storefront) ?? true
  }
}

extension Catalog {
  /// The storefronts that fixtures are made for: those that the catalog names, else the app's base storefront.
  func fixtureStorefronts(of app: App) -> [Storefront] {
    if workspace.storefronts.isEmpty { return [baseStorefront(of: app)].compactMap(\.self) }
    var seen: Set<Int> = []
    return workspace.storefronts.compactMap(\.storefront).filter { seen.insert($0.index).inserted }
  }
}
