/// A chain of certificates as the App Store's tokens carry it, made for tests alone, with the leaf's key.
///
/// As in Apple's chain, root and intermediate are of the curve P-384 and the leaf of P-256. Their names say that they are
/// not Apple's.
package struct TestCertificates: Sendable {
  /// The certificates in DER.
  package let root: [UInt8]
  package let intermediate: [UInt8]
  package let leaf: [UInt8]
  /// The key that tokens are signed with.
  package let key: TestKey
  /// The first part of every token that they vouch for.
  let tokenHeader: String

  private init(root: String, intermediate: String, leaf: String, key: TestKey) {
    self.root = Self.der(root)
    self.intermediate = Self.der(intermediate)
    self.leaf = Self.der(leaf)
    self.key = key
    tokenHeader = JWS.header("ES256", [self.leaf, self.intermediate, self.root])
  }

  /// The root as a text that says what it is, for what a verifier is to trust in tests.
  package var rootPEM: String { Self.pem(ofRoot: root) }

  static func pem(ofRoot root: [UInt8]) -> String {
    PEM.text(
      "CERTIFICATE", root,
      introduction: """
        The root certificate of iapcatalog's test fixtures. It is not Apple's, and the key under it is public:
        never trust it outside a test.

        """)
  }

  private static func der(_ base64: String) -> [UInt8] {
    guard let bytes = Base64.bytes(of: base64) else { preconditionFailure("a certificate is no Base64") }
    return bytes
  }
}

extension TestCertificates {
  /// What a verifier that trusts this root accepts.
  package static let trusted = TestCertificates(
    root: CertificateText.root, intermediate: CertificateText.intermediate, leaf: CertificateText.leaf, key: .trusted)

  /// All as it should be, but under another root.
  package static let foreignRoot = TestCertificates(
    root: CertificateText.foreignRoot, intermediate: CertificateText.foreignIntermediate,
    leaf: CertificateText.foreignLeaf, key: .foreign)

  /// The leaf has not the extension that marks Apple's (1.2.840.113635.100.6.11.1).
  package static let withoutLeafMarker = TestCertificates(
    root: CertificateText.root, intermediate: CertificateText.intermediate, leaf: CertificateText.leafWithoutMarker,
    key: .trusted)

  /// The intermediate has not the extension that marks Apple's (1.2.840.113635.100.6.2.1).
  package static let withoutIntermediateMarker = TestCertificates(
    root: CertificateText.root, intermediate: CertificateText.intermediateWithoutMarker,
    leaf: CertificateText.leafOfIntermediateWithoutMarker, key: .trusted)

  /// The leaf was valid in the years 2001 and 2002 alone.
  package static let expiredLeaf = TestCertificates(
    root: CertificateText.root, intermediate: CertificateText.intermediate, leaf: CertificateText.expiredLeaf,
    key: .trusted)
}
