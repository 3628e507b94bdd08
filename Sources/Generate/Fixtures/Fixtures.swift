import AppStore
import CatalogModel
import Diagnostics
import JSON

/// What a mock store and a backend's tests read: the store itself, and what it signs, tells and answers for purchases
/// of its products.
struct Fixtures: Output {
  let name = "fixtures"
  /// A folder.
  let defaultFile = "{app}/fixtures"

  func files(for scope: OutputScope) -> OutputFiles {
    if let finding = missingBundleID(scope) { return OutputFiles(findings: [finding]) }
    let state = StoreState(scope)
    // What is written and cannot be read has its finding already.
    guard let shop = Shop(state), !shop.bundleID.isEmpty else { return OutputFiles() }
    let files = files(of: shop, scope.options)
    let manifest = FixtureManifest(shop: shop, files: files)
    return OutputFiles(
      [("\(scope.file)/\(Self.manifest)", manifest.bytes)] + files.map { ("\(scope.file)/\($0.path)", $0.bytes()) },
      bundle: scope.file)
  }

  func sketch(for scope: OutputScope) -> OutputFiles {
    if let finding = missingBundleID(scope) { return OutputFiles(findings: [finding]) }
    return OutputFiles([("\(scope.file)/\(Self.manifest)", [])], bundle: scope.file)
  }

  private static let manifest = "manifest.json"

  private func missingBundleID(_ scope: OutputScope) -> Diagnostic? {
    guard scope.record.bundleID.isAbsent else { return nil }
    return .missingBundleID(
      of: scope.app, scope.record, "which fixtures are signed for", neededAt: nil, in: scope.catalog)
  }

  private func files(of shop: Shop, _ options: OutputOptions) -> [FixtureFile] {
    let tokens = Tokens(shop: shop)
    let stories = FixtureStories(shop, options)
    let signed = TokenFiles(tokens: tokens, stories: stories)
    let told = NotificationFiles(tokens: tokens, stories: stories)
    return storeFiles(of: shop.state, options) + TokenFiles.certificates + signed.transactions + signed.renewals
      + signed.appTransactions + told.notifications + told.timelines
      + ResponseFiles(tokens: tokens, stories: stories).files + ReceiptFiles(tokens: tokens, stories: stories).files
      + signed.bad
  }

  /// The store itself, and what it answers to a request for all products.
  private func storeFiles(of state: StoreState, _ options: OutputOptions) -> [FixtureFile] {
    let store = FixtureFile(
      path: "store.json", kind: .store, schema: StoreJSON.formatName, proves: "a mock store sells what the app sells"
    ) { StoreJSON.bytes(state) }
    let locales = (options.locales.value ?? []).map { state.catalog.string(of: $0) }.filter(StoreLocale.isWellFormed)
    return [store]
      + ProductsResponse.requests(of: state, locales: locales).map { request in
        FixtureFile(
          path: request.path, kind: .productsResponse, schema: ProductsResponse.formatName,
          proves: "an app shows the products of \(request.storefront.name) in \(request.locale)"
        ) { ProductsResponse.bytes(of: state, request) }
      }
  }
}
