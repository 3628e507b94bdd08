import CatalogModel
import Diagnostics

/// A name of a product that the app does not have.
struct UnknownProduct: Rule {
  let about = RuleDescription(
    "unknown-product", .error,
    summary: "something names a product that the app does not have",
    why: """
      Promoted products, successors, purchases of test users and the products of fixtures are named by their id or by \
      the whole product ID, of the same app.
      """,
    bad: """
      app: { bundle_id: com.acme.game, primary_locale: en-US, promoted: [glod] }
      \(Example.gold)
      """,
    good: """
      app: { bundle_id: com.acme.game, primary_locale: en-US, promoted: [gold] }
      \(Example.gold)
      """,
    source: "iapcatalog's catalog format 1", asOf: "2026")

  func check(_ catalog: Catalog, _ report: inout Report) {
    if catalog.isIncomplete { return }
    var purchases: [Int: [Text]] = [:]
    for purchase in catalog.testUsers.flatMap(\.purchases) {
      guard let id = purchase.id.text, let app = catalog.app(of: purchase) else { continue }
      purchases[app, default: []].append(id)
    }
    for (index, app) in catalog.apps.enumerated() {
      let successors = app.products.indices.filter { app.products[$0].replacedBy.text != nil }
      let bought = purchases[index] ?? []
      if app.promoted.isEmpty, successors.isEmpty, bought.isEmpty { continue }
      guard var names = ProductNames(of: app, in: catalog) else { continue }
      for text in app.promoted + bought where !names.contains(text) {
        report.add(Self.message(text, catalog), at: text.place, help: names.help(text), subject: app.key?.string)
      }
      for product in successors.map({ app.products[$0] }) {
        guard let text = product.replacedBy.text, !names.contains(text) else { continue }
        report.add(Self.message(text, catalog), at: text.place, of: product, help: names.help(text))
      }
    }
    checkOutputs(of: catalog, &report)
  }

  /// An output may name a product of any of its apps.
  private func checkOutputs(of catalog: Catalog, _ report: inout Report) {
    for output in catalog.workspace.generate.outputs ?? [] {
      guard case .listed(let texts) = output.options.products.value else { continue }
      let wanted = output.options.apps.value.map { apps in Set(apps.map { ExactText(catalog.string(of: $0)) }) }
      let apps = catalog.apps.filter { app in wanted.map { names in app.key.map(names.contains) == true } ?? true }
      let all = apps.compactMap { ProductNames(of: $0, in: catalog) }
      guard var first = all.first, all.count == apps.count else { continue }
      for text in texts where !all.contains(where: { $0.contains(text) }) {
        let name = catalog.string(of: text).quoted
        report.add(
          apps.count == 1 ? Self.message(text, catalog) : "no app has a product \(name)", at: text.place,
          help: apps.count == 1 ? first.help(text) : "write the id of one of the apps' products")
      }
    }
  }

  private static func message(_ text: Text, _ catalog: Catalog) -> String {
    "the app has no product \(catalog.string(of: text).quoted)"
  }
}

/// All that an app's products may be called.
private struct ProductNames {
  private let catalog: Catalog
  private var names: Set<ExactText> = []
  private var ids: [String] = []
  /// How many suggestions are still made: each looks at every product.
  private var suggestions = 20

  /// Nil where some product's name cannot be told.
  init?(of app: App, in catalog: Catalog) {
    self.catalog = catalog
    for product in app.products {
      if !product.id.isAbsent, product.id.text == nil { return nil }
      if !product.wholeID.isAbsent, product.wholeID.text == nil { return nil }
      let id = catalog.string(of: product.id)
      if let id { names.insert(ExactText(id)) }
      if let whole = product.productID { names.insert(whole) }
      if let id = id ?? product.productID?.string { ids.append(id) }
    }
  }

  func contains(_ text: Text) -> Bool {
    names.contains(ExactText(catalog.string(of: text)))
  }

  mutating func help(_ text: Text) -> String {
    let otherwise = "write the id of one of the app's products"
    guard suggestions > 0 else { return otherwise }
    suggestions -= 1
    let name = catalog.string(of: text)
    return Suggestion.help(name, among: name.contains(".") ? names.map(\.string).sorted() : ids, otherwise: otherwise)
  }
}
