import AppStore
import CatalogModel
import Diagnostics

/// Two products of one app with the same product ID: the store refuses the second, and code cannot tell them apart.
struct DuplicateProductID: Rule {
  let about = RuleDescription(
    "duplicate-product-id", .error,
    summary: "two products of an app have the same product ID",
    why: """
      A product ID is unique within an app, subscriptions included. The store refuses the second product, and until \
      then every generated set silently holds one product less.
      """,
    bad: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      defaults:
        type: consumable
        price: 0.99
        localizations: { en-US: { display_name: Gold, description: One hundred coins } }
      products:
        - { id: gold, reference_name: Gold }
        - { id: gold, reference_name: More Gold }
      """,
    good: """
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      defaults:
        type: consumable
        price: 0.99
        localizations: { en-US: { display_name: Gold, description: One hundred coins } }
      products:
        - { id: gold, reference_name: Gold }
        - { id: gold_500, reference_name: More Gold }
      """,
    source: "https://developer.apple.com/help/app-store-connect/reference/in-app-purchase-information", asOf: "2026")

  func check(_ catalog: Catalog, _ report: inout Report) {
    for app in catalog.apps {
      var reported: Set<Int> = []
      for record in catalog.storeRecords(of: app) {
        var first: [ExactText: Int] = [:]
        for (index, id) in catalog.productIDs(of: app, in: record) {
          guard let earlier = first[id] else {
            first[id] = index
            continue
          }
          let product = app.products[index]
          // The reuse of a retired product's identifier has a rule of its own.
          if product.isRetired != app.products[earlier].isRetired || !reported.insert(index).inserted { continue }
          add(id, product, app.products[earlier], record, catalog, &report)
        }
      }
    }
  }

  private func add(
    _ id: ExactText, _ product: Product, _ earlier: Product, _ record: StoreRecord, _ catalog: Catalog,
    _ report: inout Report
  ) {
    let place = catalog.location(of: catalog.namePlace(of: earlier))
    report.add(
      Self.message(id, record), at: catalog.namePlace(of: product), of: product,
      notes: [Note("first defined here", at: place)], help: Self.help)
  }

  private static func message(_ id: ExactText, _ record: StoreRecord) -> String {
    let variant = record.name == StoreRecord.firstName ? "" : " in the variant \(record.name.quoted)"
    return "a second product has the product ID \(id.string.quoted)\(variant)"
  }

  private static let help = "give it an ID of its own, or remove one of the two"
}
