extension StoreText {
  /// The number of code points, which is never less than the number of characters.
  package static func scalars(in bytes: ArraySlice<UInt8>) -> Int {
    var count = 0
    for byte in bytes where byte & 0xC0 != 0x80 { count += 1 }
    return count
  }

  /// Whether a text has so many characters; they are counted exactly only where letters that stand alone are too few.
  package static func hasAtLeast(_ minimum: Int, charactersIn bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.count >= minimum else { return false }
    var found = 0
    var isAfterLoneLetter = true
    var index = bytes.startIndex
    while index < bytes.endIndex {
      if found >= minimum { return true }
      let first = bytes[index]
      let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
      guard index + length <= bytes.endIndex else { break }
      let second = length > 1 ? bytes[index + 1] : 0
      let third = length > 2 ? bytes[index + 2] : 0
      let isLone = isLoneLetter(first, second, third)
      // A letter may join a prefix before it, or a virama.
      if isLone, isAfterLoneLetter { found += 1 }
      isAfterLoneLetter = isLone
      index += length
    }
    return found >= minimum || characters(in: bytes) >= minimum
  }

  /// Whether the code point never joins another of these: ASCII, Latin, Greek and Cyrillic, Hebrew, Arabic and Thai letters,
  /// kana, ideographs, Hangul syllables, full-width forms.
  private static func isLoneLetter(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Bool {
    switch first {
    case 0x20...0x7E, 0xC2...0xCB, 0xCE...0xD1: true
    case 0xD7: (0x90...0xAA).contains(second)
    case 0xD8: (0xA0...0xBF).contains(second)
    case 0xD9: (0x81...0x8A).contains(second)
    case 0xE0: second == 0xB8 && (0x81...0xB0).contains(third)
    case 0xE3: (0x81...0x83).contains(second) && !(second == 0x82 && (0x99...0x9A).contains(third))
    case 0xE4...0xE9: true
    case 0xEB, 0xEC: true
    case 0xEF: second == 0xBC || (second == 0xBD && third <= 0x9D)
    default: false
    }
  }
}
