import AppStore
import YAML

/// The keys that say what something costs, wherever something costs.
enum PricingKeys {
  static func price<Record: Sendable>(_ path: Key<Record>.Path<Pricing>, of thing: String) -> [Key<Record>] {
    [
      Key.custom(
        "price_tier", .word(.priceTier), "The legacy price tier of \(thing): 0 to 87, alt-A, alt-B, alt-1 to alt-5.",
        clear: { $0[keyPath: path].tier = .absent },
        spoil: { record, place in
          if record[keyPath: path].tier.isAbsent { record[keyPath: path].tier = .unreadable(place) }
        },
        read: { record, written, _ in
          let tier = written.string.flatMap { PriceTier($0) }
          record[keyPath: path].tier = tier.map { .set($0, written.place) } ?? .unreadable(written.place)
        }),
      Key.custom(
        "price", .decimal, "The customer price of \(thing) in the base storefront's currency.",
        clear: { $0[keyPath: path].price = .absent },
        spoil: { record, place in
          if record[keyPath: path].price.isAbsent { record[keyPath: path].price = .unreadable(place) }
        },
        read: { record, written, _ in record[keyPath: path].price = amount(written) }),
      Key.custom(
        "prices", .map(keys: .word(.storefront), values: .decimal),
        "Prices of \(thing) set by hand for single storefronts, in their currencies.",
        clear: { $0[keyPath: path].prices = [] },
        read: { record, written, reader in read(written, into: &record[keyPath: path].prices, &reader) }),
      Key.custom(
        "price_table", .text, "The name of the price table that \(thing) takes its prices from.",
        clear: { $0[keyPath: path].table = .absent },
        spoil: { record, place in
          if record[keyPath: path].table.isAbsent { record[keyPath: path].table = .unreadable(place) }
        },
        read: { record, written, reader in record[keyPath: path].table = reader.text(written) }),
    ]
  }

  static func changes<Record: Sendable>(_ path: Key<Record>.Path<Pricing>) -> Key<Record> {
    Key.custom(
      "price_changes", .list(.record(changeTable.shape)), "Prices that hold from a day on, or for a while.",
      clear: { $0[keyPath: path].changes = [] },
      read: { record, written, reader in
        record[keyPath: path].changes = written.items.map { item in
          var change = PriceChange(place: item.place)
          changeTable.read(item, into: &change, &reader)
          return change
        }
      })
  }

  private static let changeTable = KeyTable<PriceChange>(
    "a price change",
    [
      .date("from", \.from, "The first day of the price."),
      .date("to", \.to, "The last day of the price; absent: for good."),
    ] + price(\.pricing, of: "the change") + [
      .word(
        "existing_subscribers", .cases(of: ExistingSubscribers.self, noun: "choice"), \.existingSubscribers,
        "Whether those who subscribe already keep their price or move to the new one."
      ) { ExistingSubscribers(rawValue: $0) }
    ])

  private static func amount(_ written: Written) -> Field<Price> {
    written.price.map { .set($0, written.place) } ?? .unreadable(written.place)
  }

  /// Reads on top of what was inherited, storefront by storefront.
  private static func read(_ written: Written, into prices: inout [StorefrontPrice], _ reader: inout Reader) {
    var inherited = prices.count
    for (key, value) in written.entries {
      let code = Text(file: written.file, node: key)
      let name = written.document.text(of: key)
      let price = written.at(value)
      let existing = prices[..<inherited].firstIndex { ExactText(reader.string(of: $0.code)) == ExactText(name) }
      if price.isNull {
        if let existing {
          prices.remove(at: existing)
          inherited -= 1
        }
      } else if let existing {
        prices[existing].price = amount(price)
      } else {
        prices.append(StorefrontPrice(code: code, storefront: Storefront.named(name), price: amount(price)))
      }
    }
  }
}
