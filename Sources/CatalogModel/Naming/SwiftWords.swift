/// Words that names in Swift must keep clear of.
package enum SwiftWords {
  /// Words that a declaration may have in backticks, and an access behind a dot without.
  package static let keywords: Set<String> = [
    "Any", "Self", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if",
    "import", "in", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
    "public", "repeat", "rethrows", "return", "static", "struct", "subscript", "super", "switch", "throw", "throws",
    "true", "try", "typealias", "var", "where", "while",
  ]

  /// Words that mean something else behind a dot, whatever stands around them.
  package static let neverNames: Set<String> = ["Protocol", "Type", "init", "self"]

  /// Types that the generated code itself names.
  package static let typesInUse: Set<String> = [
    "Bool", "CaseIterable", "Hashable", "Int", "RawRepresentable", "Sendable", "Set", "String", "Swift",
  ]
}
