import Diagnostics

/// The names that an app's products and groups have in generated code, before any language's own rules.
///
/// A name comes from the product's own identifier or `constant:` alone, so that it stays when other products come and
/// go; two products that would share one have none, and a fault each.
package struct ConstantNames: Sendable {
  /// In lower camel case unless `constant:` says otherwise, by index into the app's products; nil where there is none.
  package internal(set) var names: [String?]
  /// The names that products had before, by index into the app's products; sound ones alone.
  package internal(set) var formerNames: [[String]]
  /// The names of the groups' lists, by index into the app's groups: `rageClubGroup`.
  package internal(set) var groupNames: [String?]
  /// In the order of the products, then of the groups.
  package internal(set) var faults: [ConstantFault]
}

extension Catalog {
  /// The names that an app's products have in generated code, the same in all of its store records.
  package func constantNames(of app: App) -> ConstantNames {
    var naming = ConstantNaming(catalog: self, app: app)
    naming.run()
    return naming.result
  }
}

/// The part of a product's identifier that its name is made from.
struct ConstantStem {
  /// What `id` is completed with in the app's store records, the longest first.
  private let prefixes: [String]
  private let firstPrefix: String?
  private let bundleID: [Substring]

  /// What the first part of an identifier in reverse-DNS order may be, beside the countries' two letters.
  private static let domains: Set<String> = ["com", "org", "net", "edu", "gov", "info", "biz", "app", "dev"]

  init(_ catalog: Catalog, _ app: App) {
    let records = catalog.storeRecords(of: app)
    firstPrefix = records.first.flatMap { catalog.productIDPrefix(of: app, in: $0) }
    prefixes = records.compactMap { catalog.productIDPrefix(of: app, in: $0) }.filter { !$0.isEmpty }
      .sorted { $0.utf8.count > $1.utf8.count }
    bundleID = catalog.string(of: app.bundleID).map { $0.split(separator: ".") } ?? []
  }

  /// The `id`, or what a whole identifier has after the app's prefix; else without the organisation before it.
  func text(of product: Product, in catalog: Catalog) -> String? {
    if product.wholeID.isAbsent, let firstPrefix, !firstPrefix.isEmpty { return catalog.string(of: product.id) }
    guard let whole = product.productID?.string else { return nil }
    for prefix in prefixes where whole.utf8.starts(with: prefix.utf8) && whole.utf8.count > prefix.utf8.count {
      return String(Substring(whole.utf8.dropFirst(prefix.utf8.count)))
    }
    let parts = whole.split(separator: ".")
    let shared = zip(parts, bundleID).prefix { $0.utf8.elementsEqual($1.utf8) }.count
    let organisation = parts.count > 2 && Self.isDomain(parts[0]) ? 2 : 0
    let dropped = min(max(shared, organisation), max(parts.count - 1, 0))
    return parts.dropFirst(dropped).joined(separator: ".")
  }

  private static func isDomain(_ part: Substring) -> Bool {
    domains.contains(String(part)) || (part.utf8.count == 2 && part.utf8.allSatisfy { (0x61...0x7A).contains($0) })
  }
}
