import AppStore
import CatalogModel
import Diagnostics
import JSON

/// The products of a catalog as rows.
struct ProductTable {
  static let columns = ["app", "product_id", "type", "stage", "price", "reference_name", "group"]

  private(set) var rows: [[String]] = []

  /// Products without an identifier or a type have an empty cell there.
  init(_ catalog: Catalog, apps: [App]) {
    for app in apps {
      for product in app.products {
        let group = product.subscription.flatMap { catalog.string(of: app.groups[$0.group].referenceName) }
        rows.append([
          app.key?.string ?? "", product.productID?.string ?? "", product.effectiveType?.rawValue ?? "",
          product.effectiveStage?.rawValue ?? "", Self.price(product.pricing),
          catalog.string(of: product.referenceName) ?? "", group ?? "",
        ])
      }
    }
  }

  /// As written: `0.99`, or `tier 1`.
  private static func price(_ pricing: Pricing) -> String {
    if let price = pricing.price.value { return price.text }
    return pricing.tier.value.map { "tier \($0.text)" } ?? ""
  }

  var json: String {
    JSONWriter.text(
      .array(
        rows.map { row in
          .object(zip(Self.columns, row).map { ($0, $1.isEmpty ? .null : .string($1)) })
        }))
  }

  /// RFC 4180, with `\n` at the ends of lines.
  var csv: String {
    ([Self.columns] + rows).map { $0.map(Self.csvField).joined(separator: ",") + "\n" }.joined()
  }

  private static func csvField(_ text: String) -> String {
    guard text.utf8.contains(where: { "\",\r\n".utf8.contains($0) }) else { return text }
    return "\"" + text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
  }

  var markdown: String {
    let heading = "| \(Self.columns.joined(separator: " | ")) |\n"
    let rule = "|\(String(repeating: " --- |", count: Self.columns.count))\n"
    return heading + rule + rows.map { "| \($0.map(Self.markdownCell).joined(separator: " | ")) |\n" }.joined()
  }

  private static func markdownCell(_ text: String) -> String {
    var result = ""
    for character in text.visible {
      if "\\|`*_<>[]&~".contains(character) { result.append("\\") }
      result.append(character)
    }
    return result
  }

  /// Columns of equal width, without those that are empty everywhere.
  var text: String {
    let shown = Self.columns.indices.filter { column in rows.contains { !$0[column].isEmpty } }
    let cells = ([Self.columns] + rows).map { row in shown.map { row[$0].visible } }
    let widths = shown.indices.map { column in cells.map { $0[column].count }.max() ?? 0 }
    return cells.map { row in
      var line = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }.joined(separator: "  ")
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }
}
