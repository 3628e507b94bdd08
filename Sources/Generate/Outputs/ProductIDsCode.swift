import AppStore
import BuiltinTemplates
import CatalogModel
import Diagnostics
import Mustache

/// What the templates of `product-ids` are filled with; a language gives the names their last form.
struct ProductIDsCode {
  let scope: OutputScope
  let typeName: String
  /// A constant, as it is declared and used.
  let constant: (String) -> String
  /// The same without what only the declaration needs.
  let bare: (String) -> String
  /// A set or list.
  let listName: (String) -> String

  /// The products that have a name, which all have in a sound catalog.
  private let known: [ScopedProduct]
  private let products: [ScopedProduct]

  init(
    _ scope: OutputScope, typeName: String, constant: @escaping (String) -> String,
    bare: @escaping (String) -> String = { $0 }, listName: @escaping (String) -> String
  ) {
    self.scope = scope
    self.typeName = typeName
    self.constant = constant
    self.bare = bare
    self.listName = listName
    known = scope.known.filter { scope.constants.names[$0.index] != nil }
    products = scope.products.filter { scope.constants.names[$0.index] != nil }
  }

  /// Why some of the products, or groups, have no name.
  var findings: [Diagnostic] {
    let wanted = Set(scope.known.map(\.index))
    return scope.constants.faults.filter { $0.product.map(wanted.contains) ?? true }
      .map { scope.catalog.finding($0, of: scope.app) }
  }

  /// What every language's templates have.
  var values: [(String, MustacheValue)] {
    [
      ("app_name", .text(CommentText.line(scope.title))), ("type_name", .text(typeName)),
      ("empty", .boolean(known.isEmpty)), ("cases", .list(known.map(value(of:)))), ("sets", .list(sets)),
      ("lists", .list(typeLists + groupLists)), ("aliases", .list(aliases)),
    ]
  }

  /// The attributes that the products have in one kind.
  func attributes(property: (String) -> String) -> (value: MustacheValue, findings: [Diagnostic]) {
    let (attributes, findings) = CodeAttribute.all(of: known, in: scope.catalog)
    let values: [MustacheValue] = attributes.map { attribute in
      let isOptional = attribute.values.contains { $0 == nil }
      return [
        "name": .text(property(attribute.name)), "type": .text(attribute.kind.rawValue + (isOptional ? "?" : "")),
        "doc": .texts(CommentText.lines("The attribute \(attribute.key) of the catalog.")),
        "values": .list(
          zip(known, attribute.values).map { product, value in
            [
              "name": .text(constantName(of: product)), "is_text": .boolean(attribute.kind == .text && value != nil),
              "value": .text(value ?? "nil"),
            ]
          }),
      ]
    }
    return (.list(values), findings)
  }

  var attributeFindings: [Diagnostic] {
    CodeAttribute.all(of: known, in: scope.catalog).findings
  }

  // MARK: Products

  private func constantName(of product: ScopedProduct) -> String {
    constant(scope.constants.names[product.index] ?? "")
  }

  private func value(of product: ScopedProduct) -> MustacheValue {
    [
      "name": .text(constantName(of: product)), "product_id": .text(product.id),
      "doc": .texts(CommentText.lines(scope.catalog.string(of: product.product.referenceName))),
      "retired": .boolean(product.isRetired),
    ]
  }

  private var aliases: [MustacheValue] {
    known.flatMap { product in
      scope.constants.formerNames[product.index].map { former in
        [
          "name": .text(constant(former)), "new_name": .text(constantName(of: product)),
          "renamed": .text(bare(constantName(of: product))), "product_id": .text(product.id),
        ]
      }
    }
  }

  // MARK: Sets and lists

  private var sets: [MustacheValue] {
    [
      list("all", "All products \(stages): what the store is asked for.", products),
      list("known", "The same and those that are retired: what a customer may own.", known),
    ]
  }

  /// Such as `on sale`.
  private var stages: String {
    let stages = Set<Stage>(scope.options.stages.value ?? [.live])
    if stages == [.live] { return "on sale" }
    return "that are " + Stage.allCases.filter(stages.contains).map(\.rawValue).joined(separator: " or ")
  }

  private var typeLists: [MustacheValue] {
    scope.types.map { type in
      let (name, noun) = Self.words(of: type)
      return list(name, "The \(noun) \(stages).", products.filter { $0.product.effectiveType == type })
    }
  }

  private var groupLists: [MustacheValue] {
    scope.groups(of: products).compactMap { group in
      guard let name = scope.constants.groupNames[group.index] else { return nil }
      return list(name, "The subscriptions of the group \(group.name), the highest level first.", group.products)
    }
  }

  private func list(_ name: String, _ doc: String, _ products: [ScopedProduct]) -> MustacheValue {
    [
      "name": .text(listName(name)), "doc": .texts(CommentText.lines(doc)), "empty": .boolean(products.isEmpty),
      "products": .list(products.map { ["name": .text(constantName(of: $0)), "product_id": .text($0.id)] }),
    ]
  }

  private static func words(of type: ProductType) -> (name: String, noun: String) {
    switch type {
    case .consumable: ("consumables", "consumables")
    case .nonConsumable: ("nonConsumables", "non-consumables")
    case .nonRenewingSubscription: ("nonRenewingSubscriptions", "non-renewing subscriptions")
    case .autoRenewableSubscription: ("autoRenewableSubscriptions", "auto-renewable subscriptions")
    case .freeSubscription: ("freeSubscriptions", "free subscriptions")
    }
  }
}

extension BuiltinTemplate {
  /// The template filled; a name that it wants and does not get is a finding.
  static func render(
    _ name: String, _ values: [(String, MustacheValue)]
  ) -> (bytes: [UInt8], findings: [Diagnostic]) {
    guard let builtin = named(name) else { preconditionFailure("no built-in template is called \(name)") }
    let (template, faults) = Template.parse(Source(path: name, text: builtin.text))
    let rendered = template.render(.record(MustacheRecord(values)), escape: .forTemplate(named: name), strict: true)
    return (rendered.bytes, faults + rendered.findings)
  }
}
