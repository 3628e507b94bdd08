package import AppStore
package import CatalogModel
package import Diagnostics

/// Where a rule puts its findings, and what it may ask.
package struct Report: Sendable {
  package let catalog: Catalog
  package let profile: Profile
  /// The limits of the profile, with those that the team has set.
  package let limits: FieldLimits
  package private(set) var findings: [Diagnostic] = []
  /// The texts for customers that need a closer look.
  let unusualTexts: UnusualTexts
  private let about: RuleDescription

  init(
    _ about: RuleDescription, catalog: Catalog, profile: Profile, limits: FieldLimits, unusualTexts: UnusualTexts
  ) {
    self.unusualTexts = unusualTexts
    self.about = about
    self.catalog = catalog
    self.profile = profile
    self.limits = limits
  }

  /// A finding at a place that is about the catalog or an app.
  package mutating func add(
    _ message: String, at place: Place, severity: Severity? = nil, notes: [Note] = [], help: String? = nil,
    subject: String? = nil, fix: Fix? = nil
  ) {
    add(
      message, at: catalog.location(of: place), severity: severity, notes: notes, help: help, subject: subject,
      fix: fix)
  }

  /// A finding at bytes of a text, or at all of it.
  package mutating func add(
    _ message: String, at location: Location, severity: Severity? = nil, notes: [Note] = [], help: String? = nil,
    subject: String? = nil, fix: Fix? = nil
  ) {
    findings.append(
      Diagnostic(
        rule: about.id, severity: severity ?? about.severity, message: message, at: location, notes: notes, help: help,
        subject: subject, fix: fix))
  }

  /// A finding about a product: a note says for which one, where the place lies outside of it, and which series entry.
  package mutating func add(
    _ message: String, at place: Place, of product: Product, severity: Severity? = nil, notes: [Note] = [],
    help: String? = nil, fix: Fix? = nil
  ) {
    add(message, at: catalog.location(of: place), of: product, severity: severity, notes: notes, help: help, fix: fix)
  }

  /// The same, at bytes of a text.
  package mutating func add(
    _ message: String, at location: Location, of product: Product, severity: Severity? = nil, notes: [Note] = [],
    help: String? = nil, fix: Fix? = nil
  ) {
    add(
      message, at: location, severity: severity, notes: notes + origin(of: product, seenAt: location), help: help,
      subject: product.productID?.string, fix: fix)
  }

  private func origin(of product: Product, seenAt location: Location) -> [Note] {
    var notes: [Note] = []
    let whole = catalog.location(of: product.place)
    let isInside =
      whole.source === location.source && whole.range.lowerBound <= location.range.lowerBound
      && location.range.upperBound <= whole.range.upperBound
    if let entry = product.seriesEntry {
      let place = catalog.location(of: entry)
      if place.range.lowerBound > location.range.lowerBound || location.range.upperBound > place.range.upperBound
        || place.source !== location.source
      {
        notes.append(Note("for this entry of the series", at: place))
      }
    } else if !isInside {
      notes.append(Note("for this product", at: catalog.location(of: catalog.namePlace(of: product))))
    }
    return notes
  }
}

extension Catalog {
  /// Where a product is named: its whole identifier, its id, its reference name, or its first key.
  ///
  /// A name that is inherited from elsewhere, perhaps by several products, is no place of this one.
  package func namePlace(of product: Product) -> Place {
    let places = [product.wholeID.place, product.id.place, product.referenceName.place]
    return places.lazy.compactMap(\.self).first { holds(product.place, $0) } ?? headPlace(of: product.place)
  }

  private func holds(_ outer: Place, _ inner: Place) -> Bool {
    guard outer.file == inner.file else { return false }
    let (whole, part) = (location(of: outer).range, location(of: inner).range)
    return whole.lowerBound <= part.lowerBound && part.upperBound <= whole.upperBound
  }

  /// As `product "com.acme.game.gold"`; the products of a series have one name, their id as it is written.
  package func nounAndName(of product: Product) -> String {
    let noun = product.subscription == nil ? "product" : "subscription"
    if product.seriesEntry != nil, let id = product.wholeID.text ?? product.id.text {
      return "\(noun) \(string(of: Text(file: id.file, node: id.node)).quoted)"
    }
    guard let name = product.productID?.string ?? string(of: product.referenceName) else { return "the \(noun)" }
    return "\(noun) \(name.quoted)"
  }
}
