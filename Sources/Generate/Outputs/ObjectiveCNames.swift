import CatalogModel

/// How names are written in Objective-C: a prefix makes each one safe from the language's words and macros.
struct ObjectiveCNames {
  let prefix: String

  /// `RageProductIDNightlyRage`
  func constant(_ name: String) -> String {
    var name = name
    // The underscore kept a digit from being first; behind the prefix none is.
    if name.utf8.first == UInt8(ascii: "_"), name.dropFirst().first.map({ $0.isNumber }) == true { name.removeFirst() }
    return prefix + CamelCase.upperFirst(name)
  }

  /// `RageProductIDsConsumables`; no constant has a small letter behind the prefix.
  func list(_ name: String) -> String {
    "\(prefix)s\(CamelCase.upperFirst(name))"
  }
}
