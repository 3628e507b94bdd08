/// How names are written in Swift so that they compile wherever they are used.
enum SwiftNames {
  /// A case or static member.
  static func member(_ name: String) -> String {
    taken.contains(name) ? name + "_" : declared(name)
  }

  /// A property of an instance.
  static func property(_ name: String) -> String {
    takenByInstances.contains(name) ? name + "_" : declared(name)
  }

  /// Without the backticks that a declaration may need.
  static func bare(_ name: String) -> String {
    name.first == "`" ? String(name.dropFirst().dropLast()) : name
  }

  /// Whether it can name a type that stands beside the standard library's.
  static func canNameType(_ name: String) -> Bool {
    !keywords.contains(name) && !neverNames.contains(name) && !typesInUse.contains(name)
  }

  private static func declared(_ name: String) -> String {
    keywords.contains(name) ? "`\(name)`" : name
  }

  /// Words that a declaration may have in backticks, and an access behind a dot without.
  static let keywords: Set<String> = [
    "Any", "Self", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if",
    "import", "in", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
    "public", "repeat", "rethrows", "return", "static", "struct", "subscript", "super", "switch", "throw", "throws",
    "true", "try", "typealias", "var", "where", "while",
  ]

  /// Words that mean something else behind a dot, whatever stands around them.
  private static let neverNames: Set<String> = ["Protocol", "Type", "init", "self"]

  /// Types that the generated code itself names.
  private static let typesInUse: Set<String> = [
    "Bool", "CaseIterable", "Hashable", "Int", "RawRepresentable", "Sendable", "Set", "String", "Swift",
  ]

  /// Beside `.none` and `.some`, which an optional would take for its own.
  private static let taken = neverNames.union(typesInUse).union([
    "AllCases", "RawValue", "all", "allCases", "autoRenewableSubscriptions", "consumables", "freeSubscriptions",
    "hashValue", "known", "nonConsumables", "nonRenewingSubscriptions", "none", "rawValue", "some",
  ])

  private static let takenByInstances = neverNames.union(["hashValue", "rawValue"])
}
