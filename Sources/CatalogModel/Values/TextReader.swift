import YAML

/// Reads texts of a catalog, many in a row and in one task.
package struct TextReader: Sendable {
  private let files: [ScalarReader]
  private let filledTexts: FilledTexts

  package init(_ catalog: Catalog) {
    files = catalog.files.map(ScalarReader.init)
    filledTexts = catalog.filledTexts
  }

  /// What `body` makes of the bytes that hold a text, of where in them it is, and of whether all of it is printable ASCII.
  package func withBytes<Result>(
    of text: Text, _ body: (_ bytes: [UInt8], _ range: Range<Int>, _ isPlainASCII: Bool) -> Result
  ) -> Result {
    if text.filled != Text.asWritten {
      let bytes = Array(filledTexts[text.filled].utf8)
      return body(bytes, bytes.indices, bytes.allSatisfy { (0x20...0x7E).contains($0) })
    }
    return files[Int(text.file)].withValue(of: text.node, body)
  }
}
