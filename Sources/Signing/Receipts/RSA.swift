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
