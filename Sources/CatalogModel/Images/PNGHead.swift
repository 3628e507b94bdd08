/// Reads what stands before a PNG's pixels: https://www.w3.org/TR/png-3/
struct PNGHead {
  private let bytes: [UInt8]

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  /// Signature, length, type, the thirteen bytes of the header, and its checksum.
  private static let headerEnd = 33
  /// Lengths and sizes have 31 bits.
  private static let greatest = 0x7FFF_FFFF

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  func read(isWhole: Bool) -> ImageHead {
    guard bytes.count >= Self.headerEnd else { return isWhole ? .damaged(.png) : .unfinished(.png) }
    guard bytes.bigEndian32(at: 8) == 13, type(at: 12) == "IHDR", let width = bytes.bigEndian32(at: 16),
      let height = bytes.bigEndian32(at: 20), (1...Self.greatest).contains(width),
      (1...Self.greatest).contains(height), let colours
    else { return .damaged(.png) }
    let kind = bytes[25]
    let hasChannel = kind == 4 || kind == 6
    switch hasChannel ? .some(true) : hasTransparentColour(isWhole: isWhole) {
    case .some(let hasAlpha):
      return .image(
        ImageFacts(
          format: .png, width: width, height: height, bitDepth: Int(bytes[24]), colours: colours, hasAlpha: hasAlpha))
    case nil: return isWhole ? .damaged(.png) : .unfinished(.png)
    }
  }

  private var colours: ImageFacts.Colours? {
    switch bytes[25] {
    case 0, 4: .gray
    case 2, 3, 6: .rgb
    default: nil
    }
  }

  /// Whether there is a `tRNS` chunk, which stands before the pixels; nil where the bytes end before them.
  private func hasTransparentColour(isWhole: Bool) -> Bool? {
    var offset = Self.headerEnd
    while let length = bytes.bigEndian32(at: offset), let type = type(at: offset + 4) {
      if type == "tRNS" { return true }
      if type == "IDAT" { return false }
      if type == "IEND" || length > Self.greatest { return nil }
      offset += 12 + length
    }
    return nil
  }

  private func type(at offset: Int) -> String? {
    guard offset + 4 <= bytes.count else { return nil }
    return String(decoding: bytes[offset..<offset + 4], as: UTF8.self)
  }
}
