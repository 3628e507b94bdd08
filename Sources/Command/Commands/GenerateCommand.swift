/// Writes the outputs of a catalog.
package enum GenerateCommand {
  package static let description = CommandDescription(
    name: "generate", summary: "write the files that are made from the catalog",
    discussion: """
      The catalog is checked first; when it has errors nothing is written. A file that would not change is not touched, \
      and one that generate did not write is not overwritten.
      """,
    arguments: [
      ArgumentDescription(
        "OUTPUT", repeats: true,
        help: "make only this output, as product-ids-swift; without it, all that the catalog asks for")
    ],
    options: [CatalogOptions.catalog, CatalogOptions.apps, to, check, dryRun, force, despiteErrors, strict],
    examples: [
      CommandExample("iapcatalog generate", "write every output of the catalog"),
      CommandExample("iapcatalog generate storekit --app inapprage", "write one output for one app"),
      CommandExample("iapcatalog generate --check", "fail where a generated file is not up to date, as in CI"),
    ],
    exitCodes: [
      ExitCodeMeaning(.clean, "every file is up to date"),
      ExitCodeMeaning(.findings, "the catalog has errors; with --check, also that a file is not up to date"),
      ExitCodeMeaning(.unable, "the catalog cannot be read, or a file cannot be written"),
    ])

  static let to = OptionDescription(
    "to", value: .required(placeholder: "DIR", allowed: .folders), defaultText: "generated/ beside the catalog",
    help: "the folder to write to, anywhere")

  static let check = OptionDescription(
    "check",
    help: "write nothing; fail where a file is stale, missing or left over, and show the difference")

  static let dryRun = OptionDescription("dry-run", help: "write nothing; say what would be written")

  static let force = OptionDescription("force", help: "overwrite files that generate did not write")

  static let despiteErrors = OptionDescription(
    "despite-errors", help: "write what the catalog's errors do not make impossible")

  static let strict = OptionDescription("strict", help: "let a warning stop it as an error does")
}
