import AppStore
import CatalogModel

/// Some of the store's storefronts, as bits.
struct StorefrontSet: Sendable, Hashable {
  private var words: SIMD4<UInt64>

  static let none = StorefrontSet(words: SIMD4(repeating: 0))

  static let all: StorefrontSet = {
    precondition(Storefront.all.count <= 256, "a storefront is one of 256 bits")
    var set = none
    for storefront in Storefront.all { set.insert(storefront) }
    return set
  }()

  private init(words: SIMD4<UInt64>) {
    self.words = words
  }

  /// What an availability includes; all where none is written, and nil where what is written cannot be told.
  init?(_ field: Field<Availability>) {
    guard !field.isAbsent else {
      self = .all
      return
    }
    guard let availability = field.value else { return nil }
    var listed = StorefrontSet.none
    for code in availability.storefronts {
      guard let storefront = code.storefront else { return nil }
      listed.insert(storefront)
    }
    self =
      switch availability.scope {
      case .all: .all
      case .only: listed
      case .except: StorefrontSet(words: StorefrontSet.all.words & ~listed.words)
      }
  }

  mutating func insert(_ storefront: Storefront) {
    words[storefront.index / 64] |= 1 << UInt64(storefront.index % 64)
  }

  func contains(_ storefront: Storefront) -> Bool {
    words[storefront.index / 64] & 1 << UInt64(storefront.index % 64) != 0
  }

  func union(_ other: StorefrontSet) -> StorefrontSet {
    StorefrontSet(words: words | other.words)
  }

  func isDisjoint(with other: StorefrontSet) -> Bool {
    words & other.words == SIMD4(repeating: 0)
  }

  /// In the order of their codes.
  var storefronts: [Storefront] {
    Storefront.all.filter(contains)
  }
}
