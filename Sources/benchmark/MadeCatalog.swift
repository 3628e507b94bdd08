/// A big catalog as a team might have it, the same at every run: most products own their texts, in 39 languages.
struct MadeCatalog {
  let productCount: Int

  /// One entry of a file's lists.
  private enum Item {
    case product(Int)
    case series(Range<Int>)
    case group(Range<Int>)
  }

  private static let seriesLength = 10
  private static let groupLength = 4

  private var items: [Item] {
    var items: [Item] = []
    let firstSubscription = productCount - productCount / 25 / Self.groupLength * Self.groupLength
    var number = 0
    while number < firstSubscription {
      if number % 500 == 0, number + Self.seriesLength <= firstSubscription {
        items.append(.series(number..<number + Self.seriesLength))
        number += Self.seriesLength
      } else {
        items.append(.product(number))
        number += 1
      }
    }
    for first in stride(from: firstSubscription, to: productCount, by: Self.groupLength) {
      items.append(.group(first..<first + Self.groupLength))
    }
    return items
  }

  /// All of it as one file.
  func oneFile() -> [UInt8] {
    var text = CatalogText()
    text.add(Self.workspace)
    text.add(Self.app)
    add(items[...], to: &text)
    return text.bytes
  }

  /// The same in several files: one for the workspace and the app, the products spread over the others.
  func files(_ count: Int) -> [(name: String, bytes: [UInt8])] {
    var head = CatalogText()
    head.add(Self.workspace)
    head.add(Self.app)
    var files = [(name: "catalog.yaml", bytes: head.bytes)]
    let items = items
    for part in 1..<count {
      var text = CatalogText()
      text.add("app: quest\n")
      // The subscriptions, all at the end of the list, would make the last files slower than the others.
      let own = items.indices.filter { $0 % (count - 1) == part - 1 }.map { items[$0] }
      add(own[...], to: &text)
      files.append(("products-\(part).yaml", text.bytes))
    }
    return files
  }

  private func add(_ items: ArraySlice<Item>, to text: inout CatalogText) {
    text.add(Self.defaults)
    text.add("\nproducts:\n")
    for item in items {
      switch item {
      case .product(let number): text.addProduct(number)
      case .series(let numbers): text.addSeries(numbers)
      case .group: break
      }
    }
    let groups = items.compactMap { if case .group(let numbers) = $0 { numbers } else { nil } }
    if groups.isEmpty { return }
    text.add("\nsubscription_groups:\n")
    for group in groups { text.addGroup(group) }
  }

  private static let workspace = """
    # The shop of Great Quest.
    catalog: 1
    as_of: 2026-12-01
    team: { id: ABCDE12345, provider: QUEST, paid_apps_agreement: true }
    required_locales: [en-US, de-DE, ja]
    storefronts: [USA, GBR, JPN]

    presets:
      coins: { type: consumable, review: { notes: Tap the purse at the top of the map } }
      chapter: { type: non-consumable, family_sharing: true, review: { notes: Open the book beside the bed } }
      sword: { type: non-consumable, review: { notes: Talk to the smith in the village } }
      season: { type: non-renewing-subscription, review: { notes: Tap the flag over the gate } }


    """

  private static let app = """
    app:
      key: quest
      name: Great Quest
      bundle_id: com.example.quest
      app_id_prefix: ABCDE12345
      apple_id: 1234567890
      sku: QUEST-001
      primary_locale: en-US
      base_storefront: USA
      in_app_purchase: true


    """

  private static let defaults = """
    defaults:
      cleared_for_sale: true
      availability: all
      review: { screenshot: \(Screenshot.name) }
    subscription_defaults:
      cleared_for_sale: true
      review: { screenshot: \(Screenshot.name), notes: Open the club at the harbour }

    """
}
