import AppStore
import Testing

struct StoreTextTests {
  @Test(
    "what the store refuses",
    arguments: [
      ("Gold 🎉", 5, "🎉", .emoji), ("★ Best", 0, "★", .emoji), ("a👨‍👩‍👧", 1, "👨", .emoji),
      ("🇳🇴", 0, "\u{1F1F3}", .emoji), ("1\u{FE0F}\u{20E3}", 0, "1", .emoji), ("a #\u{20E3}", 2, "#", .emoji),
      ("é7\u{FE0F}\u{20E3}", 2, "7", .emoji), ("❤", 0, "❤", .emoji), ("x ©\u{FE0F}", 2, "©", .emoji),
      ("⌚", 0, "⌚", .emoji), ("\u{F8FF} Pay", 0, "\u{F8FF}", .privateUse),
      ("a\u{10FFFD}", 1, "\u{10FFFD}", .privateUse),
      ("a\u{7}", 1, "\u{7}", .control), ("é\t", 2, "\t", .control), ("\u{85}", 0, "\u{85}", .control),
      ("\u{7F}", 0, "\u{7F}", .control), ("a\nb", 1, "\n", .control), ("é\nb", 2, "\n", .control),
      ("a\u{2028}", 1, "\u{2028}", .control), ("\u{378}", 0, "\u{378}", .unassigned),
      ("\u{FFFE}", 0, "\u{FFFE}", .unassigned), ("a\u{FFFD}", 1, "\u{FFFD}", .replacement),
    ] as [(String, Int, Unicode.Scalar, StoreText.Kind)])
  func refused(text: String, offset: Int, scalar: Unicode.Scalar, kind: StoreText.Kind) {
    let found = StoreText.firstRefused(in: text)
    #expect(found?.offset == offset)
    #expect(found?.scalar == scalar)
    #expect(found?.kind == kind)
    let inside = StoreText.firstRefused(in: Array("9\(text)".utf8)[1...])
    #expect(inside == found)
  }

  @Test(
    "what it takes",
    arguments: [
      "", "Gold Pack", "#1 * 100% <3", "Ein Beutel Goldmünzen", "e\u{301}", "金貨の袋", "금화", "عملات\u{200C}ها",
      "क्\u{200D}ष",
      "™ © ®", "“quoted” ‘it’ – … «ja»", "€ ₹ ₿ ¥", "Việt", "Ελληνικά", "Русский", "ไทย", "עברית", "100 °C", "№ 5",
      "→ more", "C♯ and B♭", "½ ① Ⅳ", "葛\u{E0100}", "A\u{202F}B", "ﷺ", "ଓଡ଼ିଆ", "ਪੰਜਾਬੀ", "தமிழ்", "㈱",
    ])
  func taken(text: String) {
    #expect(StoreText.firstRefused(in: text) == nil)
  }

  @Test("line breaks pass where they are allowed")
  func lineBreaks() {
    #expect(StoreText.firstRefused(in: "a\r\nb\n", allowingLineBreaks: true) == nil)
    #expect(StoreText.firstRefused(in: "é\nü\r", allowingLineBreaks: true) == nil)
    #expect(StoreText.firstRefused(in: "é\n\t", allowingLineBreaks: true)?.offset == 3)
  }

  @Test("every letter, mark, number and punctuation of Unicode passes, and no emoji does")
  func unicode() {
    // What lies between is unassigned or private.
    let blocks: [ClosedRange<UInt32>] = [0x20...0x3FFFF, 0xE0000...0xF00FF, 0x10FFF0...0x10FFFF]
    for value in blocks.joined() {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let found = StoreText.firstRefused(in: String(Character(scalar)))
      switch scalar.properties.generalCategory {
      case .privateUse: #expect(found?.kind == .privateUse)
      case .unassigned: #expect(found != nil)
      case .control: #expect(found?.kind == .control)
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
        .spacingMark, .decimalNumber, .letterNumber, .otherNumber, .openPunctuation, .closePunctuation,
        .dashPunctuation, .connectorPunctuation, .initialPunctuation, .finalPunctuation, .currencySymbol:
        #expect(found == nil, "\(scalar.properties.name ?? "")")
      default: #expect(!scalar.properties.isEmojiPresentation || found?.kind == .emoji)
      }
    }
  }

  @Test("broken UTF-8 does not stop it")
  func broken() {
    for bytes in [[0x61, 0x80], [0xE2, 0x82], [0xFF], [0xF0, 0x9F], [0xED, 0xA0, 0x80], [0xC3]] as [[UInt8]] {
      #expect(StoreText.firstRefused(in: bytes[...])?.kind == .replacement)
    }
  }

  @Test("HTML tags")
  func tags() {
    func tag(_ text: String) -> Range<Int>? { StoreText.firstTag(in: Array("<\(text)".utf8)[1...]) }
    #expect(tag("a <b>c") == 2..<5)
    #expect(tag("a</b>") == 1..<5)
    #expect(tag("é<br />") == 2..<8)
    for text in ["1 < 2 > 0", "<3", "<", "a <b", "", "->"] { #expect(tag(text) == nil) }
  }
}
