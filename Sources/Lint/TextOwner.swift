import AppStore
import CatalogModel
import Diagnostics

/// Whose texts they are: a product's, a subscription's or a subscription group's.
struct TextOwner: Sendable {
  enum Kind: Sendable {
    case product
    case subscription
    case group
  }

  let kind: Kind
  /// Index into `Catalog.apps`.
  let app: Int
  /// Index into the app's products, or its groups.
  let index: Int

  /// What a message calls it.
  var noun: String {
    switch kind {
    case .product: "product"
    case .subscription: "subscription"
    case .group: "subscription group"
    }
  }
}

extension Catalog {
  /// Goes through what has texts; retired products are left out, since nobody sees their texts.
  func forEachTextOwner(_ body: (TextOwner) -> Void) {
    for app in apps.indices {
      for index in apps[app].products.indices where !apps[app].products[index].isRetired {
        let isSubscription = apps[app].products[index].subscription != nil
        body(TextOwner(kind: isSubscription ? .subscription : .product, app: app, index: index))
      }
      for index in apps[app].groups.indices {
        body(TextOwner(kind: .group, app: app, index: index))
      }
    }
  }

  /// Goes through the texts in one language of what customers see.
  func forEachLocalization(_ body: (Localization, TextOwner) -> Void) {
    forEachTextOwner { owner in
      for localization in localizations(of: owner) { body(localization, owner) }
    }
  }

  /// The texts by language.
  func localizations(of owner: TextOwner) -> [Localization] {
    owner.kind == .group
      ? apps[owner.app].groups[owner.index].localizations : apps[owner.app].products[owner.index].localizations
  }

  /// Whether texts are written that could not be read.
  func lacksLocalizations(_ owner: TextOwner) -> Bool {
    owner.kind == .group
      ? apps[owner.app].groups[owner.index].lacksLocalizations
      : apps[owner.app].products[owner.index].lacksLocalizations
  }

  /// The name that only the store's own pages show.
  func referenceName(of owner: TextOwner) -> TextField {
    owner.kind == .group
      ? apps[owner.app].groups[owner.index].referenceName : apps[owner.app].products[owner.index].referenceName
  }

  /// Whether something that is missing is to be reported: not where the stage cannot be read.
  func isWanted(_ owner: TextOwner) -> Bool {
    owner.kind == .group || apps[owner.app].products[owner.index].isWanted
  }

  /// Where it is named.
  func namePlace(of owner: TextOwner) -> Place {
    owner.kind == .group
      ? namePlace(of: apps[owner.app].groups[owner.index]) : namePlace(of: apps[owner.app].products[owner.index])
  }

  /// Where a group is named: its reference name, or its first key.
  func namePlace(of group: SubscriptionGroup) -> Place {
    group.referenceName.place ?? headPlace(of: group.place)
  }

  /// As `subscription group "Gold Club"`.
  func nounAndName(of owner: TextOwner) -> String {
    if owner.kind != .group { return nounAndName(of: apps[owner.app].products[owner.index]) }
    let name = string(of: apps[owner.app].groups[owner.index].referenceName)
    return name.map { "\(owner.noun) \($0.quoted)" } ?? "the \(owner.noun)"
  }

  /// Whether a text is empty, or blanks alone.
  func isBlank(_ text: Text) -> Bool {
    for byte in bytes(of: text) {
      if (0x21...0x7E).contains(byte) { return false }
      if byte >= 0x80 { return string(of: text).unicodeScalars.allSatisfy { $0 == " " || $0.isInvisible } }
    }
    return true
  }
}

extension Report {
  /// A finding about a text, or about the one whose it is.
  mutating func add(
    _ message: String, at place: Place, of owner: TextOwner, severity: Severity? = nil, notes: [Note] = [],
    help: String? = nil
  ) {
    add(message, at: catalog.location(of: place), of: owner, severity: severity, notes: notes, help: help)
  }

  /// The same, at bytes of a text.
  mutating func add(
    _ message: String, at location: Location, of owner: TextOwner, severity: Severity? = nil, notes: [Note] = [],
    help: String? = nil
  ) {
    let app = catalog.apps[owner.app]
    if owner.kind == .group {
      add(message, at: location, severity: severity, notes: notes, help: help, subject: app.key?.string)
    } else {
      add(message, at: location, of: app.products[owner.index], severity: severity, notes: notes, help: help)
    }
  }

  /// What something that is missing weighs.
  func severity(ofMissing severity: Severity, in owner: TextOwner) -> Severity {
    owner.kind == .group ? severity : catalog.apps[owner.app].products[owner.index].severity(ofMissing: severity)
  }
}
