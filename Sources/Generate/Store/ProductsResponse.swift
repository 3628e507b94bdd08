import AppStore
import CatalogModel
import JSON

/// What the store answers to a request for all products of an app, in one storefront and one language.
///
/// The names are those of StoreKit's `SKProductsResponse` and `SKProduct`; `ProductsResponseSchema` says what may be there.
package struct ProductsResponse {
  let state: StoreState
  let storefront: Storefront
  /// The language that the customer's device asks for.
  let locale: String
  private let texts: TextChoice
  var stream: JSONStream

  static let formatName = "products-response"
  static let formatVersion = 1

  /// The files of all storefronts, in the app's primary locale and in others.
  package static func files(of state: StoreState, locales: [String] = []) -> [(path: String, bytes: [UInt8])] {
    requests(of: state, locales: locales).map { ($0.path, bytes(of: state, $0)) }
  }

  /// What is asked for.
  struct Request {
    let storefront: Storefront
    let locale: String

    var path: String { "products-response/\(storefront.alpha3).\(FixtureNames.encoded(locale)).json" }
  }

  static func bytes(of state: StoreState, _ request: Request) -> [UInt8] {
    var response = ProductsResponse(state, in: request.storefront, locale: request.locale)
    response.write()
    return response.stream.finish()
  }

  /// In each storefront the primary locale, or else the first that a product has, then the others; each once.
  static func requests(of state: StoreState, locales: [String]) -> [Request] {
    let (app, catalog) = (state.app, state.catalog)
    let first =
      catalog.string(of: app.primaryLocale)
      ?? app.products.lazy.compactMap { $0.localizations.first }.first.map { catalog.localeCode(of: $0) }
    var seen: Set<ExactText> = []
    let all = ([first ?? "en-US"] + locales).filter { seen.insert(ExactText($0)).inserted }
    return state.storefronts.flatMap { storefront in
      all.map { Request(storefront: storefront, locale: $0) }
    }
  }

  private init(_ state: StoreState, in storefront: Storefront, locale: String) {
    self.state = state
    self.storefront = storefront
    self.locale = locale
    texts = TextChoice(asked: locale, primary: state.catalog.string(of: state.app.primaryLocale))
    stream = JSONStream(capacity: 4_096 + 512 * state.products.count)
  }

  private mutating func write() {
    let invalid = state.products.compactMap { product in
      state.invalidReason(of: product, in: storefront).map { (product, $0) }
    }
    stream.beginObject()
    stream.beginObject("format", .line)
    stream.member("name", Self.formatName)
    stream.member("version", Self.formatVersion)
    stream.endObject()
    stream.member("storefront", storefront.alpha3)
    stream.member("locale", locale)
    stream.beginArray("products")
    for product in state.products where state.invalidReason(of: product, in: storefront) == nil { write(product) }
    stream.endArray()
    stream.beginArray("invalidProductIdentifiers")
    for (product, _) in invalid { stream.string(product.id) }
    stream.endArray()
    stream.beginObject("invalidReasons")
    for (product, reason) in invalid { stream.member(product.id, reason.rawValue) }
    stream.endObject()
    stream.endObject()
  }

  private mutating func write(_ scoped: ScopedProduct) {
    let product = scoped.product
    stream.beginObject()
    stream.member("productIdentifier", scoped.id)
    write("localizedTitle", product) { $0.displayName }
    write("localizedDescription", product) { $0.description }
    writePrice(product.pricing(in: .upFront))
    stream.member("isDownloadable", product.hostedContent.value ?? false)
    stream.member("isFamilyShareable", product.familySharing.value ?? false)
    if let subscription = product.subscription { write(subscription) }
    stream.endObject()
  }

  private mutating func write(_ key: String, _ product: Product, _ field: (Localization) -> TextField) {
    stream.key(key)
    if let text = texts.choose(field, of: product.localizations, in: state.catalog) {
      stream.string(state.catalog.bytes(of: text))
    } else {
      stream.null()
    }
  }

  /// The price and the locale that a device formats it by.
  mutating func writePrice(_ pricing: Pricing?) {
    let price = pricing.flatMap { state.prices.currentPrice($0, in: storefront) }
    stream.key("price")
    if let price {
      stream.string(price.text)
    } else {
      stream.null()
      stream.member("priceReason", StoreJSON.notKnown)
    }
    writePriceLocale(currency: price?.currency ?? storefront.currency)
  }

  /// Where the storefront's own locale is not known, it is made of the asked language and the country.
  mutating func writePriceLocale(currency: String) {
    let identifier = storefront.localeIdentifier ?? "\(locale.prefix { $0 != "-" })_\(storefront.alpha2)"
    stream.member("priceLocale", "\(identifier)@currency=\(currency)")
  }
}
