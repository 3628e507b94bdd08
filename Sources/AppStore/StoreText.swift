/// What customers can read on the store: lengths, and characters that App Store Connect refuses.
package enum StoreText {
  package static let source =
    "Apple's help on subscription information, and refusals reported by fastlane's users; Unicode properties otherwise"
  package static let asOf = "2026"

  /// A character that the store refuses.
  package struct RefusedCharacter: Sendable, Hashable {
    /// In bytes from the start of the text.
    package let offset: Int
    package let scalar: Unicode.Scalar
    package let kind: Kind
  }

  /// Why the store refuses a character.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    case control
    /// An emoji, or a pictograph such as a star.
    case emoji
    case privateUse
    /// No character of Unicode.
    case unassigned
    /// U+FFFC or U+FFFD: what is left of something that could not be read.
    case replacement
    /// Cannot be seen, and turns or hides what stands around it.
    case invisible
  }

  /// The first character that the store refuses, if there is one; line breaks pass where they are allowed.
  ///
  /// Letters of every script with their marks and joiners, punctuation, currency signs and ™ © ® pass; so do digits,
  /// `#` and `*`, unless they are made a keycap.
  package static func firstRefused(in bytes: ArraySlice<UInt8>, allowingLineBreaks: Bool = false) -> RefusedCharacter? {
    for index in bytes.indices {
      let byte = bytes[index]
      if byte >= 0x80 {
        // One step back: a digit before U+20E3 is a keycap.
        let start = max(bytes.startIndex, index - 1)
        return firstRefused(decoding: bytes[start...], from: bytes.startIndex, allowingLineBreaks)
      }
      if byte < 0x20 || byte == 0x7F, !(allowingLineBreaks && (byte == 0x0A || byte == 0x0D)) {
        return RefusedCharacter(
          offset: index - bytes.startIndex, scalar: Unicode.Scalar(byte), kind: .control)
      }
    }
    return nil
  }

  /// The same of a text.
  package static func firstRefused(in text: String, allowingLineBreaks: Bool = false) -> RefusedCharacter? {
    firstRefused(in: Array(text.utf8)[...], allowingLineBreaks: allowingLineBreaks)
  }

  private static func firstRefused(
    decoding bytes: ArraySlice<UInt8>, from origin: Int, _ allowingLineBreaks: Bool
  ) -> RefusedCharacter? {
    var index = bytes.startIndex
    var previous: (scalar: Unicode.Scalar, offset: Int)?
    while index < bytes.endIndex {
      let (scalar, length) = decode(bytes, at: index)
      let offset = index - origin
      if scalar.value >= 0x80 || scalar.value < 0x20 || scalar.value == 0x7F {
        if let before = previous, scalar.makesEmoji(of: before.scalar) {
          return RefusedCharacter(offset: before.offset, scalar: before.scalar, kind: .emoji)
        }
        let isLineBreak = scalar == "\n" || scalar == "\r"
        let joins = scalar.isJoiner && previous?.scalar.takesJoiners ?? false
        if !joins, !(isLineBreak && allowingLineBreaks), let kind = scalar.refusal {
          return RefusedCharacter(offset: offset, scalar: scalar, kind: kind)
        }
      }
      previous = (scalar, offset)
      index += length
    }
    return nil
  }

  /// The first HTML tag, entity not included, as a byte range from the start of the text.
  package static func firstTag(in bytes: ArraySlice<UInt8>) -> Range<Int>? {
    var start = bytes.startIndex
    while let open = bytes[start...].firstIndex(of: UInt8(ascii: "<")) {
      let next = open + 1 < bytes.endIndex ? bytes[open + 1] : 0
      let isName = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(next | 0x20)
      if isName || next == UInt8(ascii: "/"), let close = bytes[open...].firstIndex(of: UInt8(ascii: ">")) {
        return (open - bytes.startIndex)..<(close + 1 - bytes.startIndex)
      }
      start = open + 1
    }
    return nil
  }
}
