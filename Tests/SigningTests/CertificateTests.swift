import Foundation
import Signing
import TestSupport
import Testing

/// The certificates are made for ever: what they are is asked of Python's `cryptography`.
@Suite(.enabled(if: StoreReaders.areWanted)) struct CertificateTests {
  /// One line for each certificate, from root to leaf; faults of the chain at the end.
  private static let description = """
    import base64, sys
    from cryptography import x509
    from cryptography.hazmat.primitives.serialization import load_der_private_key
    from cryptography.x509.oid import NameOID
    *chain, key = [base64.b64decode(argument) for argument in sys.argv[1:]]
    chain = [x509.load_der_x509_certificate(der) for der in chain]
    names = {"1.2.840.113635.100.6.2.1": "intermediate marker", "1.2.840.113635.100.6.11.1": "leaf marker"}
    for certificate, issuer in zip(chain, chain[:1] + chain):
        certificate.verify_directly_issued_by(issuer)
        said = certificate.subject.get_attributes_for_oid(NameOID.COMMON_NAME)[0].value
        assert certificate.subject.get_attributes_for_oid(NameOID.ORGANIZATION_NAME)[0].value == "iapcatalog test fixtures"
        public = certificate.public_key()
        kind = getattr(getattr(public, "curve", None), "name", None) or "rsa%d" % public.key_size
        years = "%d-%d" % (certificate.not_valid_before_utc.year, certificate.not_valid_after_utc.year)
        print(said, kind, certificate.signature_hash_algorithm.name, years, sep=", ")
        for extension in certificate.extensions:
            name = names.get(extension.oid.dotted_string, extension.oid._name)
            value = extension.value
            if isinstance(value, x509.BasicConstraints): name += " ca" if value.ca else " not ca"
            if isinstance(value, x509.KeyUsage): name += " sign certificates" if value.key_cert_sign else ""
            if isinstance(value, x509.UnrecognizedExtension): name += " " + value.value.hex()
            print(" ", name + (", critical" if extension.critical else ""))
    if load_der_private_key(key, None).public_key() != chain[-1].public_key(): print("another key")
    """

  private func facts(_ certificates: TestCertificates) throws -> String {
    let chain = [certificates.root, certificates.intermediate, certificates.leaf, certificates.key.pkcs8]
    return try StoreReaders.run(Self.description, chain.map { Base64.text(of: $0) })
  }

  private func expected(
    word: String = "", intermediate: String = "Intermediate CA", leaf: String = "Signing",
    intermediateMarker: Bool = true, leafMarker: Bool = true, years: String = "1970-9999"
  ) -> String {
    """
    iapcatalog TEST \(word)Root CA - NOT APPLE, secp384r1, sha384, 1970-9999
      basicConstraints ca, critical
      keyUsage sign certificates, critical
      subjectKeyIdentifier
    iapcatalog TEST \(word)\(intermediate) - NOT APPLE, secp384r1, sha384, 1970-9999
      basicConstraints ca, critical
      keyUsage sign certificates, critical
      subjectKeyIdentifier
      authorityKeyIdentifier
    \(intermediateMarker ? "  intermediate marker 0500\n" : "")\
    iapcatalog TEST \(word)\(leaf) - NOT APPLE, secp256r1, sha256, \(years)
      basicConstraints not ca, critical
      keyUsage, critical
      subjectKeyIdentifier
      authorityKeyIdentifier
    \(leafMarker ? "  leaf marker 0500\n" : "")
    """
  }

  @Test func trusted() throws {
    #expect(try facts(.trusted) == expected())
  }

  @Test func foreignRoot() throws {
    #expect(try facts(.foreignRoot) == expected(word: "Foreign "))
    #expect(TestCertificates.foreignRoot.root != TestCertificates.trusted.root)
  }

  @Test func withoutMarkers() throws {
    #expect(try facts(.withoutLeafMarker) == expected(leaf: "Signing without Marker", leafMarker: false))
    #expect(
      try facts(.withoutIntermediateMarker)
        == expected(
          intermediate: "Intermediate CA without Marker", leaf: "Signing of unmarked CA", intermediateMarker: false))
  }

  @Test func expiredLeaf() throws {
    #expect(try facts(.expiredLeaf) == expected(leaf: "Signing until 2002", years: "2001-2002"))
  }

  @Test func badChainsHaveTheTrustedRoot() {
    for chain in [TestCertificates.withoutLeafMarker, .withoutIntermediateMarker, .expiredLeaf] {
      #expect(chain.root == TestCertificates.trusted.root)
      #expect(chain.key == TestCertificates.trusted.key)
    }
  }

  /// Text before the first line is for people, and OpenSSL passes over it.
  @Test func texts() throws {
    let key = TestCertificates.trusted.key.pem
    let root = TestCertificates.trusted.rootPEM
    #expect(key.hasPrefix("This is a public test key of iapcatalog"))
    #expect(root.hasPrefix("The root certificate of iapcatalog's test fixtures."))
    let script = """
      import base64, sys
      from cryptography import x509
      from cryptography.hazmat.primitives.serialization import *
      key = load_pem_private_key(sys.argv[1].encode(), None)
      print(base64.b64encode(key.private_bytes(Encoding.DER, PrivateFormat.PKCS8, NoEncryption())).decode())
      print(base64.b64encode(x509.load_pem_x509_certificate(sys.argv[2].encode()).public_bytes(Encoding.DER)).decode())
      """
    let der = [TestCertificates.trusted.key.pkcs8, TestCertificates.trusted.root].map { Base64.text(of: $0) + "\n" }
    #expect(try StoreReaders.run(script, [key, root]) == der.joined())
  }
}
