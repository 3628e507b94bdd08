import CCrypto

/// The SHA-1 digest, which receipts still use to bind themselves to a device.
enum SHA1 {
  static func digest(of bytes: [UInt8]) -> [UInt8] {
    var digest = [UInt8](repeating: 0, count: 20)
    let done = unsafe crypto_sha1(bytes, Int64(bytes.count), &digest)
    precondition(done, "libcrypto has no SHA-1")
    return digest
  }
}
