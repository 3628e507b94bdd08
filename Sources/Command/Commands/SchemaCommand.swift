import CatalogModel
import Diagnostics
import Generate
import JSON
import Lint
import Reports

/// Prints the JSON Schema of what people write, or of what the tool writes.
package enum SchemaCommand {
  package static let description = CommandDescription(
    name: "schema", summary: "print the JSON Schema of the catalog, or of another file",
    discussion: """
      Editors complete and explain the keys of a catalog by its schema. For the YAML language server, a file names it \
      in its first line:

      # yaml-language-server: $schema=PATH
      """,
    arguments: [
      ArgumentDescription(
        "NAME", allowed: .choices(all.map { Choice($0.name, $0.summary) }),
        help: "what the schema is of; without it, the catalog")
    ],
    examples: [
      CommandExample("iapcatalog schema > .vscode/catalog.schema.json", "keep the catalog's schema for editors"),
      CommandExample("iapcatalog schema findings", "print the schema of what lint --format json prints"),
    ],
    exitCodes: [
      ExitCodeMeaning(.clean, "the schema is printed"),
      ExitCodeMeaning(.unable, "there is no such schema"),
    ])

  private struct Schema: Sendable {
    let name: String
    let summary: String
    let make: @Sendable () -> JSONValue
  }

  private static let all: [Schema] =
    [
      Schema(name: "catalog", summary: "a file of the catalog") { CatalogSchema.catalog(rules: rules) },
      Schema(name: "strings", summary: "a translators' file, as strings: names it") { CatalogSchema.strings },
      Schema(name: "localizations", summary: "a file that localizations: { file: PATH } names") {
        CatalogSchema.localizations
      },
      Schema(name: "findings", summary: "what lint --format json prints") { JSONReport.schema },
      Schema(name: "baseline", summary: "the file of known findings, as lint --write-baseline writes it") {
        BaselineSchema.schema
      },
      Schema(name: "store", summary: "the app for a mock store, as the output store writes it") { StoreSchema.schema },
      Schema(name: "products-response", summary: "what the store answers to a request for all products") {
        ProductsResponseSchema.schema
      },
    ]
    + FixtureSchema.allCases.map { schema in
      Schema(name: schema.rawValue, summary: schema.summary) { schema.json }
    }

  /// The rules that a catalog may set.
  private static var rules: [OpenForm.Word] {
    Rules.all.map(\.about).filter(\.isSettable).map { ($0.id, $0.summary) }
  }
}

extension SchemaCommand: Command {
  package static func run(_ invocation: Invocation, _ session: Session) -> ExitCode {
    let name = invocation.positional.first ?? "catalog"
    guard let schema = all.first(where: { $0.name == name }) else {
      preconditionFailure("no schema is called \(name)")
    }
    session.standardOutput.write(JSONWriter.text(schema.make()))
    return .clean
  }
}
