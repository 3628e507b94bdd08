import Diagnostics
import YAML

/// The keys at the top of a catalog file: those of the workspace, and what one app's file holds.
package enum FileKeys {
  /// The catalog's format as a whole, from which the schema is made.
  package static let shape = RecordShape(
    noun: "a catalog",
    keys: WorkspaceKeys.workspace.shape.keys + [
      .init(
        name: "presets", summary: "Named parts of products and subscriptions.",
        shape: .map(keys: .text, values: .record(ProductKeys.presetShape))),
      .init(
        name: "app", summary: "The app that the file declares; or the key of one that another file declares.",
        shape: .either([.record(AppKeys.app.shape), .text])),
      .init(
        name: "defaults", summary: "What every product of this file has unless it says otherwise.",
        shape: .record(ProductKeys.product.shape)),
      .init(
        name: "subscription_defaults", summary: "What every subscription of this file has unless it says otherwise.",
        shape: .record(ProductKeys.subscriptionParts)),
      .init(name: "products", summary: "What the app sells.", shape: .list(.record(ProductKeys.productShape))),
      .init(
        name: "subscription_groups", summary: "Subscriptions of which a customer holds one at a time.",
        shape: .list(.record(SubscriptionKeys.groupShape))),
      .init(
        name: "test_users", summary: "Sandbox accounts that buy without being charged.",
        shape: .list(.record(TestUserKeys.testUser.shape))),
    ])

  /// The keys whose values others refer to, or that name other files.
  static let holders: Set<String> = [
    "app", "defaults", "presets", "price_tables", "products", "strings", "subscription_defaults",
    "subscription_groups",
  ]

  /// The keys that the unknown ones at the top of a file most likely mean.
  static func misspelt(in root: Written) -> Set<String> {
    var meant: Set<String> = []
    // Beyond these no file is a catalog with a slip of the hand.
    for (key, _) in root.entries.prefix(30) where root.document.kind(of: key) == .scalar {
      guard shape.index(of: root.document.bytes(of: key)) == nil,
        let name = Spelling.nearest(to: root.document.text(of: key), among: shape.keys.map(\.name))
      else { continue }
      meant.insert(name)
    }
    return meant
  }
}
