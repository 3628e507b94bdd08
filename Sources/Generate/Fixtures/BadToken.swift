import CatalogModel
import JSON
import Signing

/// A token with one fault, for which a verifier must refuse it.
enum BadToken: String, CaseIterable {
  case wrongRoot = "wrong-root"
  case rootReplaced = "root-replaced"
  case missingLeafOID = "missing-leaf-oid"
  case missingIntermediateOID = "missing-intermediate-oid"
  case leafNotValid = "leaf-not-valid"
  case tampered
  case otherKey = "other-key"
  case signatureInDER = "signature-in-der"
  case unsigned
  case twoCertificates = "two-certificates"
  case wrongEnvironment = "wrong-environment"
  case wrongBundle = "wrong-bundle"

  /// What is wrong with it.
  var fault: String {
    switch self {
    case .wrongRoot: "its chain ends in another root"
    case .rootReplaced: "its chain is of another root, in whose place it shows the trusted one"
    case .missingLeafOID: "its leaf certificate lacks the extension 1.2.840.113635.100.6.11.1"
    case .missingIntermediateOID: "its intermediate certificate lacks the extension 1.2.840.113635.100.6.2.1"
    case .leafNotValid: "its leaf certificate was not valid when it was signed"
    case .tampered: "it says another thing than was signed"
    case .otherKey: "it is signed with another key than the leaf certificate's"
    case .signatureInDER: "its signature is in DER, not r and s one after the other"
    case .unsigned: "its algorithm is none"
    case .twoCertificates: "its chain has no root"
    case .wrongEnvironment: "it is of production"
    case .wrongBundle: "it is an app transaction of another app"
    }
  }

  /// The token, of a payload that is sound in itself.
  func token(_ transaction: JSONValue, appTransaction: JSONValue) -> String {
    let payload = JSONWriter.compactBytes(transaction)
    return switch self {
    case .wrongRoot: JWS.sign(payload, with: .foreignRoot)
    case .rootReplaced: JWS.sign(payload, flaw: .rootReplaced)
    case .missingLeafOID: JWS.sign(payload, with: .withoutLeafMarker)
    case .missingIntermediateOID: JWS.sign(payload, with: .withoutIntermediateMarker)
    case .leafNotValid: JWS.sign(payload, with: .expiredLeaf)
    case .tampered:
      JWS.sign(payload, flaw: .payloadReplaced(by: JSONWriter.compactBytes(transaction.with("quantity", 2))))
    case .otherKey: JWS.sign(payload, flaw: .otherKey)
    case .signatureInDER: JWS.sign(payload, flaw: .signatureInDER)
    case .unsigned: JWS.sign(payload, flaw: .unsigned)
    case .twoCertificates: JWS.sign(payload, flaw: .twoCertificates)
    case .wrongEnvironment: JWS.sign(JSONWriter.compactBytes(transaction.with("environment", "Production")))
    // A verifier of renewal infos looks at no bundle, so that this must be none.
    case .wrongBundle: JWS.sign(JSONWriter.compactBytes(appTransaction.with("bundleId", "com.example.another-app")))
    }
  }
}

extension JSONValue {
  /// The object with another value of one member.
  fileprivate func with(_ key: String, _ value: JSONValue) -> JSONValue {
    .object((members ?? []).map { ($0.key, $0.key == key ? value : $0.value) })
  }
}
