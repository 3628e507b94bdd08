import AppStore
import YAML

/// The keys of an app.
enum AppKeys {
  static let app = KeyTable<App>(
    "an app",
    [
      .text("key", \.writtenKey, "The catalog's own name of the app; the last part of the bundle ID by default."),
      .text("name", \.name, "The app's name in the store."),
      .text("bundle_id", \.bundleID, "The bundle ID, as the build has it."),
      .custom(
        "variants", .map(keys: .text, values: .record(variant.shape)),
        "Other store records with the same products, such as a beta; the first record is called prod.",
        clear: { $0.otherVariants = [] },
        read: { app, written, reader in
          if written.kind != .mapping { reader.isIncomplete = true }
          for (key, value) in written.entries {
            let value = written.at(value)
            var record = Variant(name: Text(file: written.file, node: key), place: value.place)
            variant.read(value, into: &record, &reader)
            if value.kind != .mapping { record.bundleID = .unreadable(value.place) }
            app.otherVariants.append(record)
          }
        }),
      .text("product_id_prefix", \.productIDPrefix, "What `id` is completed with; {bundle_id} and a dot by default."),
      .text("app_id_prefix", \.appIDPrefix, "The App ID's first part; the team's id by default."),
      .text("apple_id", \.appleID, "The number that the store gave the app."),
      .text("sku", \.sku, "The team's own code of the app, which the store keeps."),
      .text(
        "primary_locale", \.primaryLocale, "The language that customers see where there is none of theirs.",
        shape: .word(.locale)),
      .text(
        "base_storefront", \.baseStorefront, "The storefront whose currency a plain price is in; USA by default.",
        shape: .word(.storefront)),
      .boolean("in_app_purchase", \.inAppPurchase, "Whether the App ID has the in-app purchase capability."),
      .word(
        "billing_grace_period", .gracePeriod, \.billingGracePeriod,
        "How long a subscriber keeps access while a payment fails."
      ) { GracePeriod($0) },
      .list("promoted", .text, \.promoted, "The products on the app's product page, in order.") { written, _ in
        Text(file: written.file, node: written.node)
      },
      links("license_agreement", \.licenseAgreement, "The licence agreement's address, by locale."),
      links("privacy_policy", \.privacyPolicy, "The privacy policy's address, by locale."),
    ])

  private static let variant = KeyTable<Variant>(
    "a variant",
    [
      .text("bundle_id", \.bundleID, "The variant's bundle ID."),
      .text("apple_id", \.appleID, "The number that the store gave the variant."),
      .text("sku", \.sku, "The team's own code of the variant."),
      .custom(
        "group_ids", .map(keys: .text, values: .text), "The store's identifiers of the subscription groups, by name.",
        clear: { $0.groupIDs = [] },
        read: { record, written, reader in
          record.groupIDs = written.entries.map { key, value in
            (group: Text(file: written.file, node: key), id: reader.text(written.at(value)))
          }
        }),
    ])

  private static func links(_ name: String, _ path: Key<App>.Path<[LocalizedLink]>, _ summary: String) -> Key<App> {
    .custom(
      name, .map(keys: .word(.locale), values: .text), summary, clear: { $0[keyPath: path] = [] },
      read: { app, written, reader in
        app[keyPath: path] = written.entries.map { key, value in
          LocalizedLink(locale: Text(file: written.file, node: key), link: reader.text(written.at(value)))
        }
      })
  }
}
