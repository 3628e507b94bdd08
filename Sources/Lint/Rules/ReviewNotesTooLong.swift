import AppStore
import CatalogModel
import Diagnostics

/// Notes for the reviewers that are longer than the store takes.
struct ReviewNotesTooLong: Rule {
  let about = RuleDescription(
    "review-notes-too-long", .error,
    summary: "the notes for review are longer than the store takes",
    why: """
      The store takes 4,000 characters of notes for its reviewers. lint: { limits: { review_notes: 4000 } } \
      sets another limit.
      """,
    bad: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      lint: { limits: { review_notes: 20 } }
      products:
        - id: gold
          reference_name: Gold
          type: consumable
          price: 0.99
          localizations: { en-US: { display_name: Gold, description: One hundred coins } }
          review: { notes: Tap Buy in the shop of the second chapter }
      """,
    good: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      lint: { limits: { review_notes: 20 } }
      products:
        - id: gold
          reference_name: Gold
          type: consumable
          price: 0.99
          localizations: { en-US: { display_name: Gold, description: One hundred coins } }
          review: { notes: Tap Buy in the shop }
      """,
    source: "https://developer.apple.com/help/app-store-connect/reference/in-app-purchase-information", asOf: "2026")

  func check(_ catalog: Catalog, _ report: inout Report) {
    let limit = report.limits.reviewNotes
    for owner in report.unusualTexts.owners {
      guard owner.kind != .group, let text = catalog.apps[owner.app].products[owner.index].review.notes.text else {
        continue
      }
      report.addIfTooLong(text, "review note", limit, key: "review_notes", of: owner)
    }
  }
}
