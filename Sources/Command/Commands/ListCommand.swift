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
