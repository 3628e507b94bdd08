import CatalogModel
import Diagnostics
import Foundation
import Lint
import TestSupport

/// The valid catalog that the cases edit.
enum BaseCatalog {
  static let text = """
    catalog: 1
    app: { name: Example Game, bundle_id: com.example.game, sku: GAME, primary_locale: en-US }
    products:
      - reference_name: Gold Pack
        product_id: com.example.game.gold
        type: consumable
        price_tier: 1
        cleared_for_sale: true
        localizations:
          en-US: { display_name: Gold Pack, description: One hundred gold coins }
    test_users:
      - { email: tester@example.com, first_name: T, last_name: One, storefront: USA }

    """

  /// The text with an edit, which must have something to change.
  static func replacing(_ old: String, with new: String) -> String {
    precondition(text.contains(old), "the catalog has no \(old)")
    return text.replacingOccurrences(of: old, with: new)
  }

  /// The findings of a text as `catalog.yaml`.
  static func lint(_ text: String) async -> [Diagnostic] {
    await Linter.findings(of: readCatalog(text))
  }
}

/// A finding as cases state it: its severity, its rule, and the text at its place.
struct Finding: Equatable, CustomStringConvertible {
  let severity: Severity
  let rule: String
  let text: String

  init(_ severity: Severity, _ rule: String, _ text: String) {
    self.severity = severity
    self.rule = rule
    self.text = text
  }

  init(_ diagnostic: Diagnostic) {
    self.init(
      diagnostic.severity, diagnostic.rule, diagnostic.location.source.text(in: diagnostic.location.range))
  }

  var description: String { "\(severity) \(rule) at \(text)" }
}

extension [Diagnostic] {
  var found: [Finding] { map { Finding($0) } }
}
