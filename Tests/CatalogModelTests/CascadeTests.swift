import CatalogModel
import Diagnostics
import Lint
import TestSupport
import Testing

/// A fault is reported once: what seems to be missing because of it is not.
@Suite struct CascadeTests {
  private static let sound = "{ en-US: { display_name: Gold, description: One hundred coins } }"

  @Test(arguments: [
    ("id: a, reference_name: One, localizations: hello", "wrong-kind"),
    ("id: a, reference_name: One, localisations: \(sound)", "unknown-key"),
    ("id: a, referencename: One, localizations: \(sound)", "unknown-key"),
    (
      "id: a, reference_name: One, localizations: { en-US: { displayname: Gold, description: One hundred coins } }",
      "unknown-key"
    ),
    (
      "id: a, reference_name: One, localizations: { en_US: { display_name: Gold, description: One hundred coins } }",
      "unknown-locale"
    ),
    ("id: a, reference_name: One, localizations: { file: nowhere.yaml }", "unreadable-file"),
    ("id: [a], reference_name: One, localizations: \(sound)", "wrong-kind"),
    ("ids: a, reference_name: One, localizations: \(sound)", "unknown-key"),
    ("id: a, reference_name: ~, localizations: \(sound)", "missing-value"),
    ("id: a, reference_name: One, typ: consumable, localizations: \(sound)", "unknown-key"),
    ("id: a, reference_name: One, preset: koin, localizations: \(sound)", "unknown-preset"),
    ("series: [{ n: 1 }], id: 'a{n}', referencename: One, localizations: \(sound)", "unknown-key"),
  ]) func isReportedOnce(product: String, rule: String) async {
    let text = """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      required_locales: [en-US]
      defaults: { price: 0.99, cleared_for_sale: true\(product.contains("typ:") ? "" : ", type: consumable") }
      products: [{ \(product) }]

      """
    let findings = await Linter.findings(of: readCatalog(text))
    #expect(findings.map(\.rule) == [rule], "\(findings.map { "\($0.rule): \($0.message)" })")
  }
}
