import CatalogModel
import Diagnostics

/// A list that selects nothing, where leaving it out would select everything.
struct EmptySelection: Rule {
  let about = RuleDescription(
    "empty-selection", .warning,
    summary: "an empty list of outputs, or of an output's apps or variants",
    why: """
      Without the key everything is meant; with an empty list nothing is, and an output that makes no file looks \
      like one that works.
      """,
    bad: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      \(Example.gold)
      generate:
        outputs:
          - product-ids-json: { apps: [] }
      """,
    good: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      \(Example.gold)
      generate:
        outputs:
          - product-ids-json: { apps: [game] }
      """,
    source: "iapcatalog's catalog format 1", asOf: "2026")

  func check(_ catalog: Catalog, _ report: inout Report) {
    let settings = catalog.workspace.generate
    if let place = settings.emptyOutputs {
      report.add(
        "the list of outputs is empty, so nothing is generated", at: place,
        help: "name an output, or remove outputs: for the default ones")
    }
    for output in settings.outputs ?? [] {
      let name = catalog.string(of: output.name)
      for (key, field) in [("apps", output.options.apps), ("variants", output.options.variants)] {
        guard let values = field.value, values.isEmpty, let place = field.place else { continue }
        report.add(
          Self.message(key, name), at: place, help: "name one, or remove \(key): to make it for all of them")
      }
    }
  }

  private static func message(_ key: String, _ output: String) -> String {
    "the list of \(key) of output \(output.quoted) is empty, so it makes no file"
  }
}
