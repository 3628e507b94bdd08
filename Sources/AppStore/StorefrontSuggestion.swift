import Diagnostics

extension Storefront {
  /// The App Store Connect code that a text most likely means: `NO`, `nor` and `Norway` are `NOR`, `XKX` is `XKS`.
  ///
  /// A country without a store gets none, however near its code is to another's.
  package static func suggestion(for text: String) -> String? {
    let folded = fold(text)
    if let known = byOtherName[folded] { return known }
    // A locale, such as `nb_NO` or `en-US`.
    let parts = text.split { $0 == "-" || $0 == "_" }
    if parts.count > 1, parts[0].count <= 3, let region = parts.last, region.count == 2,
      let known = byOtherName[fold(String(region))]
    {
      return known
    }
    if folded.utf8.count == 3 {
      guard !countriesElsewhere.contains(folded.uppercased()) else { return nil }
      let codes = all.lazy.map(\.alpha3)
      // The first letter is the one least often mistyped.
      return Spelling.nearest(to: folded, among: codes.filter { $0.lowercased().first == folded.first })
        ?? Spelling.nearest(to: folded, among: codes)
    }
    guard folded.utf8.count > 3, !InactiveStorefront.all.contains(where: { fold($0.name) == folded }) else {
      return nil
    }
    return Spelling.nearest(to: folded, among: all.lazy.map { fold($0.name) }).flatMap { byOtherName[$0] }
  }

  /// The code of the storefront that a text is another name of: `NO` and `Norway` are `NOR`; nothing that is only near.
  package static func alias(for text: String) -> String? {
    byOtherName[fold(text)]
  }

  /// Codes, numbers and names, folded.
  private static let byOtherName: [String: String] = {
    var names: [String: String] = [:]
    for storefront in all {
      for name in [
        storefront.alpha3, storefront.storeKitAlpha3, storefront.alpha2, storefront.name, String(storefront.storeID),
      ] {
        names[fold(name)] = storefront.alpha3
      }
    }
    for row in TableText.rows(of: StorefrontTable.otherNames) {
      for name in row.dropFirst() { names[fold(name)] = row[0] }
    }
    return names
  }()

  /// ISO 3166 codes of countries where the store does not sell: they are not misspellings.
  private static let countriesElsewhere =
    Set(TableText.words(of: StorefrontTable.countriesElsewhere)).union(InactiveStorefront.all.map(\.alpha3))

  /// Lower-case ASCII letters and digits alone; letters of the tables' names lose their marks.
  private static func fold(_ text: String) -> String {
    var folded = ""
    for scalar in text.lowercased().unicodeScalars {
      switch scalar {
      case "é", "è", "ê": folded.append("e")
      case "í": folded.append("i")
      case "ô", "ö": folded.append("o")
      case "ã", "å": folded.append("a")
      case "ü": folded.append("u")
      case "ç": folded.append("c")
      default: if scalar.isASCIILetterOrDigit { folded.unicodeScalars.append(scalar) }
      }
    }
    return folded
  }
}
