/// English words and signs in texts for customers at which review takes offence.
///
/// All functions take UTF-8, and give byte offsets into it.
package enum ReviewWords {
  package static let source = "fastlane precheck's rules; App Store Review Guidelines 2.3.7"
  package static let asOf = "2026"

  /// Whether a text may have one; costs little, and errs only on this side.
  package static func mayOffend(_ bytes: [UInt8], in range: Range<Int>) -> Bool {
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      if byte == UInt8(ascii: "$") || byte == 0xC2 || byte == 0xE2 { return true }
      if byte | 0x20 == UInt8(ascii: "f"), startsFree(bytes, index, range.upperBound) { return true }
      if isDigit(byte), moneyEnd(after: index + 1, bytes, range.upperBound) != nil { return true }
      index += 1
    }
    return hasCode(bytes, range)
  }

  /// The first `free` that is a word of its own: neither `freedom` nor `ad-free`.
  package static func firstFree(in text: ArraySlice<UInt8>) -> Range<Int>? {
    let bytes = Array(text)
    return bytes.indices.first { startsFree(bytes, $0, bytes.count) }.map { $0..<$0 + 4 }
  }

  /// The first amount of a currency: `$5`, `5 €`, `100 Dollars`, `50 USD`, `EUR 3`, `99 cents`.
  package static func firstMoney(in text: ArraySlice<UInt8>) -> Range<Int>? {
    let bytes = Array(text)
    for index in bytes.indices where isDigit(bytes[index]) && !isPartOfNumber(bytes, index) {
      let end = numberEnd(bytes, index)
      if let start = moneyStart(before: index, bytes) { return start..<end }
      if let wordEnd = moneyEnd(after: end, bytes, bytes.count) { return index..<wordEnd }
    }
    return nil
  }

  private static let signs: [[UInt8]] = ["$", "€", "£", "¥", "₹", "₩", "₽", "₺"].map { Array($0.utf8) }
  private static let codes: [[UInt8]] = [
    "usd", "eur", "gbp", "jpy", "cad", "aud", "nzd", "chf", "cny", "inr", "krw", "brl", "mxn", "rub",
  ].map { Array($0.utf8) }
  private static let words: [[UInt8]] =
    codes + ["dollar", "dollars", "euro", "euros", "buck", "bucks", "cent", "cents"].map { Array($0.utf8) }

  private static func startsFree(_ bytes: [UInt8], _ index: Int, _ end: Int) -> Bool {
    guard index + 4 <= end, bytes[index] | 0x20 == UInt8(ascii: "f"), bytes[index + 1] | 0x20 == UInt8(ascii: "r"),
      bytes[index + 2] | 0x20 == UInt8(ascii: "e"), bytes[index + 3] | 0x20 == UInt8(ascii: "e")
    else { return false }
    if index + 4 < end, isWordPart(bytes[index + 4]) { return false }
    guard index > 0, case let before = bytes[index - 1] else { return true }
    return !isWordPart(before) && before != UInt8(ascii: "-")
  }

  /// The end of a currency after a number, a blank or hyphen between them allowed.
  private static func moneyEnd(after number: Int, _ bytes: [UInt8], _ end: Int) -> Int? {
    var start = number
    if start < end, bytes[start] == UInt8(ascii: " ") || bytes[start] == UInt8(ascii: "-") { start += 1 }
    guard start < end, !isDigit(bytes[start]) else { return nil }
    if !isLetter(bytes[start]) {
      return signs.first { matches($0, bytes, start, end) }.map { start + $0.count }
    }
    let word = words.first { word in
      matches(word, bytes, start, end) && (start + word.count == end || !isWordPart(bytes[start + word.count]))
    }
    return word.map { start + $0.count }
  }

  /// The start of a currency before a number.
  private static func moneyStart(before number: Int, _ bytes: [UInt8]) -> Int? {
    var end = number
    if end > 0, bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
    for mark in signs + codes where end >= mark.count && matches(mark, bytes, end - mark.count, end) {
      let start = end - mark.count
      let isWord = mark[0] != UInt8(ascii: "$") && mark[0] < 0x80
      if isWord, start > 0, isWordPart(bytes[start - 1]) { continue }
      return start
    }
    return nil
  }

  /// Whether a code stands before a number.
  private static func hasCode(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    var index = range.lowerBound
    while index + 3 < range.upperBound {
      let isBlank = bytes[index + 3] == UInt8(ascii: " ") && index + 4 < range.upperBound
      if isDigit(bytes[isBlank ? index + 4 : index + 3]), isLetter(bytes[index]),
        codes.contains(where: { matches($0, bytes, index, index + 3) })
      {
        return true
      }
      index += 1
    }
    return false
  }

  private static func matches(_ word: [UInt8], _ bytes: [UInt8], _ start: Int, _ end: Int) -> Bool {
    guard start + word.count <= end else { return false }
    for offset in word.indices {
      let byte = bytes[start + offset]
      let folded = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
      if folded != word[offset] { return false }
    }
    return true
  }

  private static func numberEnd(_ bytes: [UInt8], _ start: Int) -> Int {
    var end = start
    while end < bytes.count,
      isDigit(bytes[end]) || isPoint(bytes[end]) && end + 1 < bytes.count && isDigit(bytes[end + 1])
    {
      end += 1
    }
    return end
  }

  private static func isPartOfNumber(_ bytes: [UInt8], _ index: Int) -> Bool {
    guard index > 0 else { return false }
    return isDigit(bytes[index - 1]) || index > 1 && isPoint(bytes[index - 1]) && isDigit(bytes[index - 2])
  }

  private static func isPoint(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ".") || byte == UInt8(ascii: ",")
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// A letter, a digit, or part of a letter that is no ASCII.
  private static func isWordPart(_ byte: UInt8) -> Bool {
    isDigit(byte) || isLetter(byte) || byte >= 0x80
  }
}
