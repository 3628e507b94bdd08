import AppStore
import CatalogModel
import Diagnostics

/// A product or a subscription group that has texts in no language.
struct MissingLocalization: Rule {
  let about = RuleDescription(
    "missing-localization", .error,
    summary: "a product or a subscription group has texts in no language",
    why: """
      Customers see the display name and the description, and the store asks for them in at least one \
      language.
      """,
    bad: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      products:
        - id: gold
          reference_name: Gold
          type: consumable
          price: 0.99
      """,
    good: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      products:
        - id: gold
          reference_name: Gold
          type: consumable
          price: 0.99
          localizations: { en-US: { display_name: Gold, description: One hundred coins } }
      """,
    source: "https://developer.apple.com/help/app-store-connect/reference/in-app-purchase-information", asOf: "2026")

  func check(_ catalog: Catalog, _ report: inout Report) {
    if catalog.isIncomplete { return }
    catalog.forEachTextOwner { owner in
      guard catalog.localizations(of: owner).isEmpty, !catalog.lacksLocalizations(owner), catalog.isWanted(owner) else {
        return
      }
      report.add(
        "\(catalog.nounAndName(of: owner)) has no texts in any language", at: catalog.namePlace(of: owner), of: owner,
        severity: report.severity(ofMissing: .error, in: owner), help: Self.help(owner))
    }
  }

  private static func help(_ owner: TextOwner) -> String {
    let texts = owner.kind == .group ? "display_name: …" : "display_name: …, description: …"
    return "write localizations: { en-US: { \(texts) } }"
  }
}
