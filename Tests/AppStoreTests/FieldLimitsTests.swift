import AppStore
import Testing

struct FieldLimitsTests {
  let now = FieldLimits(.appStoreConnect)
  let then = FieldLimits(.iTunesConnect)

  @Test("names of 30 fit, of 31 to 35 may, of 36 do not")
  func displayName() {
    for limit in [now.displayName, now.subscriptionDisplayName] {
      let verdicts = [1, 2, 30, 31, 35, 36].map { limit.verdict(of: $0) }
      #expect(verdicts == [.tooShort(1), .fits, .fits, .maybeTooLong(31), .maybeTooLong(35), .tooLong(36)])
    }
    #expect(then.displayName.verdict(of: 75) == .fits)
    #expect(then.displayName.verdict(of: 76) == .tooLong(76))
    #expect(then.subscriptionDisplayName.verdict(of: 31) == .tooLong(31))
  }

  @Test("descriptions of 45 fit, of 46 to 55 may, of 56 do not")
  func description() {
    let verdicts = [0, 9, 10, 45, 46, 55, 56].map { now.description.verdict(of: $0) }
    #expect(
      verdicts == [
        .tooShort(0), .maybeTooShort(9), .fits, .fits, .maybeTooLong(46), .maybeTooLong(55), .tooLong(56),
      ])
    #expect(then.description.verdict(of: 255) == .fits)
    #expect(then.description.verdict(of: 256) == .tooLong(256))
  }

  @Test("characters are what a reader sees")
  func characters() {
    for character in ["é", "e\u{301}", "金", "👨‍👩‍👧", "กำ"] {
      let expected = String(repeating: character, count: 64).count
      #expect(now.referenceName.verdict(of: String(repeating: character, count: 64)) == .fits)
      let bytes = Array(String(repeating: character, count: 65).utf8)[...]
      #expect(now.referenceName.verdict(of: bytes) == .tooLong(expected + expected / 64))
    }
    #expect(StoreText.characters(in: Array("a\r\nb".utf8)[...]) == 3)
    #expect(StoreText.characters(in: Array("xGoldx".utf8)[1...4]) == 4)
  }

  @Test("bytes are counted as the standard library counts characters")
  func everyScalar() {
    for value in UInt32(0x20)...0xFFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      var text = ""
      text.unicodeScalars.append(contentsOf: [scalar, "a", scalar, scalar, "金", scalar, "각", scalar, "ü"])
      let count = StoreText.characters(in: Array(text.utf8)[...])
      if count != text.count { Issue.record("U+\(String(value, radix: 16)): \(count), not \(text.count)") }
    }
  }

  @Test("the old store counted bytes")
  func bytes() {
    #expect(then.productID.verdict(of: String(repeating: "a", count: 255)) == .fits)
    #expect(then.referenceName.verdict(of: String(repeating: "é", count: 128)) == .tooLong(256))
    #expect(now.productID.verdict(of: String(repeating: "a", count: 100)) == .fits)
    #expect(now.productID.verdict(of: String(repeating: "a", count: 101)) == .tooLong(101))
    #expect(then.appName.verdict(of: String(repeating: "a", count: 76)) == .maybeTooLong(76))
  }

  @Test("a team's own limits end the doubt")
  func overriding() {
    let own = now.overriding(by: ["display_name": 40, "description": 5, "product_id": 0, "colour": 3])
    #expect(own.displayName.verdict(of: 40) == .fits)
    #expect(own.subscriptionDisplayName.verdict(of: 41) == .tooLong(41))
    #expect(own.displayName.source == "lint.limits")
    #expect(own.description.verdict(of: 5) == .fits)
    #expect(own.description.verdict(of: 6) == .tooLong(6))
    #expect(own.productID == now.productID)
    #expect(own.overriding(by: ["display_name": 1]).displayName.verdict(of: 1) == .fits)
    #expect(
      FieldLimits.overridable == [
        "app_name", "custom_app_name", "description", "display_name", "group_display_name", "product_id", "products",
        "promoted", "reference_name", "review_notes", "test_users",
      ])
    for name in FieldLimits.overridable { #expect(now.overriding(by: [name: 7]) != now) }
  }

  @Test("numbers of things")
  func items() {
    #expect(now.promotedProducts.verdict(of: 20) == .fits)
    #expect(now.promotedProducts.verdict(of: 21) == .tooLong(21))
    #expect(now.productsPerApp.maximum == 10_000)
    #expect(now.testUsers.maximum == 10_000)
    #expect(now.groupDisplayName.verdict(of: 65) == .maybeTooLong(65))
    #expect(now.reviewNotes.maximum == 4000)
    #expect(now.appName.maximum == 30)
  }
}
