import AppStore
import Testing

struct AmountTests {
  @Test(
    "an amount is an exact decimal",
    arguments: [
      ("0.99", "0.99"), ("4.990", "4.99"), ("10.00", "10"), ("980", "980"), ("0", "0"), ("0.00", "0"), ("007", "7"),
      ("999999999999999", "999999999999999"), ("0.00000000000001", "0.00000000000001"), ("1.10", "1.1"),
    ])
  func reads(text: String, canonical: String) throws {
    let amount = try #require(Amount(text))
    #expect(amount.text == canonical)
    #expect(amount == Amount(canonical))
    #expect(Amount(bytes: Array("x\(text)x".utf8)[1..<(1 + text.utf8.count)]) == amount)
  }

  @Test(
    "anything else is none",
    arguments: [
      "", ".", "1.", ".5", "1..2", "1.2.3", "-1", "+1", "1e3", "1_000", "1,99", " 1", "1 ", "0x10", "NaN", "١",
      "1234567890123456", "0.000000000000001", "1000000000.000000",
    ])
  func refuses(text: String) {
    #expect(Amount(text) == nil)
  }

  @Test("amounts compare by value")
  func order() throws {
    let amounts = try ["10", "9.99", "0.5", "9.989", "0", "100000000000000"].map { try #require(Amount($0)) }
    #expect(amounts.sorted().map(\.text) == ["0", "0.5", "9.989", "9.99", "10", "100000000000000"])
    #expect(Set([Amount("4.990"), Amount("4.99")]).count == 1)
    #expect(amounts[4].isZero)
    #expect(!amounts[2].isZero)
  }

  @Test("decimals are filled up, never cut")
  func decimals() throws {
    let amount = try #require(Amount("4.9"))
    #expect(amount.fractionDigits == 1)
    #expect(amount.text(minorUnits: 2) == "4.90")
    #expect(amount.text(minorUnits: 0) == "4.9")
    #expect(try #require(Amount("4.995")).text(minorUnits: 2) == "4.995")
    #expect(try #require(Amount("980")).text(minorUnits: 0) == "980")
    #expect(try #require(Amount("980")).text(minorUnits: 2) == "980.00")
  }

  @Test("thousandths are exact or none")
  func milliunits() throws {
    #expect(try #require(Amount("9.99")).milliunits == 9990)
    #expect(try #require(Amount("980")).milliunits == 980_000)
    #expect(try #require(Amount("0.0001")).milliunits == nil)
    #expect(try #require(Amount("999999999999999")).milliunits == 999_999_999_999_999_000)
  }
}
