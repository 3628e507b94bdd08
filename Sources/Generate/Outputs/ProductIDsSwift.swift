import BuiltinTemplates
import CatalogModel
import Mustache

/// The product identifiers as a Swift type: an enumeration with raw values, or constants.
///
/// Every variant's file declares the same type with that variant's identifiers: a build takes the one that it needs.
struct ProductIDsSwift: Output {
  let name = "product-ids-swift"
  let defaultFile = "{app}/ProductID.swift"

  func files(for scope: OutputScope) -> OutputFiles {
    let (typeName, faults) = GeneratedTypeName.find(for: scope)
    guard let typeName else { return OutputFiles(findings: faults) }
    let code = code(scope, typeName)
    var values = code.values
    values.append(("access", .text(access(scope))))
    var findings = code.findings
    var template = "product-ids-constants.swift.mustache"
    if hasAttributes(scope) {
      template = "product-ids.swift.mustache"
      let attributes = code.attributes(property: SwiftNames.property)
      values.append(("attributes", attributes.value))
      findings += attributes.findings
    }
    let rendered = BuiltinTemplate.render(template, values)
    return OutputFiles([(scope.file, rendered.bytes)], findings: findings + rendered.findings)
  }

  func sketch(for scope: OutputScope) -> OutputFiles {
    let (typeName, faults) = GeneratedTypeName.find(for: scope)
    guard let typeName else { return OutputFiles(findings: faults) }
    let code = code(scope, typeName)
    return OutputFiles(
      [(scope.file, [])], findings: code.findings + (hasAttributes(scope) ? code.attributeFindings : []))
  }

  private func code(_ scope: OutputScope, _ typeName: String) -> ProductIDsCode {
    ProductIDsCode(scope, typeName: typeName, constant: SwiftNames.member, bare: SwiftNames.bare, listName: { $0 })
  }

  private func hasAttributes(_ scope: OutputScope) -> Bool {
    scope.shape != "constants"
  }

  /// With a space behind it; internal is what Swift takes where nothing stands.
  private func access(_ scope: OutputScope) -> String {
    switch scope.catalog.string(of: scope.options.access) {
    case "public": "public "
    case "package": "package "
    default: ""
    }
  }
}
