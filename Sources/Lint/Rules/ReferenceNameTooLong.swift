import AppStore
import CatalogModel
import Diagnostics

/// A reference name that is longer than the store takes.
struct ReferenceNameTooLong: Rule {
  let about = RuleDescription(
    "reference-name-too-long", .error,
    summary: "a product's or a subscription group's reference name is longer than the store takes",
    why: """
      App Store Connect takes 64 characters, iTunes Connect took 255 bytes of a product's name.
      """,
    bad: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      products:
        - id: gold
          reference_name: Gold for the shop of the second chapter, as agreed on with marketing
          type: consumable
          price: 0.99
          localizations: { en-US: { display_name: Gold, description: One hundred coins } }
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
    let limits = report.limits
    for owner in report.unusualTexts.owners {
      guard let text = catalog.referenceName(of: owner).text else { continue }
      let isGroup = owner.kind == .group
      report.addIfTooLong(
        text, "reference name", isGroup ? limits.groupReferenceName : limits.referenceName,
        key: isGroup ? nil : "reference_name", of: owner)
    }
  }
}
