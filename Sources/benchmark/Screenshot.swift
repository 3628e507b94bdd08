/// A white picture of 640 by 920 points, as reviewers want one.
enum Screenshot {
  static let name = "shop.png"

  static func png() -> [UInt8] {
    var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    // One bit a point, grey, not interlaced.
    bytes += chunk("IHDR", bigEndian(width) + bigEndian(height) + [1, 0, 0, 0, 0])
    bytes += chunk("IDAT", deflated())
    bytes += chunk("IEND", [])
    return bytes
  }

  private static let width: UInt32 = 640
  private static let height: UInt32 = 920

  /// The rows, each after its filter's number, in blocks that are not compressed.
  private static func deflated() -> [UInt8] {
    let row = [0] + [UInt8](repeating: 0xFF, count: Int(width) / 8)
    let rows = Array(repeatElement(row, count: Int(height)).joined())
    var bytes: [UInt8] = [0x78, 0x01]
    var start = 0
    while start < rows.count {
      let end = min(start + 0xFFFF, rows.count)
      let count = UInt16(end - start)
      bytes += [
        end == rows.count ? 1 : 0, UInt8(count & 0xFF), UInt8(count >> 8), UInt8(~count & 0xFF), UInt8(~count >> 8),
      ]
      bytes += rows[start..<end]
      start = end
    }
    return bytes + bigEndian(adler32(rows))
  }

  private static func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
    let named = Array(type.utf8) + content
    return bigEndian(UInt32(content.count)) + named + bigEndian(crc32(named))
  }

  private static func bigEndian(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  private static func adler32(_ bytes: [UInt8]) -> UInt32 {
    var low: UInt32 = 1
    var high: UInt32 = 0
    for byte in bytes {
      low = (low + UInt32(byte)) % 65521
      high = (high + low) % 65521
    }
    return high << 16 | low
  }

  private static func crc32(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~0) { rest, byte in
      (0..<8).reduce(rest ^ UInt32(byte)) { rest, _ in rest >> 1 ^ (rest & 1 == 1 ? 0xEDB8_8320 : 0) }
    }
  }
}
