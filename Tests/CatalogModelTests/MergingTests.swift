import AppStore
import CatalogModel
import Diagnostics
import TestSupport
import Testing

/// Defaults, presets, strings and a product's own mapping, each on top of the one before.
@Suite struct MergingTests {
  static let head = """
    app: { bundle_id: com.acme.game }
    defaults:
      type: consumable
      cleared_for_sale: true
      review: { screenshot: all.png, notes: From the defaults }
      localizations: { en-US: { display_name: Defaults, description: From the defaults } }
      attributes: { a: 1, nested: { x: 1, y: 2 } }
    presets:
      one: { review: { notes: From one }, localizations: { en-US: { display_name: One } }, attributes: { nested: { y: 3 } } }
      two: { review: { notes: From two }, type: non-consumable }

    """

  @Test func everyLayerWinsOverTheOneBefore() async throws {
    let catalog = await read(
      Self.head + """
        products:
          - { id: a }
          - { id: b, preset: one }
          - { id: c, preset: [one, two] }
          - { id: d, preset: [two, one], review: { notes: My own }, localizations: { en-US: { description: My own } } }

        """)
    #expect(
      catalog.products.map { catalog.string(of: $0.review.notes) } == [
        "From the defaults", "From one", "From two", "My own",
      ])
    #expect(
      catalog.products.map { catalog.string(of: $0.review.screenshot) } == ["all.png", "all.png", "all.png", "all.png"])
    #expect(catalog.products.map(\.type.value) == [.consumable, .consumable, .nonConsumable, .nonConsumable])
    #expect(
      catalog.products.flatMap { catalog.displayNames(of: $0) } == [
        "en-US: Defaults", "en-US: One", "en-US: One", "en-US: One",
      ])
    #expect(
      catalog.products.flatMap { catalog.descriptions(of: $0) } == [
        "en-US: From the defaults", "en-US: From the defaults", "en-US: From the defaults", "en-US: My own",
      ])
  }

  @Test func attributesMergeMappingByMapping() async throws {
    let catalog = await read(
      Self.head + "products: [{ id: a, preset: one, attributes: { b: yes, nested: { z: 4 } } }]\n")
    let attributes = try #require(catalog.products.first).attributes
    #expect(catalog.text(of: .record(attributes)) == "{a: 1, nested: {x: 1, y: 3, z: 4}, b: \"yes\"}")
  }

  @Test func nothingDeletesWhatWasInherited() async throws {
    let catalog = await read(
      Self.head + """
        products:
          - { id: a, cleared_for_sale: null, review: { notes: }, localizations: { en-US: { description: ~ } }, attributes: { a: } }
          - { id: b, review: ~, localizations: null, type: , attributes: { nested: { x: null } } }

        """)
    let first = try #require(catalog.products.first)
    #expect(first.clearedForSale.isAbsent)
    #expect(first.review.notes.isAbsent)
    #expect(catalog.string(of: first.review.screenshot) == "all.png")
    #expect(catalog.descriptions(of: first) == ["en-US: -"])
    #expect(catalog.displayNames(of: first) == ["en-US: Defaults"])
    #expect(catalog.text(of: .record(first.attributes)) == "{nested: {x: 1, y: 2}}")
    let second = try #require(catalog.products.last)
    #expect(second.review.screenshot.isAbsent && second.review.notes.isAbsent)
    #expect(second.localizations.isEmpty)
    #expect(second.type.isAbsent)
    #expect(catalog.text(of: .record(second.attributes)) == "{a: 1, nested: {y: 2}}")
  }

  @Test func nothingWhereNothingWasInheritedIsMissing() async {
    let found = await faults(
      (
        "catalog.yaml",
        "app: { bundle_id: com.acme.game, sku: ~ }\nproducts: [{ id: a, type: , review: { notes: null } }]\n"
      ))
    #expect(found == ["missing-value at ~", "missing-value at ", "missing-value at null"])
  }

  @Test func aSubscriptionTakesDefaultsOfItsOwn() async throws {
    let catalog = await read(
      Self.head + """
        subscription_defaults: { duration: 1 month, family_sharing: true }
        subscription_groups:
          - reference_name: Club
            subscriptions:
              - { id: monthly }
              - { id: yearly, duration: 1 year, preset: one, family_sharing: ~ }

        """)
    #expect(catalog.products.map { $0.subscription?.duration.value?.text } == ["1 month", "1 year"])
    #expect(catalog.products.map(\.familySharing.value) == [true, nil])
    #expect(catalog.products.map(\.clearedForSale.value) == [nil, nil])
    #expect(catalog.products.map { catalog.string(of: $0.review.notes) } == [nil, "From one"])
    #expect(catalog.products.map(\.effectiveType) == [.autoRenewableSubscription, .autoRenewableSubscription])
  }

  @Test func aPriceOfItsOwnDropsEveryInheritedPrice() async throws {
    let catalog = await read(
      """
      app: { bundle_id: com.acme.game }
      price_tables: {}
      defaults:
        price_tier: 1
        prices: { JPN: 120 }
        price_changes: [{ from: 2027-01-01, price: 1.99 }]
      presets:
        dear: { price: 9.99 }
      products:
        - { id: a }
        - { id: b, price: 4.99 }
        - { id: c, price_tier: 5 }
        - { id: d, prices: { GBR: 0.79, JPN: } }
        - { id: e, preset: dear, prices: { JPN: 500 } }
        - { id: f, price: 1.99, prices: { DEU: 2.29 } }

      """)
    let pricings = catalog.products.map(\.pricing)
    #expect(pricings.map(\.tier.value) == [.numbered(1), nil, .numbered(5), .numbered(1), nil, nil])
    #expect(pricings.map(\.price.value?.text) == [nil, "4.99", nil, nil, "9.99", "1.99"])
    #expect(
      pricings.map { $0.prices.map { "\(catalog.string(of: $0.code)) \($0.price.value?.text ?? "-")" } } == [
        ["JPN 120"], [], [], ["GBR 0.79"], ["JPN 500"], ["DEU 2.29"],
      ])
    #expect(pricings.map(\.changes.count) == [1, 0, 0, 1, 0, 0])
  }

  @Test func listsAreReplacedNotJoined() async throws {
    let catalog = await read(
      """
      app: { bundle_id: com.acme.game, variants: { beta: { bundle_id: com.acme.beta } } }
      defaults: { variants: [prod, beta], availability: { only: [USA, CAN] } }
      products: [{ id: a }, { id: b, variants: [beta], availability: { except: [CHN] } }]

      """)
    #expect(
      catalog.products.map { $0.variants.value?.map { catalog.string(of: $0) } } == [["prod", "beta"], ["beta"]])
    #expect(catalog.products.map(\.availability.value?.scope) == [.only, .except])
    #expect(catalog.products.map { $0.availability.value?.storefronts.count } == [2, 1])
  }
}

extension Catalog {
  /// A team's data as one line.
  func text(of value: AttributeValue) -> String {
    switch value {
    case .text(let text): "\"\(string(of: text))\""
    case .number(let text): string(of: text)
    case .boolean(let boolean): "\(boolean)"
    case .list(let items): "[\(items.map { text(of: $0) }.joined(separator: ", "))]"
    case .record(let members):
      "{\(members.map { "\(string(of: $0.key)): \(text(of: $0.value))" }.joined(separator: ", "))}"
    }
  }
}
