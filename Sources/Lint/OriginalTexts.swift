import AppStore
import CatalogModel

/// The texts of an app's primary locale, of which those in other languages are translations.
struct OriginalTexts: Sendable {
  private let locale: StoreLocale

  /// Nil where the app's primary locale cannot be told.
  init?(of app: App, _ catalog: Catalog) {
    guard let code = catalog.string(of: app.primaryLocale), let locale = StoreLocale.named(code) else { return nil }
    self.locale = locale
  }

  /// Goes through the texts in other languages whose description is the original's; what is copied on purpose is not.
  func forEachUntranslated(of product: Product, _ reader: TextReader, _ body: (Localization) -> Void) {
    let original = product.localizations.first { Int($0.localeIndex) == locale.index }?.description.text
    guard let original else { return }
    reader.withBytes(of: original) { expected, range, _ in
      // A number needs no translation.
      guard expected[range].contains(where: { $0 >= 0x80 || Self.isLetter($0) }) else { return }
      for localization in product.localizations where localization.localeIndex != UInt16(locale.index) {
        guard let text = localization.description.text, text != original, localization.copiedAt == nil else { continue }
        let isSame = reader.withBytes(of: text) { bytes, other, _ in
          // Nearly all differ in length, or in their last byte.
          other.count == range.count && bytes[other.upperBound - 1] == expected[range.upperBound - 1]
            && bytes[other].elementsEqual(expected[range])
        }
        if isSame, let language = localization.locale?.language, language != locale.language { body(localization) }
      }
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}

extension Localization {
  /// Whether it is one of the store's English locales.
  var isEnglish: Bool {
    Self.english.contains(localeIndex)
  }

  private static let english = StoreLocale.all.filter { $0.language == "en" }.map { UInt16($0.index) }
}
