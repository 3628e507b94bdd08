import AppStore
import Diagnostics
import YAML

/// The outputs by name, with the options that each takes.
package enum OutputKeys {
  /// What one output may be told.
  package struct Output: Sendable {
    package let name: String
    package let summary: String
    /// The shapes it can take, the default first; empty where it has but one.
    package let shapes: [String]
    let options: KeyTable<OutputOptions>
  }

  /// In the order in which they are made and listed.
  package static let all: [Output] = [
    output(
      "product-ids-json", "the product identifiers for a server that hands them out", shapes: ["list", "by-type"]),
    output("product-ids-plist", "the product identifiers for the app's bundle", shapes: ["list", "groups"]),
    output(
      "product-ids-swift", "the product identifiers as a Swift type", shapes: ["enum", "constants"],
      [typeName, access]),
    output("product-ids-objc", "the product identifiers as Objective-C constants", [typeName]),
    output(
      "store", "the whole app for a mock store: products, prices, texts and test users",
      stages: "The stages that the store sells; live by default."),
    output(
      "fixtures", "what a mock store and a backend's tests read, signed with a test key",
      [scenarios, products, locales], stages: "The stages that the store sells; live by default."),
  ]

  static let generate = KeyTable<GenerateSettings>(
    "generate settings",
    [
      .text("to", \.to, "The folder that outputs are written to; generated beside the catalog by default."),
      .custom(
        "outputs", .list(.output), "The outputs that are made; the default outputs where it is absent.",
        clear: { $0.outputs = nil },
        read: { settings, written, reader in
          settings.outputs = written.items.compactMap { read($0, &reader) }
          settings.emptyOutputs = written.items.isEmpty ? written.place : nil
        }),
    ])

  /// The options of an output of that name.
  package static func options(of name: String) -> RecordShape? {
    all.first { $0.name == name }?.options.shape
  }

  static let name = WordKind(
    rule: "unknown-output", noun: "output", values: all.map(\.name),
    suggestion: { Spelling.nearest(to: $0, among: all.map(\.name)) })

  private static func read(_ written: Written, _ reader: inout Reader) -> OutputSetting? {
    if written.kind == .scalar {
      return OutputSetting(place: written.place, name: Text(file: written.file, node: written.node))
    }
    guard let (key, value) = written.entries.first, written.document.kind(of: key) == .scalar else { return nil }
    var setting = OutputSetting(place: written.place, name: Text(file: written.file, node: key))
    if let output = all.first(where: { $0.name == reader.string(of: setting.name) }) {
      output.options.read(written.at(value), into: &setting.options, &reader)
    }
    return setting
  }

  private static func output(
    _ name: String, _ summary: String, shapes: [String] = [], _ own: [Key<OutputOptions>] = [],
    stages stagesSummary: String = "The stages of the products in it; live by default."
  ) -> Output {
    let shapeWord = WordKind(
      noun: "shape", values: shapes, suggestion: { Spelling.nearest(to: $0, among: shapes) })
    let shape: [Key<OutputOptions>] =
      shapes.isEmpty
      ? []
      : [.text("shape", \.shape, "The form it takes: \(shapes.joined(separator: " or ")).", shape: .word(shapeWord))]
    return Output(
      name: name, summary: summary, shapes: shapes,
      options: KeyTable("output \(name)", common + [stages(stagesSummary)] + shape + own))
  }

  private static let common: [Key<OutputOptions>] = [
    .text("to", \.to, "The folder that it is written to, relative to this file."),
    .text("file", \.file, "The file's name below that folder; {app} is the app's key."),
    .field("apps", .list(.text), \.apps, "The apps it is made for; all by default.") { written, _ in texts(written) },
    .field("variants", .list(.text), \.variants, "The variants it is made for; all by default.") { written, _ in
      texts(written)
    },
  ]

  private static func stages(_ summary: String) -> Key<OutputOptions> {
    .field("stages", .list(.word(.cases(of: Stage.self, noun: "stage"))), \.stages, summary) { written, _ in
      written.kind == .sequence ? written.items.compactMap { $0.string.flatMap { Stage(rawValue: $0) } } : nil
    }
  }

  private static let typeName: Key<OutputOptions> = .text(
    "type_name", \.typeName, "The name of the generated type; the app's key and ProductID by default.")

  private static let access: Key<OutputOptions> = .text(
    "access", \.access, "The access level of the generated type; internal by default.", shape: .word(.accessLevel))

  private static let scenarios: Key<OutputOptions> = .field(
    "scenarios", .list(.word(.scenario)), \.scenarios, "What became of the purchases; everything by default."
  ) { written, _ in
    written.kind == .sequence ? written.items.compactMap { $0.string.flatMap { Scenario(rawValue: $0) } } : nil
  }

  private static let products: Key<OutputOptions> = .field(
    "products", .either([.word(allProducts), .list(.text)]), \.products,
    "The products that purchases are made of: all, or a list; by default the first of each type, and briefly of each group."
  ) { written, _ in
    written.kind == .scalar ? (written.string == "all" ? .all : nil) : texts(written).map { .listed($0) }
  }

  private static let allProducts = WordKind(noun: "choice of products", values: ["all"], form: "or a list of ids")

  private static let locales: Key<OutputOptions> = .field(
    "locales", .list(.word(.locale)), \.locales, "The locales that products are asked for in, beside the primary one."
  ) { written, _ in
    texts(written)
  }

  private static func texts(_ written: Written) -> [Text]? {
    written.kind == .sequence ? written.items.map { Text(file: $0.file, node: $0.node) } : nil
  }
}
