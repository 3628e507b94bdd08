import AppStore
import CatalogModel

/// Which of a product's languages a customer sees: the asked one, else the primary locale if it is of that language, else
/// the first of that language, else the primary one, else the first there is.
struct TextChoice: Sendable {
  private let asked: String
  private let primary: String?
  /// By index of the store's locale.
  private let ranks: [Int]

  init(asked: String, primary: String?) {
    self.asked = asked
    self.primary = primary
    ranks = StoreLocale.all.map { Self.rank($0.code, asked: asked, primary: primary) }
  }

  /// The text of the best language that has one.
  func choose(
    _ field: (Localization) -> TextField, of localizations: [Localization], in catalog: Catalog
  ) -> Text? {
    var best: (rank: Int, text: Text)?
    for localization in localizations {
      let rank =
        localization.localeIndex == Localization.unknownLocale
        ? Self.rank(catalog.localeCode(of: localization), asked: asked, primary: primary)
        : ranks[Int(localization.localeIndex)]
      guard rank < best?.rank ?? .max, let text = field(localization).text else { continue }
      if rank == 0 { return text }
      best = (rank, text)
    }
    return best?.text
  }

  /// The lower the better.
  private static func rank(_ code: String, asked: String, primary: String?) -> Int {
    let isPrimary = primary.map { ExactText($0) == ExactText(code) } ?? false
    if ExactText(code) == ExactText(asked) { return 0 }
    if language(of: code) == language(of: asked) { return isPrimary ? 1 : 2 }
    return isPrimary ? 3 : 4
  }

  private static func language(of code: String) -> ExactText {
    ExactText(String(code.prefix { $0 != "-" }))
  }
}
