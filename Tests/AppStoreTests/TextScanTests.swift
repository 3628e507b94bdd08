import AppStore
import Testing

struct TextScanTests {
  private static func scan(_ text: String) -> TextScan { TextScan(Array(text.utf8)[...]) }

  @Test("a plain text has nothing that the store refuses")
  func plain() {
    let values = (0x20 as UInt32)...0x1_FFFF
    let scalars = values.compactMap { Unicode.Scalar($0) }
    let wrong = scalars.filter { scalar in
      Self.scan(String(scalar)).isPlain && StoreText.firstRefused(in: String(scalar)) != nil
    }
    #expect(wrong == [])
    let passed = scalars.count { Self.scan(String($0)).isPlain }
    #expect(passed > 40_000)
    for text in ["1\u{FE0F}\u{20E3}", "©\u{FE0F}", "Gold\u{7}", "🎉", "\u{F8FF}", "a\nb"] {
      #expect(!Self.scan(text).isPlain)
    }
  }

  @Test("there are never fewer characters than it says, nor more than code points")
  func bounds() {
    let alphabet = [
      "a", "é", "e\u{301}", "ß", "λ", "ж", "ע", "ع", "م\u{650}", "ไ", "ก\u{E34}", "नि", "क्ष", "金", "が", "か\u{3099}", "한",
      "\u{1112}\u{1161}\u{11AB}",
      "ｶﾞ", "ế", "👨‍👩‍👧", "🇩🇪", "1\u{FE0F}\u{20E3}", " ", "’", "€", "\u{600}1",
    ]
    var state: UInt64 = 2026
    func next(below count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    for _ in 0..<20_000 {
      let text = (0..<next(below: 13)).map { _ in alphabet[next(below: alphabet.count)] }.joined()
      let scan = Self.scan(text)
      #expect(scan.scalars == text.unicodeScalars.count)
      #expect(scan.fewestCharacters <= text.count, "\(text)")
    }
    let scalars = ((0x20 as UInt32)...0x1_FFFF).compactMap { Unicode.Scalar($0) }
    let wrong = scalars.filter { scalar in
      ["a\(scalar)", "\(scalar)a", "ก\(scalar)", "\(scalar)金"].contains { Self.scan($0).fewestCharacters > $0.count }
    }
    #expect(wrong == [])
    #expect(Self.scan("Größe").fewestCharacters == 5)
    #expect(Self.scan("金貨百枚").fewestCharacters == 4)
    #expect(Self.scan("").fewestCharacters == 0)
  }
}
