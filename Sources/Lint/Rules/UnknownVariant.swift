import CatalogModel
import Diagnostics

/// A product or output of a variant that the app does not have: it reaches no store record.
struct UnknownVariant: Rule {
  let about = RuleDescription(
    "unknown-variant", .error,
    summary: "a product or an output names a variant that no app has",
    why: """
      A product that is for unknown variants alone is in no generated file, and nothing says so. The app's first \
      record is called prod.
      """,
    bad: """
      app:
        bundle_id: com.acme.game
        primary_locale: en-US
        variants:
          beta: { bundle_id: com.acme.game.beta }
      generate:
        outputs:
          - product-ids-json: { variants: [prod, bata] }
      \(Example.gold)
      """,
    good: """
      app:
        bundle_id: com.acme.game
        primary_locale: en-US
        variants:
          beta: { bundle_id: com.acme.game.beta }
      generate:
        outputs:
          - product-ids-json: { variants: [prod, beta] }
      \(Example.gold)
      """,
    source: "iapcatalog's catalog format 1", asOf: "2026")

  func check(_ catalog: Catalog, _ report: inout Report) {
    if catalog.isIncomplete { return }
    for app in catalog.apps {
      let names = names(of: [app], in: catalog)
      for product in app.products {
        for variant in product.variants.value ?? [] where !Self.contains(names, variant, catalog) {
          let name = catalog.string(of: variant)
          report.add(
            "the app has no variant \(name.quoted)", at: variant.place, of: product, help: Self.help(name, names))
        }
      }
    }
    for output in catalog.workspace.generate.outputs ?? [] {
      guard let variants = output.options.variants.value, !variants.isEmpty else { continue }
      let names = names(of: apps(of: output, in: catalog), in: catalog)
      for variant in variants where !Self.contains(names, variant, catalog) {
        let name = catalog.string(of: variant)
        report.add(
          "no app of this output has a variant \(name.quoted)", at: variant.place, help: Self.help(name, names))
      }
    }
  }

  /// The apps that an output is made for.
  private func apps(of output: OutputSetting, in catalog: Catalog) -> [App] {
    guard let wanted = output.options.apps.value else { return catalog.apps }
    let keys = Set(wanted.map { ExactText(catalog.string(of: $0)) })
    return catalog.apps.filter { $0.key.map(keys.contains) ?? false }
  }

  private func names(of apps: [App], in catalog: Catalog) -> [String] {
    var names = [StoreRecord.firstName]
    for variant in apps.flatMap(\.otherVariants) {
      let name = catalog.string(of: variant.name)
      if !names.contains(where: { ExactText($0) == ExactText(name) }) { names.append(name) }
    }
    return names
  }

  private static func contains(_ names: [String], _ variant: Text, _ catalog: Catalog) -> Bool {
    let bytes = catalog.bytes(of: variant)
    return names.contains { $0.utf8.elementsEqual(bytes) }
  }

  private static func help(_ name: String, _ names: [String]) -> String {
    Suggestion.help(name, among: names, otherwise: "define it under the app's variants")
  }
}
