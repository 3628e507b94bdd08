import CatalogModel

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

  private static func declared(_ name: String) -> String {
    SwiftWords.keywords.contains(name) ? "`\(name)`" : name
  }

  /// Beside `.none` and `.some`, which an optional would take for its own.
  private static let taken = SwiftWords.neverNames.union(SwiftWords.typesInUse).union([
    "AllCases", "RawValue", "all", "allCases", "autoRenewableSubscriptions", "consumables", "freeSubscriptions",
    "hashValue", "known", "nonConsumables", "nonRenewingSubscriptions", "none", "rawValue", "some",
  ])

  private static let takenByInstances = SwiftWords.neverNames.union(["hashValue", "rawValue"])
}
