import CatalogModel
import Diagnostics

/// A name of a generated type that is no identifier: the generated code does not compile.
struct InvalidTypeName: Rule {
  let about = RuleDescription(
    "invalid-type-name", .error,
    summary: "the name of a generated type is no identifier",
    why: """
      The name stands in generated code as it is written: letters, digits and underscores, no digit first, no \
      word that the language keeps for itself, and no type that the code needs, such as String.
      """,
    bad: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      \(Example.gold)
      generate:
        outputs:
          - product-ids-swift: { type_name: Gold-IDs }
      """,
    good: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      \(Example.gold)
      generate:
        outputs:
          - product-ids-swift: { type_name: GoldIDs }
      """,
    source: "The Swift Programming Language, Lexical Structure", asOf: "2025")

  func check(_ catalog: Catalog, _ report: inout Report) {
    for output in catalog.workspace.generate.outputs ?? [] {
      guard let text = output.options.typeName.text else { continue }
      guard let fault = TypeName.fault(of: catalog.string(of: text)) else { continue }
      report.add(fault.message, at: text.place, help: fault.help)
    }
  }
}
