/// Reads a JPEG's segments up to the frame's: https://www.w3.org/Graphics/JPEG/itu-t81.pdf, annex B.
struct JPEGHead {
  private let bytes: [UInt8]

  static let signature: [UInt8] = [0xFF, 0xD8, 0xFF]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  func read(isWhole: Bool) -> ImageHead {
    var offset = 2
    while offset < bytes.count {
      guard bytes[offset] == 0xFF else { return .damaged(.jpeg) }
      // Any number of fill bytes may stand before a marker.
      while offset < bytes.count, bytes[offset] == 0xFF { offset += 1 }
      guard offset < bytes.count else { break }
      let marker = bytes[offset]
      offset += 1
      switch marker {
      case 0x01, 0xD0...0xD7: continue
      // The pixels, or the end, without a frame.
      case 0x00, 0xD8, 0xD9, 0xDA: return .damaged(.jpeg)
      default: break
      }
      guard let length = bytes.bigEndian16(at: offset) else { break }
      if length < 2 { return .damaged(.jpeg) }
      if Self.isFrame(marker) {
        guard offset + 8 <= bytes.count else { break }
        return frame(at: offset)
      }
      offset += length
    }
    return isWhole ? .damaged(.jpeg) : .unfinished(.jpeg)
  }

  /// Among the frames' markers stand those of tables and of an extension.
  private static func isFrame(_ marker: UInt8) -> Bool {
    (0xC0...0xCF).contains(marker) && marker != 0xC4 && marker != 0xC8 && marker != 0xCC
  }

  private func frame(at offset: Int) -> ImageHead {
    guard let height = bytes.bigEndian16(at: offset + 3), let width = bytes.bigEndian16(at: offset + 5), height > 0,
      width > 0
    else { return .damaged(.jpeg) }
    let colours: ImageFacts.Colours
    switch bytes[offset + 7] {
    case 1: colours = .gray
    case 3: colours = .rgb
    case 4: colours = .cmyk
    default: return .damaged(.jpeg)
    }
    return .image(
      ImageFacts(
        format: .jpeg, width: width, height: height, bitDepth: Int(bytes[offset + 2]), colours: colours,
        hasAlpha: false))
  }
}
