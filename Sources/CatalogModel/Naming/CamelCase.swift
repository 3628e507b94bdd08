/// The words of a text that is no identifier, such as `pro_yearly`, as one identifier: `proYearly`.
package enum CamelCase {
  /// In lower camel case, with `_` before a digit at its start; nil where no letter and no digit is left.
  ///
  /// Digits that were apart stay apart (`1.5` is `_1_5`), and no other underscore is made.
  package static func lower(_ text: String) -> String? {
    joined(text, first: lowerFirst)
  }

  /// In upper camel case; else the same.
  package static func upper(_ text: String) -> String? {
    joined(text, first: upperFirst)
  }

  /// Whether a text can be a name in every language: letters, digits and underscores, no digit first, not `_` alone.
  package static func isIdentifier(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, first == "_" || first.properties.isXIDStart else { return false }
    return text.unicodeScalars.allSatisfy { $0 == "_" || isWordCharacter($0) } && text.contains { $0 != "_" }
  }

  /// With the first letter large, where it is one of ASCII's.
  package static func upperFirst(_ word: String) -> String {
    guard let first = word.unicodeScalars.first, ("a"..."z").contains(first) else { return word }
    return String(Unicode.Scalar(UInt8(first.value) & ~0x20)) + String(word.unicodeScalars.dropFirst())
  }

  private static func joined(_ text: String, first: (String) -> String) -> String? {
    var words = text.unicodeScalars.split { !isWordCharacter($0) }
      .filter { $0.contains { $0.properties.isXIDStart || $0.properties.numericType != nil } }.map { String($0) }
    guard !words.isEmpty else { return nil }
    // `GOLD_PACK` shouts; in `pack_HD` the capitals mean something.
    if words.count > 1, !text.utf8.contains(where: isSmall) { words = words.map { $0.lowercased() } }
    var result = first(words[0])
    for word in words.dropFirst() {
      if result.utf8.last.map(isDigit) == true, word.utf8.first.map(isDigit) == true { result += "_" }
      result += upperFirst(word)
    }
    guard let head = result.unicodeScalars.first, !head.properties.isXIDStart else { return result }
    return "_" + result
  }

  /// `GoldPack` to `goldPack`, `HDPack` to `hdPack`, `YES` to `yes`.
  private static func lowerFirst(_ word: String) -> String {
    let capitals = word.unicodeScalars.prefix { ("A"..."Z").contains($0) }.count
    guard capitals > 0 else { return word }
    let next = word.unicodeScalars.dropFirst(capitals).first
    let startsNextWord = next.map { ("a"..."z").contains($0) } ?? false
    let lowered = capitals > 1 && startsNextWord ? capitals - 1 : capitals
    var result = String.UnicodeScalarView()
    for (index, scalar) in word.unicodeScalars.enumerated() {
      result.append(index < lowered ? Unicode.Scalar(UInt8(scalar.value) | 0x20) : scalar)
    }
    return String(result)
  }

  private static func isWordCharacter(_ scalar: Unicode.Scalar) -> Bool {
    guard !scalar.isASCII else {
      return ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar)
    }
    let properties = scalar.properties
    return properties.isXIDContinue && !properties.isDefaultIgnorableCodePoint
      && properties.generalCategory != .connectorPunctuation
  }

  private static func isSmall(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || byte >= 0x80
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
