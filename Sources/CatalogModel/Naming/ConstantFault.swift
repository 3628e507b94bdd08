package import Diagnostics

/// Why something cannot have its name in generated code.
package struct ConstantFault: Sendable {
  /// The rule that is broken.
  package enum Kind: String, Sendable, CaseIterable {
    /// Two products would have one name.
    case ambiguous = "ambiguous-constant"
    /// A name that is no identifier, or that is taken.
    case invalid = "invalid-constant"
  }

  package let kind: Kind
  /// Lower case, no final stop.
  package let message: String
  package let place: Place
  /// Index into the app's products; nil for a fault of a group.
  package let product: Int?
  package let notes: [Note]
  package let help: String
}

extension Catalog {
  /// A fault as a finding, for an output that cannot be made with it.
  package func finding(_ fault: ConstantFault, of app: App) -> Diagnostic {
    Diagnostic(
      rule: fault.kind.rawValue, severity: .error, message: fault.message, at: location(of: fault.place),
      notes: fault.notes, help: fault.help, subject: fault.product.flatMap { app.products[$0].productID?.string })
  }
}
