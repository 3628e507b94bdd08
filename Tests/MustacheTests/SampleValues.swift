import Mustache

/// Values as the outputs hand them to the built-in templates.
struct SampleProduct {
  let name: String
  let id: String
  var doc: [String] = []
  var isRetired = false

  var value: MustacheValue {
    [
      "name": .text(name), "product_id": .text(id), "doc": .texts(doc), "retired": .boolean(isRetired),
    ]
  }

  static let typical = [
    SampleProduct(name: "nightlyRage", id: "com.razeware.inapprage.nightlyrage", doc: ["Nightly Rage", "Two lines."]),
    SampleProduct(name: "gold100", id: "com.razeware.inapprage.gold.100", doc: ["100 Gold"]),
    SampleProduct(name: "yearly", id: "com.razeware.inapprage.club.yearly"),
    SampleProduct(name: "oldComic", id: "com.razeware.inapprage.oldcomic", doc: ["Old"], isRetired: true),
  ]

  static let nasty = [
    SampleProduct(name: "`class`", id: "a.\"quoted\"\\(1)\\"),
    SampleProduct(name: "_1", id: "a\n??/b\u{1}7"),
    SampleProduct(name: "größe", id: "größe.👩‍👩‍👧\u{202E}", doc: ["Größe \"XL\" \\(x) {{name}} <&>"]),
    SampleProduct(name: "empty", id: ""),
  ]
}

extension MustacheValue {
  private static func array(_ name: String, _ products: [SampleProduct]) -> MustacheValue {
    [
      "name": .text(name), "doc": ["The \(name)."], "empty": .boolean(products.isEmpty),
      "products": .list(products.map(\.value)),
    ]
  }

  /// - Parameter prefix: goes before all names, as Objective-C wants it.
  static func productIDs(
    _ products: [SampleProduct], access: String = "public ", typeName: String = "RageProductID", prefix: String = "",
    attributes: [MustacheValue] = []
  ) -> MustacheValue {
    let products = products.map { product in
      var name = product.name
      if !prefix.isEmpty { name = prefix + name.filter { $0 != "`" } }
      return SampleProduct(name: name, id: product.id, doc: product.doc, isRetired: product.isRetired)
    }
    let live = products.filter { !$0.isRetired }
    let aliases: [MustacheValue] = products.prefix(1).map { product in
      [
        "name": .text("\(prefix)formerName"), "new_name": .text(product.name),
        "renamed": .text(product.name.filter { $0 != "`" }), "product_id": .text(product.id),
      ]
    }
    return [
      "app_name": "In App Rage", "access": .text(access), "type_name": .text(typeName),
      "empty": .boolean(products.isEmpty), "header": "ProductIDs.h",
      "cases": .list(products.map(\.value)),
      "sets": [
        array(prefix.isEmpty ? "all" : "\(prefix)sAll", live),
        array(prefix.isEmpty ? "known" : "\(prefix)sKnown", products),
      ],
      "lists": [
        array("\(prefix)consumables", Array(live.dropFirst().prefix(1))),
        array("\(prefix)nonConsumables", Array(live.prefix(1))), array("\(prefix)nonRenewingSubscriptions", []),
        array("\(prefix)rageClub", Array(live.suffix(1))),
      ],
      "aliases": .list(aliases), "attributes": .list(attributes),
    ]
  }

  static func attribute(
    _ name: String, _ type: String, isText: Bool = false, _ values: [(name: String, value: String)]
  ) -> MustacheValue {
    [
      "name": .text(name), "type": .text(type), "doc": ["The \(name)."],
      "values": .list(
        values.map { ["name": .text($0.name), "is_text": .boolean(isText), "value": .text($0.value)] }),
    ]
  }
}
