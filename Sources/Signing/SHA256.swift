import CCrypto

/// The SHA-256 digest.
package enum SHA256 {
  /// The 32 bytes of the digest.
  package static func digest(of bytes: [UInt8]) -> [UInt8] {
    var digest = [UInt8](repeating: 0, count: 32)
    let done = unsafe crypto_sha256(bytes, Int64(bytes.count), &digest)
    precondition(done, "libcrypto has no SHA-256")
    return digest
  }

  /// The digest as 64 lower-case hexadecimal digits.
  package static func hex(of bytes: [UInt8]) -> String {
    Hexadecimal.text(of: digest(of: bytes))
  }
}

/// Bytes as two lower-case hexadecimal digits each.
package enum Hexadecimal {
  private static let digits = Array("0123456789abcdef".utf8)

  package static func text(of bytes: some Collection<UInt8>) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(2 * bytes.count)
    for byte in bytes {
      text.append(digits[Int(byte >> 4)])
      text.append(digits[Int(byte & 0xF)])
    }
    return String(decoding: text, as: UTF8.self)
  }
}
