import CatalogModel
import Diagnostics
import TestSupport
import Testing

/// Reads files that have nothing wrong with them, but for presets that they share and do not all take.
func read(_ files: (path: String, text: String)..., sourceLocation: SourceLocation = #_sourceLocation) async -> Catalog
{
  let reading = await MemoryFiles(files).readCatalog()
  #expect(reading.findings.filter { $0.rule != "unused-preset" } == [], sourceLocation: sourceLocation)
  #expect(reading.refusals == [], sourceLocation: sourceLocation)
  return reading.catalog
}

/// Reads one text as the catalog `catalog.yaml`.
func read(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) async -> Catalog {
  await read(("catalog.yaml", text), sourceLocation: sourceLocation)
}

/// The faults of the reading, each with the text at its place.
func faults(_ files: (path: String, text: String)...) async -> [String] {
  await MemoryFiles(files).readCatalog().findings.inOrder().map { "\($0.rule) at \($0.location.text)" }
}

extension Location {
  var text: String { source.text(in: range) }
}

extension Catalog {
  /// The products of the first app.
  var products: [Product] { apps.first?.products ?? [] }

  /// What is written at a place.
  func text(at place: Place?) -> String? {
    place.map { location(of: $0).text }
  }

  /// The display names of a product, by locale, in order.
  func displayNames(of product: Product) -> [String] {
    product.localizations.map { "\(localeCode(of: $0)): \(string(of: $0.displayName) ?? "-")" }
  }

  /// The descriptions of a product, by locale, in order.
  func descriptions(of product: Product) -> [String] {
    product.localizations.map { "\(localeCode(of: $0)): \(string(of: $0.description) ?? "-")" }
  }
}
