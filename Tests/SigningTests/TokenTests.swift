import Foundation
import Signing
import TestSupport
import Testing

/// Tokens as they are written.
@Suite struct TokenTests {
  static let payload = Array(#"{"bundleId":"com.example.rage","price":990}"#.utf8)

  private func parts(_ token: String) throws -> [[UInt8]] {
    try token.split(separator: ".", omittingEmptySubsequences: false).map { part in
      let standard = part.replacingOccurrences(of: "-", with: "+").replacingOccurrences(of: "_", with: "/")
      let filled = standard + String(repeating: "=", count: (4 - standard.count % 4) % 4)
      return try #require(Base64.bytes(of: filled), "not Base64URL: \(part)")
    }
  }

  private func header(_ algorithm: String, _ certificates: [[UInt8]]) -> String {
    let chain = certificates.map { "\"\(Data($0).base64EncodedString())\"" }.joined(separator: ",")
    return #"{"alg":"\#(algorithm)","x5c":[\#(chain)]}"#
  }

  private let chain = [
    TestCertificates.trusted.leaf, TestCertificates.trusted.intermediate, TestCertificates.trusted.root,
  ]

  @Test func threeParts() throws {
    let token = JWS.sign(Self.payload)
    let parts = try parts(token)
    #expect(parts.count == 3)
    #expect(String(decoding: parts[0], as: UTF8.self) == header("ES256", chain))
    #expect(parts[1] == Self.payload)
    #expect(parts[2].count == 64)
  }

  @Test func sameEveryTime() {
    #expect(JWS.sign(Self.payload) == JWS.sign(Self.payload))
    #expect(JWS.sign(Self.payload) != JWS.sign(Self.payload + [0x20]))
  }

  @Test func flaws() throws {
    let sound = try parts(JWS.sign(Self.payload))
    let other = Array(#"{"bundleId":"com.example.rage","price":0}"#.utf8)
    #expect(
      try parts(JWS.sign(Self.payload, flaw: .payloadReplaced(by: other))) == [sound[0], other, sound[2]])

    let der = try parts(JWS.sign(Self.payload, flaw: .signatureInDER))
    #expect(der[..<2] == sound[..<2])
    #expect(der[2].first == 0x30)

    let unsigned = JWS.sign(Self.payload, flaw: .unsigned)
    #expect(try parts(unsigned) == [Array(header("none", chain).utf8), Self.payload, []])

    let two = try parts(JWS.sign(Self.payload, flaw: .twoCertificates))
    #expect(String(decoding: two[0], as: UTF8.self) == header("ES256", Array(chain.dropLast())))

    let otherKey = try parts(JWS.sign(Self.payload, flaw: .otherKey))
    #expect(otherKey[..<2] == sound[..<2])
    #expect(otherKey[2].count == 64 && otherKey[2] != sound[2])

    let foreign = TestCertificates.foreignRoot
    let replaced = try parts(JWS.sign(Self.payload, flaw: .rootReplaced))
    #expect(
      String(decoding: replaced[0], as: UTF8.self) == header("ES256", [foreign.leaf, foreign.intermediate, chain[2]]))
  }
}

/// What Apple's own library says of them.
@Suite(.enabled(if: StoreReaders.areWanted)) struct TokenVerificationTests {
  private static let verification = """
    import base64, sys
    from appstoreserverlibrary.models.Environment import Environment
    from appstoreserverlibrary.signed_data_verifier import SignedDataVerifier, VerificationException
    root, kind, *tokens = sys.argv[1:]
    verifier = SignedDataVerifier([base64.b64decode(root)], False, Environment.SANDBOX, "com.example.rage", None)
    for token in tokens:
        try:
            getattr(verifier, "verify_and_decode_" + kind)(token)
            print("accepted")
        except VerificationException as failure:
            print(failure.status.name)
    """

  /// What the verifier that trusts the test root says of each token, a line each.
  private func verify(_ kind: String, _ tokens: [String]) throws -> String {
    try StoreReaders.run(
      Self.verification, [Base64.text(of: TestCertificates.trusted.root), kind] + tokens)
  }

  private func payload(_ kind: String, at date: Int) -> [UInt8] {
    let text =
      switch kind {
      case "app_transaction":
        #"{"receiptType":"Sandbox","bundleId":"com.example.rage","receiptCreationDate":\#(date)}"#
      default: #"{"bundleId":"com.example.rage","environment":"Sandbox","signedDate":\#(date)}"#
      }
    return Array(text.utf8)
  }

  static let kinds = ["signed_transaction", "renewal_info", "app_transaction"]
  /// 2010, 2026 and 2090.
  static let dates = [1_262_304_000_000, 1_796_126_400_000, 3_786_912_000_000]

  @Test(arguments: kinds) func accepted(kind: String) throws {
    let tokens = Self.dates.map { JWS.sign(payload(kind, at: $0)) }
    #expect(try verify(kind, tokens) == String(repeating: "accepted\n", count: 3))
  }

  @Test(arguments: kinds) func refused(kind: String) throws {
    let payload = payload(kind, at: Self.dates[1])
    let chains = [TestCertificates.foreignRoot, .withoutLeafMarker, .withoutIntermediateMarker, .expiredLeaf]
    let flaws: [JWS.Flaw] = [
      .payloadReplaced(by: self.payload(kind, at: Self.dates[0])), .signatureInDER, .unsigned, .twoCertificates,
      .otherKey, .rootReplaced,
    ]
    let tokens = chains.map { JWS.sign(payload, with: $0) } + flaws.map { JWS.sign(payload, flaw: $0) }
    let expected = tokens.indices.map { $0 == 7 ? "INVALID_CHAIN_LENGTH\n" : "VERIFICATION_FAILURE\n" }
    #expect(try verify(kind, tokens) == expected.joined())
  }

  /// The certificate's time alone is at fault.
  @Test func expiredWasValid() throws {
    let token = JWS.sign(payload("signed_transaction", at: 1_000_000_000_000), with: .expiredLeaf)
    #expect(try verify("signed_transaction", [token]) == "accepted\n")
  }

  /// Another verifier, which is not Apple's.
  @Test func otherVerifierAgrees() throws {
    let script = """
      import base64, sys
      from apple_purchase_receipt_verifier import Config, Verifier
      verifier = Verifier(Config(roots=[base64.b64decode(sys.argv[1])]))
      for token in sys.argv[2:]:
          failure = verifier.verify_signed_data(token).failure
          print(failure.reason.name if failure else "accepted")
      """
    let payload = payload("signed_transaction", at: Self.dates[1])
    let tokens =
      [JWS.sign(payload), JWS.sign(payload, with: .foreignRoot), JWS.sign(payload, with: .withoutLeafMarker)]
      + [JWS.sign(payload, with: .withoutIntermediateMarker), JWS.sign(payload, with: .expiredLeaf)]
      + [JWS.sign(payload, flaw: .signatureInDER), JWS.sign(payload, flaw: .rootReplaced)]
    let said = try StoreReaders.run(script, [Base64.text(of: TestCertificates.trusted.root)] + tokens)
    #expect(
      said.split(separator: "\n") == [
        "accepted", "UNTRUSTED_CHAIN", "INVALID_CERTIFICATE_PURPOSE", "INVALID_CERTIFICATE_PURPOSE",
        "INVALID_CERTIFICATE", "INVALID_SIGNATURE", "UNTRUSTED_CHAIN",
      ])
  }
}
