/// A message in the Cryptographic Message Syntax (RFC 5652), with the content and the certificates in it.
enum SignedMessage {
  /// Signed with SHA-256 and RSA over the content itself, without attributes.
  static func der(_ content: [UInt8]) -> [UInt8] {
    // In Apple's order: there are readers that take the first one for the signer's.
    let certificates = [ReceiptCertificates.leaf, ReceiptCertificates.intermediate, ReceiptCertificates.root]
    let data = DER.sequence([
      DER.integer(1),
      DER.set(of: [sha256]),
      DER.sequence([
        identifier(0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x07, 0x01), DER.tagged(0, DER.octets(content)),
      ]),
      DER.tagged(0, certificates.flatMap { $0 }),
      DER.set(of: [signer(of: content)]),
    ])
    return DER.sequence([identifier(0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x07, 0x02), DER.tagged(0, data)])
  }

  private static func signer(of content: [UInt8]) -> [UInt8] {
    // A certificate to be signed has its version, serial number, algorithm and issuer in this order.
    let leaf = DER.parts(of: DER.parts(of: ReceiptCertificates.leaf[...])[0])
    return DER.sequence([
      DER.integer(1),
      DER.sequence([Array(leaf[3]), Array(leaf[1])]),
      sha256,
      DER.sequence([identifier(0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x01, 0x01), DER.null]),
      DER.octets(ReceiptCertificates.signingKey.signature(of: content)),
    ])
  }

  private static let sha256 = DER.sequence([
    identifier(0x60, 0x86, 0x48, 0x01, 0x65, 0x03, 0x04, 0x02, 0x01), DER.null,
  ])

  private static func identifier(_ bytes: UInt8...) -> [UInt8] { DER.value(0x06, bytes) }
}
