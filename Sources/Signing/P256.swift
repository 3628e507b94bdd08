import CCrypto

/// Signatures on the curve P-256.
package enum P256 {
  /// The ECDSA signature of the SHA-256 digest of these bytes: r, then s, 64 bytes.
  ///
  /// The nonce is that of RFC 6979, so that the same bytes and the same key give the same signature everywhere.
  /// - Parameter scalar: the 32 bytes of the private key.
  package static func signature(of bytes: [UInt8], scalar: [UInt8]) -> [UInt8] {
    precondition(scalar.count == 32)
    var signature = [UInt8](repeating: 0, count: 64)
    let done = unsafe crypto_p256_sign(SHA256.digest(of: bytes), scalar, &signature)
    precondition(done, "libcrypto cannot sign with P-256")
    return signature
  }
}
