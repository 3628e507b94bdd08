import Diagnostics

/// The name that a team gives a generated type.
package enum TypeName {
  /// Why a text cannot name a type in generated code, in the words of a finding; nil for a sound one.
  package static func fault(of name: String) -> (message: String, help: String)? {
    complaint(of: name).map { ("the type name \(name.quoted) \($0)", "write a name such as GameProductID") }
  }

  private static func complaint(of name: String) -> String? {
    guard let first = name.unicodeScalars.first else { return "is empty" }
    if ("0"..."9").contains(first) { return "starts with a digit" }
    if let scalar = name.unicodeScalars.first(where: { !isAllowed($0) }) { return "has \(scalar.named)" }
    if !CamelCase.isIdentifier(name) { return "is no identifier" }
    if SwiftWords.keywords.contains(name) || SwiftWords.neverNames.contains(name) { return "is a word of the language" }
    return SwiftWords.typesInUse.contains(name) ? "hides a type of Swift's own, which the generated code uses" : nil
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_": true
    default: false
    }
  }
}
