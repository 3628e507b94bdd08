import AppStore
import CatalogModel
import Diagnostics

/// A text that is shorter than the store takes, or may be; a product ID of one character.
struct TextTooShort: Rule {
  let about = RuleDescription(
    "text-too-short", .error,
    summary: "a name, a description or a product ID is shorter than the store takes",
    why: """
      Names and product IDs have at least two characters. The web forms of 2017 asked for ten characters of \
      description, so that fewer are a warning.
      """,
    bad: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      products:
        - id: gold
          reference_name: Gold
          type: consumable
          price: 0.99
          localizations: { en-US: { display_name: G, description: One hundred coins } }
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
    source: "iTunes Connect's web forms, as recorded in fastlane's spaceship fixtures", asOf: "2017")

  func check(_ catalog: Catalog, _ report: inout Report) {
    let limits = report.limits
    for (localization, owner) in report.unusualTexts.localizations {
      if owner.kind == .group {
        check(localization.displayName, "display name", limits.groupDisplayName, owner, catalog, &report)
        check(localization.customAppName, "custom app name", limits.customAppName, owner, catalog, &report)
      } else {
        let isSubscription = owner.kind == .subscription
        check(
          localization.displayName, "display name",
          isSubscription ? limits.subscriptionDisplayName : limits.displayName,
          owner, catalog, &report)
        check(
          localization.description, "description", isSubscription ? limits.subscriptionDescription : limits.description,
          owner, catalog, &report)
      }
    }
    for owner in report.unusualTexts.owners {
      let limit = owner.kind == .group ? limits.groupReferenceName : limits.referenceName
      check(catalog.referenceName(of: owner), "reference name", limit, owner, catalog, &report)
      if owner.kind == .group { continue }
      check(
        catalog.apps[owner.app].products[owner.index].review.notes, "review note", limits.reviewNotes, owner, catalog,
        &report)
      let id = catalog.apps[owner.app].products[owner.index].productID?.string ?? ""
      guard (1..<limits.productID.minimum).contains(id.utf8.count) else { continue }
      add("product ID", id, limits.productID, .tooShort(id.utf8.count), catalog.namePlace(of: owner), owner, &report)
    }
  }

  private func check(
    _ field: TextField, _ noun: String, _ limit: FieldLimit, _ owner: TextOwner, _ catalog: Catalog,
    _ report: inout Report
  ) {
    guard let text = field.text else { return }
    let least = limit.warnBelow ?? limit.minimum
    let bytes = catalog.bytes(of: text)
    if TextScan(bytes).fewestCharacters >= least { return }
    let count = StoreText.characters(in: bytes)
    // What is empty has a rule of its own.
    if count >= least || catalog.isBlank(text) { return }
    let verdict: LimitVerdict = count < limit.minimum ? .tooShort(count) : .maybeTooShort(count)
    add(noun, catalog.string(of: text), limit, verdict, text.place, owner, &report)
  }

  private func add(
    _ noun: String, _ text: String, _ limit: FieldLimit, _ verdict: LimitVerdict, _ place: Place, _ owner: TextOwner,
    _ report: inout Report
  ) {
    guard let wrong = WrongLength(noun, text, limit, verdict) else { return }
    report.add(wrong.message, at: place, of: owner, severity: wrong.severity, help: wrong.help)
  }
}
