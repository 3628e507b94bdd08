/// Tokens as the App Store signs them: a JSON Web Signature with the certificates in its header.
package enum JWS {
  /// What a verifier must refuse a token for, though its certificates are sound.
  package enum Flaw: Sendable {
    /// The payload is another one than was signed.
    case payloadReplaced(by: [UInt8])
    /// The signature is in DER, as X.509 has it, and not r and s one after the other.
    case signatureInDER
    /// The algorithm is `none`, and there is no signature.
    case unsigned
    /// The root certificate is left out of the header.
    case twoCertificates
    /// The key it is signed with is not that of the leaf certificate.
    case otherKey
    /// Leaf and intermediate are of a foreign root, in whose place the header has the trusted one.
    case rootReplaced
  }

  /// The compact token for a payload, which is taken as it is.
  package static func sign(
    _ payload: [UInt8], with certificates: TestCertificates = .trusted, flaw: Flaw? = nil
  ) -> String {
    guard let flaw else {
      let content = "\(certificates.tokenHeader).\(Base64.urlText(of: payload))"
      let signature = P256.signature(of: Array(content.utf8), scalar: certificates.key.scalar)
      return "\(content).\(Base64.urlText(of: signature))"
    }
    return sign(payload, with: certificates, flaw)
  }

  private static func sign(_ payload: [UInt8], with certificates: TestCertificates, _ flaw: Flaw) -> String {
    var algorithm = "ES256"
    var chain = [certificates.leaf, certificates.intermediate, certificates.root]
    var key = certificates.key
    var shown = payload
    switch flaw {
    case .payloadReplaced(let other): shown = other
    case .unsigned: algorithm = "none"
    case .twoCertificates: chain.removeLast()
    case .otherKey: key = key == .trusted ? .foreign : .trusted
    case .rootReplaced:
      let foreign = TestCertificates.foreignRoot
      chain = [foreign.leaf, foreign.intermediate, certificates.root]
      key = foreign.key
    case .signatureInDER: break
    }
    let header = header(algorithm, chain)
    if case .unsigned = flaw { return "\(header).\(Base64.urlText(of: shown))." }
    var signature = P256.signature(of: Array("\(header).\(Base64.urlText(of: payload))".utf8), scalar: key.scalar)
    if case .signatureInDER = flaw { signature = der(signature) }
    return "\(header).\(Base64.urlText(of: shown)).\(Base64.urlText(of: signature))"
  }

  /// The first part of a token.
  static func header(_ algorithm: String, _ chain: [[UInt8]]) -> String {
    let certificates = chain.map { "\"\(Base64.text(of: $0))\"" }.joined(separator: ",")
    return Base64.urlText(of: Array("{\"alg\":\"\(algorithm)\",\"x5c\":[\(certificates)]}".utf8))
  }

  private static func der(_ signature: [UInt8]) -> [UInt8] {
    DER.sequence([DER.integer(magnitude: signature[..<32]), DER.integer(magnitude: signature[32...])])
  }
}
