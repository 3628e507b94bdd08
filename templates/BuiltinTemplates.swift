/// A template that is part of the program, to use, or to copy and change.
package struct BuiltinTemplate: Sendable {
  /// The file's name, such as `product-ids.swift.mustache`; its ending says how values are escaped.
  package let name: String
  package let text: String

  private init(_ name: String, _ bytes: [UInt8]) {
    self.name = name
    text = String(decoding: bytes, as: UTF8.self)
  }

  /// All of them, by name; a file of this folder is not part of the program until it stands here.
  package static let all = [
    BuiltinTemplate("product-ids-constants.swift.mustache", PackageResources.product_ids_constants_swift_mustache),
    BuiltinTemplate("product-ids.h.mustache", PackageResources.product_ids_h_mustache),
    BuiltinTemplate("product-ids.m.mustache", PackageResources.product_ids_m_mustache),
    BuiltinTemplate("product-ids.swift.mustache", PackageResources.product_ids_swift_mustache),
  ]

  /// The template of a name, if there is one.
  package static func named(_ name: String) -> BuiltinTemplate? {
    all.first { $0.name == name }
  }
}
