import CatalogModel
import Diagnostics

/// The name of the type, or the prefix, that an app's generated code has.
enum GeneratedTypeName {
  /// `type_name`, else the app's key and ProductID; nil with the finding where there is none.
  static func find(for scope: OutputScope) -> (name: String?, findings: [Diagnostic]) {
    let catalog = scope.catalog
    if !scope.options.typeName.isAbsent {
      guard let text = scope.options.typeName.text else { return (nil, []) }
      let name = catalog.string(of: text)
      guard let fault = TypeName.fault(of: name) else { return (name, []) }
      return (nil, [invalid(fault.message, help: fault.help, at: catalog.location(of: text.place))])
    }
    guard let key = scope.app.key else { return (nil, missingKey(scope).map { [$0] } ?? []) }
    let place = scope.app.writtenKey.place ?? scope.app.bundleID.place ?? scope.app.place
    guard let words = CamelCase.upper(key.string) else {
      return (nil, [unusable(key, at: catalog.location(of: place))])
    }
    let others = catalog.apps.filter { other in
      other.key != key && other.key.flatMap { CamelCase.upper($0.string) } == words
    }
    guard let other = others.first else { return (words + "ProductID", []) }
    return (nil, [shared(words + "ProductID", key, other, at: catalog.location(of: place), catalog)])
  }

  private static func missingKey(_ scope: OutputScope) -> Diagnostic? {
    guard scope.app.writtenKey.isAbsent, scope.app.bundleID.isAbsent else { return nil }
    return .missingAppKey(scope.app, in: scope.catalog)
  }

  private static func unusable(_ key: ExactText, at location: Location) -> Diagnostic {
    invalid(
      "no type name can be made of the key \(key.string.quoted): it has neither letters nor digits",
      help: "write type_name: with a name such as GameProductID, or another key", at: location)
  }

  private static func invalid(_ message: String, help: String, at location: Location) -> Diagnostic {
    Diagnostic(rule: "invalid-type-name", severity: .error, message: message, at: location, help: help)
  }

  private static func shared(
    _ name: String, _ key: ExactText, _ other: App, at location: Location, _ catalog: Catalog
  ) -> Diagnostic {
    let place = other.writtenKey.place ?? other.bundleID.place ?? other.place
    return Diagnostic(
      rule: "ambiguous-type-name", severity: .error,
      message: "the types of two apps would both be called \(name.quoted)", at: location,
      notes: [Note("the other app", at: catalog.location(of: place))],
      help: "write type_name: for one of them, or another key", subject: key.string)
  }
}
