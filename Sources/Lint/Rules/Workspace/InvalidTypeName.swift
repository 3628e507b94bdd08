import CatalogModel
import Diagnostics

/// A name of a generated type that is no identifier: the generated code does not compile.
struct InvalidTypeName: Rule {
  let about = RuleDescription(
    "invalid-type-name", .error,
    summary: "the name of a generated type is no identifier",
    why: """
      The name stands in generated code as it is written: letters, digits and underscores, no digit first, and \
      no word that the language keeps for itself.
      """,
    bad: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      \(Example.gold)
      generate:
        outputs:
          - product-ids-swift: { type_name: Gold-IDs }
      """,
    good: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      \(Example.gold)
      generate:
        outputs:
          - product-ids-swift: { type_name: GoldIDs }
      """,
    source: "The Swift Programming Language, Lexical Structure", asOf: "2025")

  func check(_ catalog: Catalog, _ report: inout Report) {
    for output in catalog.workspace.generate.outputs ?? [] {
      guard let text = output.options.typeName.text else { continue }
      let name = catalog.string(of: text)
      guard let fault = Self.fault(name) else { continue }
      report.add("the type name \(name.quoted) \(fault)", at: text.place, help: Self.help)
    }
  }

  private static func fault(_ name: String) -> String? {
    let bytes = Array(name.utf8)
    guard let first = bytes.first else { return "is empty" }
    if (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) { return "starts with a digit" }
    if let scalar = name.unicodeScalars.first(where: { !isAllowed($0) }) {
      return "has the character \(String(scalar).quoted)"
    }
    return reserved.contains(name) ? "is a word of the language" : nil
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_": true
    default: false
    }
  }

  private static let reserved: Set<String> = [
    "Any", "Protocol", "Self", "Type", "_", "as", "associatedtype", "break", "case", "catch", "class", "continue",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "package",
    "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct",
    "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  private static let help = "write a name such as GameProductID"
}
