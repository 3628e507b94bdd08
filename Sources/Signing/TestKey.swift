/// A key that is public: whoever can read this source can sign with it.
package struct TestKey: Hashable, Sendable {
  /// The private key as PKCS#8 has it, in DER.
  package let pkcs8: [UInt8]

  init(base64: String) {
    guard let bytes = Base64.bytes(of: base64) else { preconditionFailure("a key is no Base64") }
    pkcs8 = bytes
  }

  /// The 32 bytes of the private number of a P-256 key, where they always are in one.
  var scalar: [UInt8] {
    precondition(pkcs8.count == 138, "no P-256 key")
    return Array(pkcs8[36..<68])
  }

  /// The key as text that says what it is for.
  package var pem: String {
    PEM.text(
      "PRIVATE KEY", pkcs8,
      introduction: """
        This is a public test key of iapcatalog, the same for everybody. It signs fixtures and is no secret:
        never trust what is signed with it outside a test.

        """)
  }

  /// The key of the trusted leaf certificate, and of those that have but one fault.
  static let trusted = TestKey(
    base64: """
      MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg+msmHgG7kSjdT5AyrO5OlynfDffQyDrpA1+VOr6pvuKhRANCAATmZJOc\
      czYQZE9gUNySI1GJQv40aoqlgjAWBiLsZ2eZZIbq4/KqV34gmS4nspeGeNuQZ26J00OyjNnWXpnjtoI5
      """)

  /// The key of the leaf certificate under the foreign root.
  static let foreign = TestKey(
    base64: """
      MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgPUtkWkFlDZ9uB/qUVxlZOVzYdrR4VBo2k2RtgatsCrShRANCAATfadcQ\
      ykS5ijiVrqekdNU4S3RGQW7aOTwQ9mTJaQSX/K1ojyOznoADvnOY4UcsfkGAffmcsvpgOk7FMPj6ItGZ
      """)
}
