import Diagnostics

extension StoreLocale {
  /// The store's code that a text most likely means: `ar` is `ar-SA`, `nb_NO` is `no`, `zh-TW` is `zh-Hant`.
  ///
  /// A language that the store does not take gets none, however near its code is to another's.
  package static func suggestion(for code: String) -> String? {
    let folded = fold(code)
    if let known = all.first(where: { $0.code.lowercased() == folded }) { return known.code }
    if let known = byOtherName[folded] { return known }
    if folded.utf8.count > 3, let known = all.first(where: { $0.code.lowercased().filter { $0 != "-" } == folded }) {
      return known.code
    }
    var parts = folded.split(separator: "-").map(String.init)
    guard let language = parts.first else { return nil }
    parts.removeFirst()
    if let byRegion = byRegion(language: language, parts: parts) { return byRegion }
    if let known = byOtherName[language] { return known }
    guard !languagesElsewhere.contains(language) else { return nil }
    return misspelt(folded)
  }

  /// The store's code that a text surely means: another name of a locale whose language the store takes in one form.
  package static func alias(for code: String) -> String? {
    guard let meant = suggestion(for: code), let locale = named(meant),
      all.count(where: { $0.language == locale.language }) == 1, misspelt(fold(code)) == nil
    else { return nil }
    return meant
  }

  /// For languages that the store takes in several forms.
  private static func byRegion(language: String, parts: [String]) -> String? {
    guard let plain = byOtherName[language] else { return nil }
    for part in parts {
      if let known = all.first(where: { $0.code.lowercased() == "\(plain.prefix { $0 != "-" })-\(part)" }) {
        return known.code
      }
      if let known = byOtherName["\(language)-\(part)"] { return known }
      if part.count == 4, let near = Spelling.nearest(to: "\(language)-\(part)", among: ["zh-Hans", "zh-Hant"]) {
        return near
      }
    }
    return nil
  }

  /// One slip of the hand in a code that has more than a language: two letters are near to too much.
  private static func misspelt(_ folded: String) -> String? {
    guard folded.contains("-") else { return nil }
    let full = all.lazy.map(\.code).filter { $0.contains("-") }
    guard let near = Spelling.nearest(to: folded, among: full) else { return nil }
    return Spelling.distance(from: Array(folded.utf8), to: Array(near.lowercased().utf8)) <= 1 ? near : nil
  }

  /// Lower case, with hyphens.
  private static func fold(_ text: String) -> String {
    String(text.lowercased().map { $0 == "_" || $0 == " " ? "-" : $0 })
  }

  /// What else people write for a locale, folded: bare languages, older, three-letter and Transporter codes, names.
  private static let byOtherName: [String: String] = {
    var names: [String: String] = [:]
    for locale in all {
      for name in [locale.legacyTransporterCode, locale.englishName, locale.language] {
        names[fold(name)] = locale.code
      }
    }
    for row in TableText.rows(of: LocaleTable.otherNames) {
      for name in TableText.words(of: row[1]) { names[name] = row[0] }
    }
    return names
  }()

  /// ISO 639-1 languages that the store does not take: their codes are not misspellings.
  private static let languagesElsewhere = Set(TableText.words(of: LocaleTable.languagesElsewhere))
}
