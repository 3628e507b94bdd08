import Signing
import Testing

/// The examples of RFC 6979, appendix A.2.5, for SHA-256.
@Suite struct P256Tests {
  static let scalar = hexadecimal("C9AFA9D845BA75166B5C215767B1D6934E50C3DB36E89B127B8A622B120F6721")

  @Test(arguments: [
    (
      "sample", "EFD48B2AACB6A8FD1140DD9CD45E81D69D2C877B56AAF991C34D0EA84EAF3716",
      "F7CB1C942D657C41D436C7A1B6E29F65F3E900DBB9AFF4064DC4AB2F843ACDA8"
    ),
    (
      "test", "F1ABB023518351CD71D881567B1EA663ED3EFCF6C5132B354F28D3B0B7D38367",
      "019F4113742A2B14BD25926B49C649155F267E60D3814B4C0CC84250E46F0083"
    ),
  ])
  func example(message: String, r: String, s: String) {
    let signature = P256.signature(of: Array(message.utf8), scalar: Self.scalar)
    #expect(signature == Self.hexadecimal(r + s))
  }

  @Test func manyAtOnce() async {
    let alone = P256.signature(of: Array("sample".utf8), scalar: Self.scalar)
    await withTaskGroup(of: [UInt8].self) { group in
      for _ in 0..<64 {
        group.addTask { P256.signature(of: Array("sample".utf8), scalar: Self.scalar) }
      }
      for await signature in group { #expect(signature == alone) }
    }
  }

  private static func hexadecimal(_ text: String) -> [UInt8] {
    let digits = Array(text)
    return stride(from: 0, to: digits.count, by: 2).compactMap { UInt8(String(digits[$0...$0 + 1]), radix: 16) }
  }
}
