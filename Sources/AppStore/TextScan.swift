/// What one quick look at a text's bytes tells: enough for most texts, of which there may be a million.
package struct TextScan: Sendable, Hashable {
  /// Code points; never fewer than characters.
  package private(set) var scalars = 0
  /// At most so many characters are lost to code points that join a neighbour: one that joins the next joins both.
  private var joining = 0
  /// Whether every character is one that the store surely takes.
  package private(set) var isPlain = true

  /// Never more than there are characters.
  package var fewestCharacters: Int { max(min(scalars, 1), scalars - joining) }

  /// Looks at valid UTF-8.
  package init(_ text: ArraySlice<UInt8>) {
    self.init(scanning: text, in: text.indices)
  }

  /// Looks at valid UTF-8.
  package init(_ bytes: [UInt8], in range: Range<Int>) {
    self.init(scanning: bytes, in: range)
  }

  private init<Bytes: RandomAccessCollection<UInt8>>(scanning bytes: Bytes, in range: Range<Int>)
  where Bytes.Index == Int {
    var index = range.lowerBound
    let end = range.upperBound
    var scalars = 0
    while index < end {
      let first = bytes[index]
      scalars &+= 1
      switch first {
      case 0x20...0x7E: index += 1
      case 0xC3...0xCB, 0xCF...0xD1: index += 2
      case 0xE4...0xE9, 0xEB, 0xEC: index += 3
      case 0xC0...0xDF where index + 1 < end:
        lookAtTwo(first, bytes[index + 1])
        index += 2
      case 0xE0...0xEF where index + 2 < end:
        lookAtThree(first, bytes[index + 1], bytes[index + 2])
        index += 3
      default:
        isPlain = false
        joining += 2
        index += first < 0x80 ? 1 : 4
      }
    }
    self.scalars = scalars
  }

  private mutating func lookAtTwo(_ first: UInt8, _ second: UInt8) {
    switch first {
    // Latin-1's signs; before them are control characters.
    case 0xC2 where second >= 0xA0: break
    // Greek capitals with accents, and code points that are none.
    case 0xCE: if second < 0xA3 { isPlain = false }
    // Cyrillic beyond the common.
    case 0xD2, 0xD3: joining += 1
    // Hebrew letters, and Arabic ones.
    case 0xD7 where (0x90...0xAA).contains(second), 0xD8 where second >= 0xA0,
      0xD9 where (0x81...0x8A).contains(second):
      break
    // Arabic signs that go before a number.
    case 0xD8,
      0xDB where second == 0x9D:
      joining += 2
    // Combining marks, other Arabic.
    case 0xCC, 0xD9...0xDB: joining += 1
    default:
      isPlain = false
      joining += 2
    }
  }

  private mutating func lookAtThree(_ first: UInt8, _ second: UInt8, _ third: UInt8) {
    switch (first, second) {
    // Thai consonants stand alone; vowels and tones may join.
    case (0xE0, 0xB8) where (0x81...0xB0).contains(third): break
    case (0xE0, 0xB8) where (0xB1...0xBA).contains(third), (0xE0, 0xB9) where third <= 0x9B: joining += 1
    // Devanagari: letters and digits, then its other marks.
    case (0xE0, 0xA4) where (0x84...0xB9).contains(third),
      (0xE0, 0xA5) where (0x98...0xA1).contains(third) || third >= 0xA4:
      break
    case (0xE0, 0xA4), (0xE0, 0xA5): joining += third == 0x8D ? 2 : 1
    // Latin of Vietnamese.
    case (0xE1, 0xB8...0xBB): break
    // Dashes, quotes, ellipses; then currency signs.
    case (0xE2, 0x80) where (0x90...0xA7).contains(third) || third >= 0xB0, (0xE2, 0x82) where third >= 0xA0: break
    // Ideographic punctuation, then kana, of which two marks join.
    case (0xE3, 0x80) where (0x81...0xA9).contains(third), (0xE3, 0x81) where third >= 0x81,
      (0xE3, 0x83):
      break
    case (0xE3, 0x82) where third != 0x97 && third != 0x98: if third == 0x99 || third == 0x9A { joining += 1 }
    case (0xE3, 0x90...0xBF), (0xEA, 0xB0...0xBF), (0xED, 0x80...0x9D): break
    // Full-width forms.
    case (0xEF, 0xBC) where third >= 0x81, (0xEF, 0xBD) where third <= 0x9D: break
    default:
      isPlain = false
      joining += 2
    }
  }
}
