package import CatalogModel

/// An image file of an example: no pixels, just what a look at its head tells.
package struct Picture: Sendable {
  package let path: String
  package let facts: ImageFacts

  /// A PNG.
  package init(
    _ path: String, _ width: Int, _ height: Int, colours: ImageFacts.Colours = .rgb, hasAlpha: Bool = false
  ) {
    self.path = path
    facts = ImageFacts(format: .png, width: width, height: height, colours: colours, hasAlpha: hasAlpha)
  }

  /// What stands for it where the example is printed.
  var text: String {
    let colours =
      switch facts.colours {
      case .rgb: "RGB"
      case .gray: "gray"
      case .cmyk: "CMYK"
      }
    return "(a PNG of \(facts.width) by \(facts.height) pixels, \(colours)\(facts.hasAlpha ? " with alpha" : ""))"
  }

  /// The head of such a file, its path in it, so that no two of them are the same.
  var bytes: [UInt8] {
    let kind: UInt8 = (facts.colours == .gray ? 0 : 2) + (facts.hasAlpha ? 4 : 0)
    let header = Self.number(facts.width) + Self.number(facts.height) + [UInt8(facts.bitDepth), kind, 0, 0, 0]
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + Self.chunk("IHDR", header)
      + Self.chunk("tEXt", Array(path.utf8)) + Self.chunk("IDAT", []) + Self.chunk("IEND", [])
  }

  private static func number(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  /// Nobody looks at the checksum.
  private static func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
    number(content.count) + Array(type.utf8) + content + [0, 0, 0, 0]
  }
}

extension Example {
  /// A catalog of one file with images beside it.
  package init(_ text: String, _ pictures: [Picture]) {
    self.init(
      [File(path: "catalog.yaml", text: text + "\n")]
        + pictures.map { File(path: $0.path, text: $0.text + "\n", bytes: $0.bytes) })
  }
}
