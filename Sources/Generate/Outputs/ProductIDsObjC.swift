import BuiltinTemplates
import CatalogModel
import Diagnostics
import Files
import Mustache

/// The product identifiers as Objective-C constants, with functions for the sets and lists: a header and what it
/// promises.
///
/// `file` names both: `Store/IDs`, `Store/IDs.h` and `Store/IDs.m` all mean `Store/IDs.h` and `Store/IDs.m`.
struct ProductIDsObjC: Output {
  let name = "product-ids-objc"
  let defaultFile = "{app}/ProductIDs.h"

  func files(for scope: OutputScope) -> OutputFiles {
    let (typeName, faults) = GeneratedTypeName.find(for: scope)
    guard let typeName else { return OutputFiles(findings: faults) }
    let code = code(scope, typeName)
    let stem = stem(of: scope.file)
    let values = code.values + [("header", .text(Path.lastComponent(stem) + ".h"))]
    let header = BuiltinTemplate.render("product-ids.h.mustache", values)
    let body = BuiltinTemplate.render("product-ids.m.mustache", values)
    return OutputFiles(
      [(stem + ".h", header.bytes), (stem + ".m", body.bytes)],
      findings: code.findings + endingFault(scope) + header.findings + body.findings)
  }

  func sketch(for scope: OutputScope) -> OutputFiles {
    let (typeName, faults) = GeneratedTypeName.find(for: scope)
    guard let typeName else { return OutputFiles(findings: faults) }
    let stem = stem(of: scope.file)
    return OutputFiles(
      [(stem + ".h", []), (stem + ".m", [])], findings: code(scope, typeName).findings + endingFault(scope))
  }

  private func code(_ scope: OutputScope, _ typeName: String) -> ProductIDsCode {
    let names = ObjectiveCNames(prefix: typeName)
    return ProductIDsCode(scope, typeName: typeName, constant: names.constant, listName: names.list)
  }

  /// An ending that is neither a header's nor a body's: `x.swift` would make `x.swift.h`.
  private func endingFault(_ scope: OutputScope) -> [Diagnostic] {
    guard let text = scope.options.file.text else { return [] }
    let name = Path.lastComponent(scope.catalog.string(of: text))
    // What comes from a placeholder, such as the bundle ID's last part, is no ending.
    let last = name.split(separator: "}", omittingEmptySubsequences: false).last ?? ""
    guard let dot = last.lastIndex(of: "."), !last.hasSuffix(".h"), !last.hasSuffix(".m") else { return [] }
    return [
      Diagnostic(
        rule: "output-path", severity: .error,
        message: "output \(self.name.quoted) makes a header and its body, which cannot end in "
          + String(last[dot...]).quoted,
        at: scope.catalog.location(of: text.place), help: "expected an ending .h or .m, or none: it makes both")
    ]
  }

  private func stem(of file: String) -> String {
    file.hasSuffix(".h") || file.hasSuffix(".m") ? String(file.dropLast(2)) : file
  }
}
