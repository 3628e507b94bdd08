import CatalogModel
import Diagnostics

/// A record of the store: an app's first one, or that of a variant.
struct StoreRecord {
  let app: App
  /// Nil for the first record.
  let variant: Variant?

  var bundleID: TextField { variant?.bundleID ?? app.bundleID }
  var appleID: TextField { variant?.appleID ?? app.appleID }
  var sku: TextField { variant?.sku ?? app.sku }
}

extension Catalog {
  /// Every record of every app, in catalog order.
  var storeRecords: [StoreRecord] {
    apps.flatMap { app in
      [StoreRecord(app: app, variant: nil)] + app.otherVariants.map { StoreRecord(app: app, variant: $0) }
    }
  }

  /// Where an app is named: its key, its bundle ID, or its mapping.
  func namePlace(of app: App) -> Place {
    app.writtenKey.place ?? app.bundleID.place ?? app.place
  }

  /// The place of one character of a text.
  func location(of text: Text, character: Unicode.Scalar, at offset: Int) -> Location {
    location(of: text, bytes: offset..<offset + UTF8.width(character))
  }
}
