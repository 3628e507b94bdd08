/// Checks a catalog and reports the findings.
package enum LintCommand {
  package static let description = CommandDescription(
    name: "lint", summary: "check the catalog and report what is wrong with it",
    discussion: """
      The whole catalog is checked, whatever is asked for, since products of one file depend on the others. Findings \
      go to standard output.
      """,
    arguments: [
      ArgumentDescription(
        "PATH", repeats: true, allowed: .paths,
        help: """
          report only the findings of this file or folder of the catalog; a path outside the catalog is a catalog of \
          its own, and - is standard input
          """)
    ],
    options: [CatalogOptions.catalog, format, strict, stdinFilename],
    examples: [
      CommandExample("iapcatalog lint", "check the catalog in catalog/"),
      CommandExample("iapcatalog lint catalog/rage.yaml", "report only what is found in that file"),
      CommandExample("iapcatalog lint --strict --format json", "fail on warnings too, and tell a program"),
      CommandExample(
        "iapcatalog lint --stdin-filename catalog/rage.yaml - < unsaved.yaml",
        "check the catalog with other text in that file, as an editor does"),
    ],
    exitCodes: [
      ExitCodeMeaning(.clean, "no error was found; with --strict, no warning either"),
      ExitCodeMeaning(.findings, "an error was found; with --strict, an error or a warning"),
      ExitCodeMeaning(.unable, "the catalog cannot be read, or is none"),
    ])

  static let format = OptionDescription(
    "format",
    value: .required(
      placeholder: "FORMAT",
      allowed: .choices([
        Choice("text", "for people: the line in question, and what to write instead"),
        Choice("xcode", "the same with absolute paths, for Xcode's issue navigator"),
        Choice("json", "for programs"),
      ])),
    defaultText: "text", help: "how findings are written")

  static let strict = OptionDescription("strict", help: "count a warning as an error")

  static let stdinFilename = OptionDescription(
    "stdin-filename", value: .required(placeholder: "PATH", allowed: .paths),
    help: "standard input is the unsaved text of this file of the catalog")
}
