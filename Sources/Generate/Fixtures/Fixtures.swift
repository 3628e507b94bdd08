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
    outputFiles(of: plan(scope), in: scope.file) { $0.bytes() }
  }

  func sketch(for scope: OutputScope) -> OutputFiles {
    outputFiles(of: plan(scope), in: scope.file) { _ in [] }
  }

  private typealias File = (path: String, bytes: () -> [UInt8])

  private enum Plan {
    case files([File])
    /// Why there are none; nil where that has its finding already.
    case finding(Diagnostic?)
  }

  private func outputFiles(of plan: Plan, in folder: String, bytes: (File) -> [UInt8]) -> OutputFiles {
    switch plan {
    case .files(let files): OutputFiles(files.map { ("\(folder)/\($0.path)", bytes($0)) }, bundle: folder)
    case .finding(let finding): OutputFiles(findings: finding.map { [$0] } ?? [])
    }
  }

  private func plan(_ scope: OutputScope) -> Plan {
    if scope.record.bundleID.isAbsent {
      return .finding(
        .missingBundleID(
          of: scope.app, scope.record, "which fixtures are signed for", neededAt: nil, in: scope.catalog))
    }
    let state = StoreState(scope)
    guard let shop = Shop(state), !shop.bundleID.isEmpty else { return .finding(nil) }
    let tokens = Tokens(shop: shop)
    let stories = FixtureStories(shop, scope.options)
    let signed = TokenFiles(tokens: tokens, stories: stories)
    let told = NotificationFiles(tokens: tokens, stories: stories)
    var files = storeFiles(of: state, scope.options)
    files += TokenFiles.certificates + signed.transactions + signed.renewals + signed.appTransactions
    files += told.notifications + told.timelines
    files += ResponseFiles(tokens: tokens, stories: stories).files
    files += ReceiptFiles(tokens: tokens, stories: stories).files
    files += signed.bad
    let manifest = FixtureManifest(shop: shop, files: files)
    return .files([("manifest.json", { manifest.bytes })] + files.map { ($0.path, $0.bytes) })
  }

  /// The store itself, and what it answers to a request for all products.
  private func storeFiles(of state: StoreState, _ options: OutputOptions) -> [FixtureFile] {
    let store = FixtureFile(
      path: "store.json", kind: .store, schema: StoreJSON.formatName, proves: "a mock store sells what the app sells"
    ) { StoreJSON.bytes(state) }
    let locales = options.locales.value?.map { state.catalog.string(of: $0) } ?? []
    return [store]
      + ProductsResponse.requests(of: state, locales: locales).map { request in
        FixtureFile(
          path: request.path, kind: .productsResponse, schema: ProductsResponse.formatName,
          proves: "an app shows the products of \(request.storefront.name) in \(request.locale)"
        ) { ProductsResponse.bytes(of: state, request) }
      }
  }
}
