import CatalogModel
import Signing

extension Catalog {
  /// The store's identifier of a group in a store record.
  ///
  /// Where the catalog has none it is made up: eight digits that begin with 2, as the store's do, and that stay the same
  /// while bundle ID and reference name do.
  func subscriptionGroupID(of group: SubscriptionGroup, in app: App, record: StoreRecord) -> String {
    let name = string(of: group.referenceName) ?? ""
    if let ids = record.groupIDs {
      let own = ids.first { ExactText(string(of: $0.group)) == ExactText(name) }
      if let id = own.flatMap({ string(of: $0.id) }) { return id }
    } else if let id = string(of: group.groupID) {
      return id
    }
    let bundleID = string(of: record.bundleID) ?? app.key?.string ?? ""
    let digest = SHA256.digest(of: Array("\(bundleID)\n\(name)".utf8))
    let number = digest.prefix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) } % 10_000_000
    return String(20_000_000 + number)
  }
}
