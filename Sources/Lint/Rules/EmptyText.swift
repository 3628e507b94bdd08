import AppStore
import CatalogModel
import Diagnostics

/// A text that is written, but is empty or blank.
struct EmptyText: Rule {
  let about = RuleDescription(
    "empty-text", .error,
    summary: "a text is empty, or has nothing but blanks",
    why: """
      Customers, or the store's own pages, would show nothing. A text that is not wanted is left out.
      """,
    bad: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      products:
        - id: gold
          reference_name: Gold
          type: consumable
          price: 0.99
          localizations: { en-US: { display_name: "", description: One hundred coins } }
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
    source: "https://github.com/flutter/flutter/issues/167416", asOf: "2025")

  func check(_ catalog: Catalog, _ report: inout Report) {
    for (localization, owner) in report.unusualTexts.localizations {
      check(localization.displayName, "display_name", owner, catalog, &report)
      check(localization.description, "description", owner, catalog, &report)
      check(localization.customAppName, "custom_app_name", owner, catalog, &report)
    }
    for owner in report.unusualTexts.owners {
      check(catalog.referenceName(of: owner), "reference_name", owner, catalog, &report)
      if owner.kind == .group { continue }
      check(catalog.apps[owner.app].products[owner.index].review.notes, "notes", owner, catalog, &report)
    }
  }

  private func check(_ field: TextField, _ key: String, _ owner: TextOwner, _ catalog: Catalog, _ report: inout Report)
  {
    guard let text = field.text, catalog.isBlank(text) else { return }
    let isEmpty = catalog.byteCount(of: text) == 0
    report.add(
      "\(key.quoted) \(isEmpty ? "is empty" : "has nothing but blanks")", at: text.place, of: owner,
      help: "write a text, or remove the key")
  }
}
