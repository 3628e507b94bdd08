/// Every rule, in the order in which they are listed.
package enum Rules {
  package static let all: [any Rule] = [
    DuplicateProductID(),
    MissingProductID(),
    ConflictingProductID(),
    InvalidProductID(),
    ProductIDTooLong(),
    NearDuplicateProductID(),
    BundleIDAsProductID(),
    ForeignProductIDPrefix(),
    PlaceholderProductID(),
    RetiredProductID(),
    SharedProductID(),
    MissingReferenceName(),
    ReferenceNameTooLong(),
    DuplicateReferenceName(),
    MissingProductType(),
    WrongProductType(),
    InvalidProductAppleID(),
    MissingPrice(),
    PriceConflict(),
    NotAPricePoint(),
    FreePrice(),
    MissingBasePrice(),
    UnknownPriceTable(),
    MissingLocalization(),
    MissingPrimaryLocale(),
    MissingRequiredLocale(),
    MissingDisplayName(),
    MissingDescription(),
    DisplayNameTooLong(),
    DescriptionTooLong(),
    TextTooShort(),
    EmptyText(),
    RefusedCharacter(),
    MissingGroupName(),
    DuplicateGroupName(),
    GroupDisplayNameTooLong(),
    CustomAppNameTooLong(),
    ReviewNotesTooLong(),
    HTMLInText(),
  ]

  package static func named(_ id: String) -> (any Rule)? {
    all.first { $0.about.id == id }
  }
}
