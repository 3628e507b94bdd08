import CatalogModel
import Diagnostics

extension Catalog {
  /// What is written for a field of each store record, that of an app before those of its variants.
  func written(
    _ field: KeyPath<App, TextField>, _ variantField: KeyPath<Variant, TextField>
  ) -> [(app: App, text: Text)] {
    apps.flatMap { app in
      let fields = [app[keyPath: field]] + app.otherVariants.map { $0[keyPath: variantField] }
      return fields.compactMap { field in field.text.map { (app, $0) } }
    }
  }

  /// Where an app is named: its key, its bundle ID, or its first key.
  func namePlace(of app: App) -> Place {
    app.writtenKey.place ?? app.bundleID.place ?? headPlace(of: app.place)
  }

  /// The place of one character of a text.
  func location(of text: Text, character: Unicode.Scalar, at offset: Int) -> Location {
    location(of: text, bytes: offset..<offset + UTF8.width(character))
  }
}
