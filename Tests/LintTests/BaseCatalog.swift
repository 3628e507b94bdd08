import Diagnostics
import Foundation
import Lint
import TestSupport

/// The valid catalog that each case from the field edits.
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

  /// What the linter says of a catalog of one file, in order.
  static func lint(_ text: String) async -> [Diagnostic] {
    await Linter.findings(of: readCatalog(text))
  }

  /// The catalog with an edit; the text must be there.
  static func replacing(_ old: String, with new: String) -> String {
    precondition(text.contains(old), "the base catalog has \(old)")
    return text.replacingOccurrences(of: old, with: new)
  }
}

extension Diagnostic {
  /// The text that it points at.
  var pointedAt: String { location.source.text(in: location.range) }

  /// The line it points at, from 1.
  var line: Int { LineTable(location.source).position(of: location.range.lowerBound).line }

  /// As a test compares it: severity, rule and what it points at.
  var brief: String { "\(severity.rawValue) \(rule) at \(pointedAt)" }
}

extension String {
  /// With every occurrence of a text replaced; it must be there.
  func changing(_ old: String, to new: String) -> String {
    precondition(contains(old), "the catalog has \(old)")
    return replacingOccurrences(of: old, with: new)
  }
}

/// What the linter says of several files, by their paths.
func lint(_ files: [String: String]) async -> [Diagnostic] {
  await Linter.findings(of: MemoryFiles(files.map { ($0.key, $0.value) }).readCatalog())
}

/// The byte offset of the first occurrence of a text; -1 where it is not.
func offset(of text: String, in whole: String) -> Int {
  whole.firstRange(of: text).map { whole.utf8.distance(from: whole.startIndex, to: $0.lowerBound) } ?? -1
}
