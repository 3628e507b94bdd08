import AppStore
package import Diagnostics
package import YAML

/// The whole catalog, typed; every value knows the place where it is written.
package struct Catalog: Sendable {
  /// All files that were read, in name order, then the files that those name.
  package internal(set) var files: [Document]
  package internal(set) var workspace = Workspace()
  package internal(set) var apps: [App] = []
  package internal(set) var testUsers: [TestUser] = []
  /// Texts of series products, with their placeholders filled in.
  package internal(set) var filledTexts: [String] = []
  /// Whether some file could not be read whole: what seems to be missing may stand there.
  package internal(set) var isIncomplete = false

  /// The characters of a text.
  package func string(of text: Text) -> String {
    if text.filled != Text.asWritten { return filledTexts[Int(text.filled)] }
    return files[Int(text.file)].text(of: text.node)
  }

  /// The characters of a text, or nil where there is none.
  package func string(of field: TextField) -> String? {
    field.text.map { string(of: $0) }
  }

  /// The length in bytes, without making the string.
  package func byteCount(of text: Text) -> Int {
    if text.filled != Text.asWritten { return filledTexts[Int(text.filled)].utf8.count }
    return files[Int(text.file)].byteCount(of: text.node)
  }

  /// Whether every byte is a printable ASCII character.
  package func isPlainASCII(_ text: Text) -> Bool {
    if text.filled != Text.asWritten {
      return filledTexts[Int(text.filled)].utf8.allSatisfy { (0x20...0x7E).contains($0) }
    }
    return files[Int(text.file)].isPlainASCII(text.node)
  }

  /// The place as a byte range in its source.
  package func location(of place: Place) -> Location {
    let document = files[Int(place.file)]
    return Location(source: document.source, range: document.range(of: place.node))
  }

  /// The code of a localization's language, as written.
  package func localeCode(of localization: Localization) -> String {
    localization.locale?.code ?? files[Int(localization.key.file)].text(of: localization.key.node)
  }
}
