import CatalogModel
import Diagnostics

/// Prints the products of a catalog.
package enum ListCommand {
  package static let description = CommandDescription(
    name: "list", summary: "print the products of the catalog",
    options: [CatalogOptions.catalog, CatalogOptions.apps, format],
    examples: [
      CommandExample("iapcatalog list", "print every product as a table"),
      CommandExample("iapcatalog list --app inapprage --format csv", "print one app's products for a spreadsheet"),
    ],
    exitCodes: [
      ExitCodeMeaning(.clean, "the products are printed"),
      ExitCodeMeaning(.findings, "the catalog has faults that keep products from being read"),
      ExitCodeMeaning(.unable, "the catalog cannot be read, or is none"),
    ])

  static let format = OptionDescription(
    "format",
    value: .required(
      placeholder: "FORMAT",
      allowed: .choices([
        Choice("text", "a table for people"), Choice("json", "for programs"), Choice("csv", "for spreadsheets"),
        Choice("markdown", "for pull requests"),
      ])),
    defaultText: "text", help: "how the products are written")
}

extension ListCommand: Command {
  package static func run(_ invocation: Invocation, _ session: Session) async -> ExitCode {
    guard let (_, reading) = await CatalogFolder.readChosen(invocation, session) else { return .unable }
    guard let apps = CatalogOptions.apps(of: reading.catalog, invocation, session) else { return .unable }
    let table = ProductTable(reading.catalog, apps: apps)
    let text =
      switch invocation.value(format) {
      case "json": table.json
      case "csv": table.csv
      case "markdown": table.markdown
      default: table.rows.isEmpty ? "" : table.text
      }
    session.standardOutput.write(text)
    let faults = reading.findings.filter { $0.severity == .error }
    if faults.isEmpty { return .clean }
    session.report(.error, "the catalog has faults, so the list may lack products", help: "see iapcatalog lint")
    return .findings
  }
}
