package import AppStore

/// How far a product has come.
package enum Stage: String, Sendable, CaseIterable {
  /// Not yet in the store.
  case draft
  case live
  /// Sold no more, known for ever; its identifier can never be used again.
  case retired
}

/// Something that an app sells: an in-app purchase or an auto-renewable subscription.
///
/// It is shared, since the rules go through ten thousand of them again and again: a copy costs one reference, where the
/// fields would cost a dozen.
package struct Product: Sendable {
  @usableFromInline let record: Record

  package init(_ fields: ProductFields) {
    record = Record(fields)
  }

  /// Its stage, live unless it says otherwise; nil where the stage is unreadable.
  @inlinable package var effectiveStage: Stage? {
    record.fields.stage.isAbsent ? .live : record.fields.stage.value
  }

  /// Its type, which a subscription has by where it stands.
  @inlinable package var effectiveType: ProductType? {
    record.fields.subscription == nil ? record.fields.type.value : .autoRenewableSubscription
  }

  @usableFromInline final class Record: Sendable {
    @usableFromInline let fields: ProductFields

    init(_ fields: ProductFields) {
      self.fields = fields
    }
  }
}

// A key path would be shorter, and slower than what most rules do.
extension Product {
  @inlinable package var place: Place { record.fields.place }
  @inlinable package var seriesEntry: Place? { record.fields.seriesEntry }
  @inlinable package var productID: ExactText? { record.fields.productID }
  @inlinable package var id: TextField { record.fields.id }
  @inlinable package var wholeID: TextField { record.fields.wholeID }
  @inlinable package var referenceName: TextField { record.fields.referenceName }
  @inlinable package var appleID: TextField { record.fields.appleID }
  @inlinable package var stage: Field<Stage> { record.fields.stage }
  @inlinable package var variants: Field<[Text]> { record.fields.variants }
  @inlinable package var replacedBy: TextField { record.fields.replacedBy }
  @inlinable package var constant: TextField { record.fields.constant }
  @inlinable package var formerConstants: [Text] { record.fields.formerConstants }
  @inlinable package var type: Field<ProductType> { record.fields.type }
  @inlinable package var pricing: Pricing { record.fields.pricing }
  @inlinable package var clearedForSale: Field<Bool> { record.fields.clearedForSale }
  @inlinable package var availability: Field<Availability> { record.fields.availability }
  @inlinable package var availableInNewStorefronts: Field<Bool> { record.fields.availableInNewStorefronts }
  @inlinable package var familySharing: Field<Bool> { record.fields.familySharing }
  @inlinable package var hostedContent: Field<Bool> { record.fields.hostedContent }
  @inlinable package var taxCategory: TextField { record.fields.taxCategory }
  @inlinable package var localizations: [Localization] { record.fields.localizations }
  @inlinable package var lacksLocalizations: Bool { record.fields.lacksLocalizations }
  @inlinable package var review: Review { record.fields.review }
  @inlinable package var promotion: Promotion { record.fields.promotion }
  @inlinable package var attributes: [Attribute] { record.fields.attributes }
  @inlinable package var subscription: Subscription? { record.fields.subscription }
}

/// What the catalog says of a product.
package struct ProductFields: Sendable {
  /// The product's own mapping (of a series: the one that all its products come from).
  package let place: Place
  /// The entry of the series it was made from.
  package var seriesEntry: Place?
  /// The whole identifier in the app's first store record; nil while it cannot be told.
  package var productID: ExactText?

  package var id: TextField = .absent
  package var wholeID: TextField = .absent
  package var referenceName: TextField = .absent
  package var appleID: TextField = .absent
  package var stage: Field<Stage> = .absent
  package var variants: Field<[Text]> = .absent
  package var replacedBy: TextField = .absent
  package var constant: TextField = .absent
  package var formerConstants: [Text] = []
  package var type: Field<ProductType> = .absent
  package var pricing = Pricing()
  package var clearedForSale: Field<Bool> = .absent
  package var availability: Field<Availability> = .absent
  package var availableInNewStorefronts: Field<Bool> = .absent
  package var familySharing: Field<Bool> = .absent
  package var hostedContent: Field<Bool> = .absent
  package var taxCategory: TextField = .absent
  /// In the order in which the languages are first named.
  package var localizations: [Localization] = []
  /// Whether some are written that could not be read: what seems to be missing may be among them.
  package var lacksLocalizations = false
  package var review = Review()
  package var promotion = Promotion()
  package var attributes: [Attribute] = []
  /// What only a subscription has.
  package var subscription: Subscription?

  package init(place: Place) {
    self.place = place
  }
}

/// What the store's reviewers see.
package struct Review: Sendable {
  /// A path, relative to the file that names it.
  package var screenshot: TextField = .absent
  package var notes: TextField = .absent
}

/// What the app's product page shows.
package struct Promotion: Sendable {
  /// A path, relative to the file that names it.
  package var image: TextField = .absent
}

/// A piece of the team's own data.
package struct Attribute: Sendable {
  package let key: Text
  package var value: AttributeValue
  package let place: Place
}

/// The team's own data for the outputs: plain digits and `true`/`false` are numbers and booleans, quoted ones text.
package indirect enum AttributeValue: Sendable {
  case text(Text)
  /// Decimal digits, as they were written.
  case number(Text)
  case boolean(Bool)
  case list([AttributeValue])
  case record([Attribute])
}
