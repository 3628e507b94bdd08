/// One of the store records that an app has: the first, which is called `prod`, or a variant's.
package struct StoreRecord: Sendable {
  package let name: String
  package let bundleID: TextField
  package let appleID: TextField
  package let sku: TextField
  /// The store's identifiers of groups in a variant's record, by the group's reference name; nil in the first record,
  /// where groups say it themselves.
  package let groupIDs: [(group: Text, id: TextField)]?

  package static let firstName = "prod"

  init(_ app: App) {
    name = Self.firstName
    bundleID = app.bundleID
    appleID = app.appleID
    sku = app.sku
    groupIDs = nil
  }

  init(_ variant: Variant, name: String) {
    self.name = name
    bundleID = variant.bundleID
    appleID = variant.appleID
    sku = variant.sku
    groupIDs = variant.groupIDs
  }
}

extension Catalog {
  /// The app's store records, the first one first.
  package func storeRecords(of app: App) -> [StoreRecord] {
    [StoreRecord(app)] + app.otherVariants.map { StoreRecord($0, name: string(of: $0.name)) }
  }

  /// Whether a product is in a store record; every product is, unless it names its variants.
  private func isNamed(_ record: StoreRecord, in variants: Field<[Text]>) -> Bool {
    guard let variants = variants.value else { return true }
    return variants.contains { ExactText(string(of: $0)) == ExactText(record.name) }
  }

  /// What `id` is completed with in a store record; nil where that cannot be told.
  package func productIDPrefix(of app: App, in record: StoreRecord) -> String? {
    let pattern = string(of: app.productIDPrefix)
    let bundleID = string(of: record.bundleID)
    if pattern == nil, !app.productIDPrefix.isAbsent { return nil }
    if bundleID == nil, !record.bundleID.isAbsent || !app.bundleID.isAbsent { return nil }
    return App.productIDPrefix(pattern: pattern, bundleID: bundleID)
  }

  /// The whole identifiers that are known of the products of a store record, with the products' places in the app.
  package func productIDs(of app: App, in record: StoreRecord) -> [(index: Int, id: ExactText)] {
    var ids: [(index: Int, id: ExactText)] = []
    ids.reserveCapacity(app.products.count)
    let prefix = record.name == StoreRecord.firstName ? nil : productIDPrefix(of: app, in: record)
    for index in app.products.indices where isNamed(record, in: app.products[index].variants) {
      let isOfFirst = record.name == StoreRecord.firstName || !app.products[index].wholeID.isAbsent
      let id = isOfFirst ? app.products[index].productID : completed(app.products[index].id, with: prefix)
      if let id { ids.append((index, id)) }
    }
    return ids
  }

  private func completed(_ id: TextField, with prefix: String?) -> ExactText? {
    guard let prefix, let id = string(of: id) else { return nil }
    return ExactText(prefix + id)
  }
}

extension App {
  /// The prefix with the bundle ID in it; without a bundle ID, an `id` is the whole identifier.
  static func productIDPrefix(pattern: String?, bundleID: String?) -> String {
    let bundleIDMark = "{bundle_id}"
    guard let bundleID else { return pattern.map { Reader.replacing(bundleIDMark, with: "", in: $0) } ?? "" }
    return Reader.replacing(bundleIDMark, with: bundleID, in: pattern ?? "\(bundleIDMark).")
  }
}
