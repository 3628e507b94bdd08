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
  package internal(set) var filledTexts = FilledTexts()
  /// What the products' image files are.
  package internal(set) var images = CatalogImages()
  /// Whether some file could not be read whole: what seems to be missing may stand there.
  package internal(set) var isIncomplete = false

  /// The files' texts, in the same order.
  package var sources: [Source] { files.map(\.source) }

  /// The characters of a text.
  package func string(of text: Text) -> String {
    if text.filled != Text.asWritten { return filledTexts[text.filled] }
    return files[Int(text.file)].text(of: text.node)
  }

  /// The characters of a text, or nil where there is none.
  package func string(of field: TextField) -> String? {
    field.text.map { string(of: $0) }
  }

  /// The change that makes a text say something else; nil where it is not written as it reads.
  package func fix(_ text: Text, toSay new: String) -> Fix? {
    text.filled == Text.asWritten ? files[Int(text.file)].fix(text.node, toSay: new) : nil
  }

  /// The length in bytes, without making the string.
  package func byteCount(of text: Text) -> Int {
    if text.filled != Text.asWritten { return filledTexts[text.filled].utf8.count }
    return files[Int(text.file)].byteCount(of: text.node)
  }

  /// Whether every byte is a printable ASCII character.
  package func isPlainASCII(_ text: Text) -> Bool {
    if text.filled != Text.asWritten {
      return filledTexts[text.filled].utf8.allSatisfy { (0x20...0x7E).contains($0) }
    }
    return files[Int(text.file)].isPlainASCII(text.node)
  }

  /// The place as a byte range in its source.
  package func location(of place: Place) -> Location {
    let document = files[Int(place.file)]
    return Location(source: document.source, range: document.range(of: place.node))
  }

  /// The first key of a mapping, where a message about all of it can point; the place itself for anything else.
  package func headPlace(of place: Place) -> Place {
    let document = files[Int(place.file)]
    guard document.kind(of: place.node) == .mapping,
      let entry = document.entries(of: place.node).first(where: { _ in true })
    else { return place }
    return Place(file: place.file, node: entry.key)
  }

  /// Whether a list is written there, with nothing in it.
  package func isEmptyList(_ place: Place) -> Bool {
    let document = files[Int(place.file)]
    return document.kind(of: place.node) == .sequence && document.childCount(of: place.node) == 0
  }

  /// The code of a localization's language, as written.
  package func localeCode(of localization: Localization) -> String {
    localization.locale?.code ?? files[Int(localization.key.file)].text(of: localization.key.node)
  }

  /// The bytes of a text.
  package func bytes(of text: Text) -> ArraySlice<UInt8> {
    if text.filled != Text.asWritten { return Array(filledTexts[text.filled].utf8)[...] }
    return files[Int(text.file)].bytes(of: text.node)
  }

  /// The place of some of a text's bytes; of the whole text where it is not written as it reads.
  package func location(of text: Text, bytes: Range<Int>) -> Location {
    let whole = location(of: text.place)
    guard text.filled == Text.asWritten else { return whole }
    let value = files[Int(text.file)].bytes(of: text.node)
    let start = value.startIndex
    let isVerbatim =
      start >= whole.range.lowerBound && value.endIndex <= whole.range.upperBound
      && whole.source.bytes[value.indices].elementsEqual(value)
    guard isVerbatim else { return whole }
    return Location(source: whole.source, range: start + bytes.lowerBound..<start + bytes.upperBound)
  }
}
