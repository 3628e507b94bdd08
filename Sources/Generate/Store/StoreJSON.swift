import AppStore
import CatalogModel
import JSON

/// Writes `store.json`; `StoreSchema` says what may be in it.
///
/// A catalog can have half a million texts: they go from its files to this one without a `String` or a `JSONValue` between.
struct StoreJSON {
  let state: StoreState
  let catalog: Catalog
  var stream: JSONStream
  /// By index of the store's locale.
  private let localeKeys = StoreLocale.all.map { JSONKey($0.code) }
  private let displayName = JSONKey("displayName")
  private let description = JSONKey("description")
  private let customAppName = JSONKey("customAppName")

  static let formatName = "store"
  static let formatVersion = 1

  private init(_ state: StoreState, stream: JSONStream) {
    self.state = state
    catalog = state.catalog
    self.stream = stream
  }

  /// The whole file.
  static func bytes(_ state: StoreState) -> [UInt8] {
    let texts = state.products.reduce(0) { $0 + $1.product.localizations.count }
    var json = StoreJSON(
      state, stream: JSONStream(capacity: 4_096 + 1_024 * state.products.count + 128 * texts))
    json.write()
    return json.stream.finish()
  }

  private mutating func write() {
    stream.beginObject()
    stream.beginObject("format", .line)
    stream.member("name", Self.formatName)
    stream.member("version", Self.formatVersion)
    stream.endObject()
    stream.key("clock")
    if let clock = state.prices.clock { stream.string(clock.description) } else { stream.null() }
    stream.beginObject("tables", .line)
    stream.member("priceTiers", PriceTier.asOf)
    stream.member("storefronts", Storefront.asOf)
    stream.endObject()
    writeApp()
    stream.beginArray("storefronts")
    for storefront in state.storefronts { write(storefront) }
    stream.endArray()
    writeGroups()
    stream.beginArray("products")
    for product in state.products { write(product) }
    stream.endArray()
    stream.key("testUsers")
    writeTestUsers()
    stream.endObject()
  }

  private mutating func writeApp() {
    let app = state.app
    stream.beginObject("app")
    stream.member("key", app.key?.string)
    stream.member("name", catalog.string(of: app.name))
    stream.member("variant", state.record.name)
    stream.member("bundleID", catalog.string(of: state.record.bundleID))
    stream.member("appleID", catalog.string(of: state.record.appleID))
    stream.member("sku", catalog.string(of: state.record.sku))
    stream.member("primaryLocale", catalog.string(of: app.primaryLocale))
    stream.member("baseStorefront", state.prices.base?.alpha3)
    stream.member("inAppPurchase", app.inAppPurchase.value ?? true)
    stream.member("paidAppsAgreement", catalog.workspace.team.paidAppsAgreement.value ?? true)
    stream.member("billingGracePeriodDays", app.billingGracePeriod.value?.days)
    stream.beginArray("promoted")
    if !app.promoted.isEmpty {
      let names = NamedProducts(state.products, in: catalog)
      for text in app.promoted {
        if let product = names[catalog.string(of: text)] { stream.string(product.id) }
      }
    }
    stream.endArray()
    stream.endObject()
  }

  private mutating func write(_ storefront: Storefront) {
    stream.beginObject(.line)
    stream.member("code", storefront.alpha3)
    stream.member("storeKitCode", storefront.storeKitAlpha3)
    stream.member("alpha2", storefront.alpha2)
    stream.member("id", String(storefront.storeID))
    stream.member("name", storefront.name)
    stream.member("currency", storefront.currency)
    stream.member("minorUnits", Currency.named(storefront.currency)?.minorUnits)
    stream.member("localeIdentifier", storefront.localeIdentifier)
    stream.endObject()
  }

  private mutating func writeGroups() {
    stream.beginArray("subscriptionGroups")
    for (group, id) in zip(state.app.groups, state.groupIDs) {
      stream.beginObject()
      stream.member("id", id)
      stream.member("referenceName", catalog.string(of: group.referenceName))
      write(group.localizations)
      stream.endObject()
    }
    stream.endArray()
  }

  /// One language a line, with the texts that it has.
  mutating func write(_ localizations: [Localization]) {
    stream.beginObject("localizations")
    for localization in localizations {
      if localization.localeIndex == Localization.unknownLocale {
        stream.key(catalog.localeCode(of: localization))
      } else {
        stream.key(localeKeys[Int(localization.localeIndex)])
      }
      stream.beginObject(.line)
      write(displayName, localization.displayName)
      write(description, localization.description)
      write(customAppName, localization.customAppName)
      stream.endObject()
    }
    stream.endObject()
  }

  private mutating func write(_ key: JSONKey, _ field: TextField) {
    guard let text = field.text else { return }
    stream.key(key)
    stream.string(catalog.bytes(of: text))
  }
}
