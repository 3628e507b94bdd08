import AppStore
import YAML

/// The texts of products and groups, language by language.
enum LocalizationKeys {
  static let texts = RecordShape(
    noun: "a localization",
    keys: [
      .init(name: "display_name", summary: "The name that customers see.", shape: .text),
      .init(name: "description", summary: "What customers read about it.", shape: .text),
    ], inherits: true)

  static let groupTexts = RecordShape(
    noun: "a group's localization",
    keys: [
      .init(name: "display_name", summary: "The group's name that customers see.", shape: .text),
      .init(name: "custom_app_name", summary: "The app's name on the subscription page.", shape: .text),
    ], inherits: true)

  /// The texts of products and groups, in the order in which the reading counts them.
  static let fields = WordList(["display_name", "description", "custom_app_name"])

  /// What may stand among the locales.
  static let beside = WordList(["file"])

  /// What a file that `localizations: {file: …}` names holds.
  static let fileShape = Shape.map(keys: .word(.locale), values: .record(texts))

  /// What a translators' file holds: product by product.
  static let stringsShape = RecordShape(
    noun: "a strings file",
    keys: [
      .init(
        name: "groups", summary: "The texts of subscription groups, by reference name.",
        shape: .map(keys: .text, values: .record(groupTexts)))
    ], otherKeys: .record(texts))

  static let ofProduct: Key<ProductFields> = .custom(
    "localizations", shape(texts), "What customers see, by locale; or {file: PATH} for a file of its own.",
    clear: { $0.localizations = [] }, spoil: { product, _ in product.lacksLocalizations = true },
    read: { product, written, reader in
      if !reader.readLocalizations(written, into: &product.localizations) { product.lacksLocalizations = true }
    })

  static let ofGroup: Key<SubscriptionGroup> = .custom(
    "localizations", shape(groupTexts), "What customers see, by locale; or {file: PATH} for a file of its own.",
    clear: { $0.localizations = [] }, spoil: { group, _ in group.lacksLocalizations = true },
    read: { group, written, reader in
      if !reader.readLocalizations(written, into: &group.localizations) { group.lacksLocalizations = true }
    })

  private static func shape(_ texts: RecordShape) -> Shape {
    .localizations(texts)
  }
}
