/// Every rule, in the order in which they are listed.
package enum Rules {
  package static let all: [any Rule] = [
    ReadingRule.yamlSyntax,
    ReadingRule.yamlEncoding,
    ReadingRule.yamlLimit,
    ReadingRule.yamlMerge,
    ReadingRule.unknownAnchor,
    ReadingRule.duplicateKey,
    ReadingRule.severalDocuments,
    ReadingRule.unknownKey,
    ReadingRule.wrongKind,
    ReadingRule.missingValue,
    ReadingRule.unknownValue,
    ReadingRule.duplicateListItem,
    ReadingRule.setTwice,
    ReadingRule.unreadableFile,

    UnknownRule(),
    ReadingRule.unknownLocale,
    ReadingRule.unknownStorefront,
    ReadingRule.missingStrings,
    ReadingRule.unknownStringsKey,
    ReadingRule.priceTable,
    UnknownPriceTable(),
    ReadingRule.duplicatePreset,
    ReadingRule.unknownPreset,
    ReadingRule.unknownOutput,
    InvalidTypeName(),

    MissingAppKey(),
    InvalidAppKey(),
    DuplicateAppKey(),
    UnknownApp(),
    ReadingRule.missingApp,
    EmptyApp(),
    InvalidBundleID(),
    DuplicateBundleID(),
    InvalidAppIDPrefix(),
    InvalidSKU(),
    DuplicateSKU(),
    InvalidAppleID(),
    AppNameLength(),
    InvalidVariant(),
    UnknownVariant(),

    DuplicateProductID(),
    UnknownProduct(),
    ReadingRule.unknownProductType,
    ReadingRule.unknownPriceTier,
    ReadingRule.emptySeries,
    ReadingRule.unusedSeriesValue,
    ReadingRule.unknownPlaceholder,

    MissingTestUserEmail(),
    InvalidEmail(),
    DuplicateTestUser(),
    MissingTestUserName(),
    TestUserNameLength(),
    MissingTestUserStorefront(),
    LiteralSecret(),
    InvalidAccountToken(),
    IncompletePurchase(),
  ]

  package static func named(_ id: String) -> (any Rule)? {
    all.first { $0.about.id == id }
  }
}
