import AppStore
import CatalogModel
import Diagnostics

/// A product ID with another app's bundle ID in front, or with a misspelling of its own app's.
struct ForeignProductIDPrefix: Rule {
  let about = RuleDescription(
    "foreign-product-id-prefix", .warning,
    summary: "a product ID starts with another app's bundle ID, or with a misspelling of its own",
    why: """
      A product belongs to one app: a request from another app, such as the debug build's, gets no product. \
      Product IDs that do not start with a bundle ID at all are fine.
      """,
    bad: Example([
      (
        "game.yaml",
        """
        app: { bundle_id: com.acme.game, primary_locale: en-US }
        products:
          - product_id: com.acme.puzzle.diamonds
            reference_name: Gold
            type: consumable
            price: 0.99
            localizations: { en-US: { display_name: Gold, description: One hundred coins } }
        """
      ),
      (
        "other.yaml",
        """
        app: { bundle_id: com.acme.puzzle, primary_locale: en-US }
        products:
          - id: gold
            reference_name: Gold
            type: consumable
            price: 0.99
            localizations: { en-US: { display_name: Gold, description: One hundred coins } }
        """
      ),
    ]),
    good: Example([
      (
        "game.yaml",
        """
        app: { bundle_id: com.acme.game, primary_locale: en-US }
        products:
          - id: gold
            reference_name: Gold
            type: consumable
            price: 0.99
            localizations: { en-US: { display_name: Gold, description: One hundred coins } }
        """
      ),
      (
        "other.yaml",
        """
        app: { bundle_id: com.acme.puzzle, primary_locale: en-US }
        products:
          - id: gold
            reference_name: Gold
            type: consumable
            price: 0.99
            localizations: { en-US: { display_name: Gold, description: One hundred coins } }
        """
      ),
    ]),
    source: "https://github.com/hyochan/react-native-iap/issues/401", asOf: "2019")

  func check(_ catalog: Catalog, _ report: inout Report) {
    let owners = owners(of: catalog)
    for (index, app) in catalog.apps.enumerated() {
      let ownIDs = catalog.storeRecords(of: app).compactMap { catalog.string(of: $0.bundleID) }
      let ownPrefix = catalog.storeRecords(of: app).first.flatMap { catalog.productIDPrefix(of: app, in: $0) } ?? ""
      for product in app.products where !product.isRetired {
        guard let id = product.productID, !product.wholeID.isAbsent || !app.productIDPrefix.isAbsent else { continue }
        if let (bundleID, owner) = longestPrefix(of: id, among: owners), owner != index {
          report.add(
            Self.foreign(id, bundleID), at: catalog.namePlace(of: product), of: product,
            notes: bundleIDNote(of: catalog.apps[owner], catalog), help: Self.help(app, catalog.apps[owner]))
        } else if ownPrefix.isEmpty || !id.string.hasPrefix(ownPrefix), !hasFault(id),
          let (typed, meant) = ownIDs.lazy.compactMap({ misspelling(of: $0, in: id.string) }).first
        {
          report.add(
            Self.misspelt(id, typed, meant), at: catalog.namePlace(of: product), of: product,
            help: "write \((meant + id.string.dropFirst(typed.count)).quoted), unless the store has it as it stands")
        }
      }
    }
  }

  /// Whether something else is wrong with an identifier: a blank before the bundle ID is no other bundle ID.
  private func hasFault(_ id: ExactText) -> Bool {
    Identifiers.productIDFault(Array(id.string.utf8)[...]) != nil
  }

  /// Which app has which bundle ID, variants' included.
  private func owners(of catalog: Catalog) -> [ExactText: Int] {
    var owners: [ExactText: Int] = [:]
    for (index, app) in catalog.apps.enumerated() {
      for record in catalog.storeRecords(of: app) {
        guard let bundleID = catalog.string(of: record.bundleID), owners[ExactText(bundleID)] == nil else { continue }
        owners[ExactText(bundleID)] = index
      }
    }
    return owners
  }

  /// The longest bundle ID that the product ID goes on from with a period, with its app.
  private func longestPrefix(of id: ExactText, among owners: [ExactText: Int]) -> (bundleID: String, owner: Int)? {
    var prefix = Substring(id.string)
    while let period = prefix.lastIndex(of: ".") {
      prefix = prefix[..<period]
      if let owner = owners[ExactText(String(prefix))] { return (String(prefix), owner) }
    }
    return nil
  }

  /// The parts of a product ID that stand where the bundle ID would, where one or two letters tell them apart.
  private func misspelling(of bundleID: String, in id: String) -> (typed: String, meant: String)? {
    if id.hasPrefix(bundleID + ".") { return nil }
    let count = bundleID.split(separator: ".").count
    let parts = id.split(separator: ".", omittingEmptySubsequences: false)
    guard count > 1, parts.count > count else { return nil }
    let typed = parts[..<count].joined(separator: ".")
    let distance = Spelling.distance(from: Array(typed.lowercased().utf8), to: Array(bundleID.lowercased().utf8))
    return distance <= 2 ? (typed, bundleID) : nil
  }

  private func bundleIDNote(of app: App, _ catalog: Catalog) -> [Note] {
    app.bundleID.place.map { [Note("the bundle ID is here", at: catalog.location(of: $0))] } ?? []
  }

  private static func foreign(_ id: ExactText, _ bundleID: String) -> String {
    "the product ID \(id.string.quoted) starts with another app's bundle ID \(bundleID.quoted)"
  }

  private static func misspelt(_ id: ExactText, _ typed: String, _ meant: String) -> String {
    "the product ID \(id.string.quoted) starts with \(typed.quoted), but the app's bundle ID is \(meant.quoted)"
  }

  private static func help(_ app: App, _ owner: App) -> String {
    let names = (app.key?.string ?? "this app", owner.key?.string ?? "the other app")
    return
      "move the product from \(names.0) to \(names.1), or make \(names.0) a variant of \(names.1) to sell it in both"
  }
}
