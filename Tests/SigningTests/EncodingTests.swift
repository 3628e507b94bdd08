import Foundation
import Testing

@testable import Signing

/// The distinguished encoding, by the examples of X.690 and the borders of its lengths.
@Suite struct DERTests {
  static let integers: [(UInt64, [UInt8])] = [
    (0, [2, 1, 0]), (127, [2, 1, 127]), (128, [2, 2, 0, 128]), (256, [2, 2, 1, 0]), (32_768, [2, 3, 0, 128, 0]),
    (UInt64.max, [2, 9, 0, 255, 255, 255, 255, 255, 255, 255, 255]),
  ]

  @Test(arguments: integers) func integer(number: UInt64, bytes: [UInt8]) {
    #expect(DER.integer(number) == bytes)
  }

  static let lengths: [(Int, [UInt8])] = [
    (0, [4, 0]), (127, [4, 127]), (128, [4, 0x81, 128]), (255, [4, 0x81, 255]), (256, [4, 0x82, 1, 0]),
    (65_536, [4, 0x83, 1, 0, 0]),
  ]

  @Test(arguments: lengths) func length(count: Int, start: [UInt8]) {
    let content = [UInt8](repeating: 7, count: count)
    #expect(DER.octets(content) == start + content)
    let sequence = DER.sequence([DER.octets(content), DER.null])
    #expect(DER.parts(of: sequence[...]).map(Array.init) == [start + content, [5, 0]])
  }

  @Test func setIsInOrder() {
    #expect(DER.set(of: [[2, 1, 9], [2, 1, 3], [1, 1, 0]]) == [0x31, 9, 1, 1, 0, 2, 1, 3, 2, 1, 9])
  }
}

/// Dates against Foundation's.
@Suite struct ReceiptDateTests {
  @Test(arguments: [
    (0, "1970-01-01T00:00:00Z"), (951_782_400_999, "2000-02-29T00:00:00Z"), (-1, "1969-12-31T23:59:59Z"),
    (1_796_126_400_000, "2026-12-01T12:00:00Z"), (253_402_300_799_000, "9999-12-31T23:59:59Z"),
    (-62_135_596_800_000, "0001-01-01T00:00:00Z"),
  ])
  func text(milliseconds: Int, text: String) {
    #expect(ReceiptDate.text(milliseconds) == text)
  }

  @Test func daysOfFourCenturies() {
    let formatter = ISO8601DateFormatter()
    // Seven days apart, so that each day of the year comes in some year.
    for day in stride(from: -25_567, to: 121_000, by: 7) {
      let seconds = day * 86_400 + 12_345
      #expect(ReceiptDate.text(seconds * 1000) == formatter.string(from: Date(timeIntervalSince1970: Double(seconds))))
    }
  }
}
