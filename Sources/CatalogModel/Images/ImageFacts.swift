/// What the head of a PNG or JPEG file says of the picture.
package struct ImageFacts: Sendable, Hashable {
  package enum Format: String, Sendable, Hashable {
    case png = "PNG"
    case jpeg = "JPEG"
  }

  package enum Colours: Sendable, Hashable {
    /// A palette of such colours is the same to whoever sees it.
    case rgb
    case gray
    case cmyk
  }

  package let format: Format
  /// In pixels.
  package let width: Int
  package let height: Int
  /// Bits of one channel, or of an index into the palette.
  package let bitDepth: Int
  package let colours: Colours
  /// Whether pixels may be transparent: a channel for it, or a colour that stands for nothing.
  package let hasAlpha: Bool

  package init(format: Format, width: Int, height: Int, bitDepth: Int = 8, colours: Colours, hasAlpha: Bool) {
    self.format = format
    self.width = width
    self.height = height
    self.bitDepth = bitDepth
    self.colours = colours
    self.hasAlpha = hasAlpha
  }
}

/// What the first bytes of a file are.
package enum ImageHead: Sendable, Hashable {
  case image(ImageFacts)
  /// Starts as an image, and then makes no sense or ends.
  case damaged(ImageFacts.Format)
  case empty
  /// Something else, as in `a GIF image`.
  case other(String)
  /// What matters lies further on.
  case unfinished(ImageFacts.Format)

  /// Looks at the start of a file, which is all of it where `isWhole` says so.
  package static func read(_ bytes: [UInt8], isWhole: Bool) -> ImageHead {
    if bytes.isEmpty { return .empty }
    if bytes.starts(with: PNGHead.signature) { return PNGHead(bytes).read(isWhole: isWhole) }
    if bytes.starts(with: JPEGHead.signature) { return JPEGHead(bytes).read(isWhole: isWhole) }
    return .other(ForeignFile.name(of: bytes))
  }
}

extension [UInt8] {
  /// The number of two bytes, the higher one first; nil where they are not there.
  func bigEndian16(at offset: Int) -> Int? {
    guard offset >= 0, offset + 2 <= count else { return nil }
    return Int(self[offset]) << 8 | Int(self[offset + 1])
  }

  /// The same of four bytes.
  func bigEndian32(at offset: Int) -> Int? {
    guard let high = bigEndian16(at: offset), let low = bigEndian16(at: offset + 2) else { return nil }
    return high << 16 | low
  }
}
