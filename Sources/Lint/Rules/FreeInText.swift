import AppStore
import CatalogModel
import Diagnostics

/// The word "free" in a text about something that is sold.
struct FreeInText: Rule {
  let about = RuleDescription(
    "free-in-text", .warning,
    summary: "an English display name or description has the word \"free\"",
    why: """
      Review refuses purchases that call themselves free, or speak of free things. The word alone counts: neither \
      "freedom" nor "ad-free". Texts in other languages are not looked at.
      """,
    bad: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      products:
        - id: gold
          reference_name: Gold
          type: consumable
          price: 0.99
          localizations: { en-US: { display_name: Gold, description: Free coins every day } }
      """,
    good: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      products:
        - id: gold
          reference_name: Gold
          type: consumable
          price: 0.99
          localizations: { en-US: { display_name: Gold, description: More coins every day } }
      """,
    source: "https://docs.fastlane.tools/actions/check_app_store_metadata/", asOf: "2024")

  func check(_ catalog: Catalog, _ report: inout Report) {
    for (localization, owner) in report.unusualTexts.localizations where localization.isEnglish {
      let fields = [("display name", localization.displayName), ("description", localization.description)]
      for (noun, field) in fields {
        guard let text = field.text, let range = ReviewWords.firstFree(in: catalog.bytes(of: text)) else { continue }
        report.add(
          "the \(noun) \(catalog.string(of: text).quoted) says \"free\"",
          at: catalog.location(of: text, bytes: range), of: owner, help: "say what customers get, such as \"included\"")
      }
    }
  }
}
