import AppStore
import CatalogModel

/// The texts on which a rule may have a word: a big catalog has a million texts, and hardly any of these.
///
/// All texts are looked at once, before the rules, which then need not go through them one rule after the other.
struct UnusualTexts: Sendable {
  private(set) var localizations: [(localization: Localization, owner: TextOwner)] = []
  /// Those whose description is that of the app's primary locale, in another language.
  private(set) var untranslated: [(localization: Localization, owner: TextOwner)] = []
  /// Those whose reference name, review notes or product ID may be wrong.
  private(set) var owners: [TextOwner] = []

  /// Looks at every text, on every core.
  static func find(in catalog: Catalog, _ limits: FieldLimits) async -> UnusualTexts {
    let comfort = Comfort(limits)
    return await withTaskGroup(of: (Int, UnusualTexts).self) { group in
      for (number, part) in parts(of: catalog).enumerated() {
        group.addTask {
          var found = UnusualTexts()
          let reader = TextReader(catalog)
          let original = OriginalTexts(of: catalog.apps[part.app], catalog)
          for index in part.products {
            let product = catalog.apps[part.app].products[index]
            if product.isRetired { continue }
            let owner = TextOwner(
              kind: product.subscription == nil ? .product : .subscription, app: part.app, index: index)
            for localization in product.localizations where comfort.isUnusual(localization, reader) {
              found.localizations.append((localization, owner))
            }
            original?.forEachUntranslated(of: product, reader) { found.untranslated.append(($0, owner)) }
            if comfort.isUnusual(product, reader) { found.owners.append(owner) }
          }
          return (number, found)
        }
      }
      var parts: [(Int, UnusualTexts)] = []
      for await part in group { parts.append(part) }
      var all = UnusualTexts()
      for (_, part) in parts.sorted(by: { $0.0 < $1.0 }) {
        all.localizations += part.localizations
        all.untranslated += part.untranslated
        all.owners += part.owners
      }
      all.addGroups(of: catalog)
      return all
    }
  }

  /// Groups are few: all their texts are looked at closely.
  private mutating func addGroups(of catalog: Catalog) {
    for app in catalog.apps.indices {
      for index in catalog.apps[app].groups.indices {
        let owner = TextOwner(kind: .group, app: app, index: index)
        owners.append(owner)
        for localization in catalog.localizations(of: owner) { localizations.append((localization, owner)) }
      }
    }
  }

  private static func parts(of catalog: Catalog) -> [(app: Int, products: Range<Int>)] {
    let size = 1000
    return catalog.apps.indices.flatMap { app in
      let count = catalog.apps[app].products.count
      return stride(from: 0, to: count, by: size).map { (app, $0..<min($0 + size, count)) }
    }
  }
}

/// Lengths to which no limit objects.
private struct Comfort: Sendable {
  let displayName: ClosedRange<Int>
  let description: ClosedRange<Int>
  /// These two have the greatest lengths in bytes, which are never fewer than characters.
  let referenceName: ClosedRange<Int>
  let notes: ClosedRange<Int>
  let productID: ClosedRange<Int>

  init(_ limits: FieldLimits) {
    displayName = Self.range(limits.displayName, limits.subscriptionDisplayName)
    description = Self.range(limits.description, limits.subscriptionDescription)
    referenceName = Self.range(limits.referenceName)
    notes = Self.range(limits.reviewNotes)
    productID = Self.range(limits.productID)
  }

  private static func range(_ limits: FieldLimit...) -> ClosedRange<Int> {
    let least = limits.map { $0.warnBelow ?? $0.minimum }.max() ?? 1
    let most = limits.map { $0.warnAbove ?? $0.maximum }.min() ?? 1
    return least...max(least, most)
  }

  func isUnusual(_ localization: Localization, _ reader: TextReader) -> Bool {
    isUnusual(localization.displayName, displayName, reader) || isUnusual(localization.description, description, reader)
      || !localization.customAppName.isAbsent || localization.isEnglish && mayOffend(localization, reader)
  }

  private func mayOffend(_ localization: Localization, _ reader: TextReader) -> Bool {
    mayOffend(localization.displayName, reader) || mayOffend(localization.description, reader)
  }

  private func mayOffend(_ field: TextField, _ reader: TextReader) -> Bool {
    guard let text = field.text else { return false }
    return reader.withBytes(of: text) { bytes, range, _ in ReviewWords.mayOffend(bytes, in: range) }
  }

  func isUnusual(_ product: Product, _ reader: TextReader) -> Bool {
    if let id = product.productID, !productID.contains(id.string.utf8.count) { return true }
    return isUnusual(product.referenceName, referenceName, reader, inBytes: true)
      || isUnusual(product.review.notes, notes, reader, inBytes: true)
  }

  private func isUnusual(
    _ field: TextField, _ comfort: ClosedRange<Int>, _ reader: TextReader, inBytes: Bool = false
  ) -> Bool {
    guard let text = field.text else { return false }
    return reader.withBytes(of: text) { bytes, range, isPlainASCII in
      // What starts with a blank may be nothing else.
      guard let start = range.first, !Self.startsBlanks(bytes[start]) else { return true }
      if isPlainASCII { return !comfort.contains(range.count) }
      let scan = TextScan(bytes, in: range)
      return !scan.isPlain || (inBytes ? range.count : scan.scalars) > comfort.upperBound
        || scan.fewestCharacters < comfort.lowerBound
    }
  }

  /// Whether a byte starts a blank, or something that cannot be seen.
  private static func startsBlanks(_ byte: UInt8) -> Bool {
    byte <= 0x20 || byte == 0xC2 || byte == 0xE2
  }
}
