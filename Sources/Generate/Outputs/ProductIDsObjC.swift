import BuiltinTemplates
import CatalogModel
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
    let names = ObjectiveCNames(prefix: typeName)
    let code = ProductIDsCode(scope, typeName: typeName, constant: names.constant, listName: names.list)
    let stem = stem(of: scope.file)
    let values = code.values + [("header", .text(Path.lastComponent(stem) + ".h"))]
    let header = BuiltinTemplate.render("product-ids.h.mustache", values)
    let body = BuiltinTemplate.render("product-ids.m.mustache", values)
    return OutputFiles(
      [(stem + ".h", header.bytes), (stem + ".m", body.bytes)],
      findings: code.findings + header.findings + body.findings)
  }

  private func stem(of file: String) -> String {
    file.hasSuffix(".h") || file.hasSuffix(".m") ? String(file.dropLast(2)) : file
  }
}
