import CCrypto

/// A key of 2048 bits to sign with.
///
/// Unchecked, since libcrypto's keys are not changed once they are read, and may be signed with on any threads.
@safe final class RSAKey: @unchecked Sendable {
  private let key: UnsafeMutableRawPointer

  init(_ key: TestKey) {
    guard let read = unsafe crypto_rsa_key(key.pkcs8, Int64(key.pkcs8.count)) else {
      preconditionFailure("no RSA key of 2048 bits")
    }
    unsafe self.key = read
  }

  deinit {
    unsafe crypto_rsa_free(key)
  }

  /// By PKCS #1 v1.5 with SHA-256, 256 bytes: always the same for the same bytes.
  func signature(of bytes: [UInt8]) -> [UInt8] {
    var signature = [UInt8](repeating: 0, count: 256)
    let done = unsafe crypto_rsa_sign(bytes, Int64(bytes.count), key, &signature)
    precondition(done, "libcrypto cannot sign with RSA")
    return signature
  }
}
