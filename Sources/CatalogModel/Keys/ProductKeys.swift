import AppStore
import YAML

/// The keys of products and subscriptions.
enum ProductKeys {
  /// What every product may say.
  static let common = KeyTable<ProductFields>("a product", inherits: true, identity + state + texts)

  /// A product that is no subscription.
  static let product = KeyTable<ProductFields>(
    "a product", inherits: true,
    identity + [
      .word("type", .productType, \.type, "What kind of product it is; it can never be changed.") {
        ProductType(rawValue: $0)
      }
    ] + state + texts)

  private static let identity: [Key<ProductFields>] = [
    .text("id", \.id, "The product ID's part after the app's prefix."),
    .text("product_id", \.wholeID, "The whole product ID, the same in every variant."),
    .text("reference_name", \.referenceName, "The name that only the store's own pages show."),
    .text("apple_id", \.appleID, "The number that the store gave the product."),
    .word("stage", .cases(of: Stage.self, noun: "stage"), \.stage, "How far the product has come; live by default.") {
      Stage(rawValue: $0)
    },
    .field("variants", .list(.text), \.variants, "The app's variants that sell it; all by default.") { written, _ in
      written.kind == .sequence ? written.items.map { Text(file: $0.file, node: $0.node) } : nil
    },
    .text("replaced_by", \.replacedBy, "The product that took its place."),
    .text("constant", \.constant, "Its name in generated code."),
    .list("former_constants", .text, \.formerConstants, "Names it had in generated code, kept as deprecated aliases.") {
      written, _ in Text(file: written.file, node: written.node)
    },
  ]

  private static let state: [Key<ProductFields>] =
    PricingKeys.price(\.pricing, of: "the product") + [
      PricingKeys.changes(\.pricing),
      .boolean("cleared_for_sale", \.clearedForSale, "Whether the store may sell it."),
      AvailabilityKeys.key("availability", \.availability, "The storefronts that sell it."),
      .boolean(
        "available_in_new_storefronts", \.availableInNewStorefronts,
        "Whether storefronts that Apple opens later sell it too."),
      .boolean(
        "family_sharing", \.familySharing, "Whether the buyer's family may use it; it cannot be turned off again."),
      .boolean("hosted_content", \.hostedContent, "Whether Apple hosts content for it."),
      .text("tax_category", \.taxCategory, "The tax category; the app's by default."),
    ]

  private static let texts: [Key<ProductFields>] = [
    LocalizationKeys.ofProduct,
    .record("review", review, \.review, empty: { Review() }, "What the store's reviewers see."),
    .record("promotion", promotion, \.promotion, empty: { Promotion() }, "What the app's product page shows."),
    .custom(
      "attributes", .map(keys: .text, values: .anything), "The team's own data for the outputs.",
      clear: { $0.attributes = [] },
      read: { product, written, reader in reader.readAttributes(written, into: &product.attributes) }),
  ]

  private static let review = KeyTable<Review>(
    "a review", inherits: true,
    [
      .text("screenshot", \.screenshot, "The path of the screenshot for review.", isPath: true),
      .text("notes", \.notes, "What the reviewer should know."),
    ])

  private static let promotion = KeyTable<Promotion>(
    "a promotion", inherits: true,
    [.text("image", \.image, "The path of the promotional image.", isPath: true)])

  /// Keys that only a product's own mapping may have, and that are not read into it.
  private static let own: [RecordShape.Key] = [
    .init(
      name: "preset", summary: "The named parts it takes, later ones over earlier ones.",
      shape: .either([.text, .list(.text)])),
    .init(
      name: "series", summary: "One product for each entry, which sets fields and fills placeholders.",
      shape: .list(.record(seriesEntry))),
  ]

  static let seriesEntry = RecordShape(
    noun: "a series entry", keys: product.shape.keys, otherKeys: .text, inherits: true)

  private static let subscriptionSeriesEntry = RecordShape(
    noun: "a series entry", keys: subscriptionParts.keys, otherKeys: .text, inherits: true)

  /// A product of the list.
  static let productShape = RecordShape(
    noun: "a product", keys: product.shape.keys + own, inherits: true,
    misplaced: Dictionary(
      uniqueKeysWithValues: SubscriptionKeys.subscription.shape.keys.map {
        ($0.name, "remove it, or list the product under subscription_groups: only what renews itself has it")
      }))

  /// What `subscription_defaults` may hold.
  static let subscriptionParts = RecordShape(
    noun: "a subscription", keys: common.shape.keys + SubscriptionKeys.subscription.shape.keys, inherits: true)

  /// A subscription of a group's list.
  static let subscriptionShape = RecordShape(
    noun: "a subscription",
    keys: subscriptionParts.keys + [
      own[0], .init(name: own[1].name, summary: own[1].summary, shape: .list(.record(subscriptionSeriesEntry))),
    ], inherits: true,
    misplaced: ["type": "remove it: what stands in a group is an auto-renewable subscription"])

  /// A preset may serve products and subscriptions.
  static let presetShape = RecordShape(
    noun: "a preset",
    keys: product.shape.keys + SubscriptionKeys.subscription.shape.keys, inherits: true)

  /// All that may stand in any layer of a product or subscription.
  static let everything = RecordShape(noun: "a product", keys: presetShape.keys + own, inherits: true)
}
