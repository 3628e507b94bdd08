import CCrypto

/// Signatures with a key of 2048 bits.
enum RSA {
  /// By PKCS #1 v1.5 with SHA-256, 256 bytes: always the same for the same bytes.
  static func signature(of bytes: [UInt8], with key: TestKey) -> [UInt8] {
    var signature = [UInt8](repeating: 0, count: 256)
    let done = unsafe crypto_rsa_sign(
      bytes, Int64(bytes.count), key.pkcs8, Int64(key.pkcs8.count), &signature)
    precondition(done, "libcrypto cannot sign with RSA")
    return signature
  }
}

/// The SHA-1 digest, which receipts still use to bind themselves to a device.
enum SHA1 {
  static func digest(of bytes: [UInt8]) -> [UInt8] {
    var digest = [UInt8](repeating: 0, count: 20)
    let done = unsafe crypto_sha1(bytes, Int64(bytes.count), &digest)
    precondition(done, "libcrypto has no SHA-1")
    return digest
  }
}
