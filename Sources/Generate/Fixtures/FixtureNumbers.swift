import Signing

/// Numbers and texts that look like the store's and are made from what they stand for: the same on every run, and
/// untouched by other products.
enum FixtureNumbers {
  /// Decimal digits; `seed` says of what.
  static func digits(_ count: Int, of seed: String) -> String {
    var digits = ""
    var round = 0
    while digits.utf8.count < count {
      for byte in SHA256.digest(of: Array("\(round) \(seed)".utf8)) where byte < 250 { digits += String(byte % 10) }
      round += 1
    }
    return String(digits.prefix(count))
  }

  /// A transaction's number: sixteen digits, as the sandbox gives them.
  static func transactionID(of seed: String) -> String { "2000\(digits(12, of: "transaction \(seed)"))" }

  /// A UUID of version 4 in lower case.
  static func uuid(of seed: String) -> String {
    var bytes = bytes(16, of: "uuid \(seed)")
    bytes[6] = bytes[6] & 0x0F | 0x40
    bytes[8] = bytes[8] & 0x3F | 0x80
    let parts = [bytes[0..<4], bytes[4..<6], bytes[6..<8], bytes[8..<10], bytes[10..<16]]
    return parts.map { Hexadecimal.text(of: $0) }.joined(separator: "-")
  }

  /// So many bytes that look like noise, two lower-case digits each.
  static func hex(_ count: Int, of seed: String) -> String { Hexadecimal.text(of: bytes(count, of: seed)) }

  /// So many bytes that look like noise.
  static func bytes(_ count: Int, of seed: String) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < count { bytes += SHA256.digest(of: Array("\(bytes.count) \(seed)".utf8)) }
    return Array(bytes.prefix(count))
  }
}
