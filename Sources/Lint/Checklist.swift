import AppStore
package import CatalogModel
import Diagnostics

/// What only the store or its people can answer, from what the catalog knows: to be gone through before a release.
package struct Checklist: Sendable {
  /// What is to be looked at for one app, or for the team.
  package struct Section: Sendable {
    package let title: String
    package let items: [String]
  }

  /// The team first, then the apps in catalog order, then the test users; none without items.
  package let sections: [Section]

  package init(_ catalog: Catalog) {
    let all =
      [Self.team(catalog)] + catalog.apps.flatMap { Self.records(of: $0, catalog) } + [Self.testUsers(catalog)]
    sections = all.filter { !$0.items.isEmpty }
  }

  /// A list to tick off, in Markdown.
  package var text: String {
    sections.map { section in
      "## \(section.title.visible)\n\n" + section.items.map { "- [ ] \($0.visible)\n" }.joined()
    }.joined(separator: "\n")
  }

  private static func team(_ catalog: Catalog) -> Section {
    var items: [String] = []
    if catalog.workspace.team.paidAppsAgreement.value != true {
      items.append(
        "the Account Holder has accepted the Paid Apps Agreement, and bank and tax forms are complete: without them the "
          + "store returns no product, in the sandbox either")
    }
    if !catalog.apps.allSatisfy(\.products.isEmpty) {
      items.append("an hour has passed since the last change: so long may it take to reach the sandbox")
    }
    return Section(title: "Account", items: items)
  }

  private static func records(of app: App, _ catalog: Catalog) -> [Section] {
    catalog.storeRecords(of: app).map { record in
      let name = catalog.string(of: app.name) ?? app.key?.string ?? "an app"
      let title = record.name == StoreRecord.firstName ? name : "\(name), \(record.name)"
      return Section(title: title, items: items(of: app, record, catalog))
    }
  }

  private static func items(of app: App, _ record: StoreRecord, _ catalog: Catalog) -> [String] {
    let products = catalog.productIDs(of: app, in: record).map { (id: $0.id.string, product: app.products[$0.index]) }
    let live = products.filter { $0.product.effectiveStage == .live }
    guard !live.isEmpty else { return [] }
    var items: [String] = []
    if let bundleID = catalog.string(of: record.bundleID) {
      let prefix = catalog.string(of: app.appIDPrefix) ?? catalog.string(of: catalog.workspace.team.id)
      let appID = prefix.map { "\($0).\(bundleID)" } ?? bundleID
      items.append("the App ID \(appID) is explicit, and in-app purchase is enabled for it")
      items.append("the build under test has the bundle ID \(bundleID), and a profile of that App ID")
    }
    items.append(
      "the store has \(count(live.count, "product")) that the catalog calls live, with these identifiers: "
        + named(live.map(\.id)))
    items.append("the first of them went to review with a new version of the app; later ones may go alone")
    let lacking = live.filter { $0.product.review.screenshot.text == nil }
    if !lacking.isEmpty { items.append("a review screenshot is uploaded for \(named(lacking.map(\.id)))") }
    let pictured = live.filter { $0.product.promotion.image.text != nil }
    if !pictured.isEmpty {
      items.append("the promotional images of \(named(pictured.map(\.id))) are uploaded and approved")
    }
    return items
  }

  private static func testUsers(_ catalog: Catalog) -> Section {
    let items = catalog.testUsers.compactMap { user -> String? in
      guard let email = catalog.string(of: user.email) else { return nil }
      let storefront = catalog.string(of: user.storefront).map { " in the storefront \($0)" } ?? ""
      return "the test user \(email) is created by hand\(storefront): there is no API that does it"
    }
    return Section(title: "Sandbox", items: items)
  }

  private static func count(_ count: Int, _ noun: String) -> String {
    count == 1 ? "the one \(noun)" : "the \(count) \(noun)s"
  }

  /// The first names, and how many more there are.
  private static func named(_ names: [String]) -> String {
    let shown = names.prefix(10).joined(separator: ", ")
    return names.count > 10 ? "\(shown) and \(names.count - 10) more" : shown
  }
}
