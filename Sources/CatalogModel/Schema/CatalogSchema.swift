package import JSON

/// JSON Schemas of what people write, made from the key tables that read it.
///
/// They are of draft 7: every editor knows it, and nothing here needs a later one.
package enum CatalogSchema {
  /// The draft that the schemas are of.
  package static let draft = "http://json-schema.org/draft-07/schema#"

  /// A catalog's file; `rules` are the rules of lint that can be set, with what each reports.
  package static func catalog(rules: [OpenForm.Word]) -> JSONValue {
    document(
      "iapcatalog: a catalog, format 1",
      "A file of a store catalog: the workspace, an app with what it sells, or sandbox test users.",
      .record(FileKeys.shape), rules: rules)
  }

  /// A translators' file, as `strings` names it.
  package static var strings: JSONValue {
    document(
      "iapcatalog: a strings file", "The texts of products and subscription groups in one language.",
      .record(LocalizationKeys.stringsShape))
  }

  /// A file that `localizations: { file: PATH }` names.
  package static var localizations: JSONValue {
    document(
      "iapcatalog: a localizations file", "The texts of one product, by locale.", LocalizationKeys.fileShape)
  }

  private static func document(
    _ title: String, _ description: String, _ shape: Shape, rules: [OpenForm.Word] = []
  ) -> JSONValue {
    var writer = SchemaWriter(rules: rules)
    let root = writer.members(of: shape, name: "", isNullable: false)
    return .object(
      [("$schema", .string(draft)), ("title", .string(title)), ("description", .string(description))] + root
        + [("definitions", writer.definitions)])
  }
}
