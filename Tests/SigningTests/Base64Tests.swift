import Foundation
import Signing
import Testing

/// The examples of RFC 4648, section 10, and more bytes against Foundation.
@Suite struct Base64Tests {
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
    ("foobar", "Zm9vYmFy"),
  ])
  func example(text: String, encoded: String) {
    #expect(Base64.text(of: Array(text.utf8)) == encoded)
    #expect(Base64.urlText(of: Array(text.utf8)) == encoded.filter { $0 != "=" })
    #expect(Base64.bytes(of: encoded) == Array(text.utf8))
  }

  @Test func everyByte() {
    let bytes = (0...255).map { UInt8($0) } + (0...255).map { UInt8(255 - $0) }
    let text = Data(bytes).base64EncodedString()
    #expect(Base64.text(of: bytes) == text)
    #expect(Base64.bytes(of: text) == bytes)
    #expect(
      Base64.urlText(of: bytes)
        == text.filter { $0 != "=" }.replacingOccurrences(of: "+", with: "-").replacingOccurrences(of: "/", with: "_"))
  }

  @Test(arguments: ["Z", "Zg", "Zg=", "Zg===", "Zh==", "Zm9v\n", "Zm-_", "====", "Z===", "Zm9vZ", "Zg==Zg=="])
  func refused(text: String) {
    #expect(Base64.bytes(of: text) == nil)
  }
}
