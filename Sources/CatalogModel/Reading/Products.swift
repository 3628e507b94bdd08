import AppStore
import Diagnostics
import YAML

/// What every product of one list is read with.
struct ProductSetting: Sendable {
  /// `defaults`, or `subscription_defaults`, of the file.
  let defaults: Written?
  let presets: [ExactText: Written]
  let copyLocales: [LocaleCopy]
  /// The group, for subscriptions.
  let group: Int?
  /// What `id` is completed with in the app's first store record; nil where the bundle ID is not known.
  let prefix: String?
}

extension Reader {
  /// Reads products; a series gives one for each entry.
  mutating func readProducts(
    _ part: ProductPart, _ setting: ProductSetting, strings: inout StringsFiles, into products: inout [Product]
  ) {
    products.reserveCapacity(part.items.count)
    let document = files[Int(part.file)]
    for node in part.items {
      let item = Written(file: part.file, document: document, node: node)
      let presets = presets(of: item, setting)
      if let series = item.value("series"), series.kind == .sequence {
        readSeries(series, of: item, presets, setting, strings: &strings, into: &products)
      } else {
        let layers = [setting.defaults].compactMap(\.self) + presets
        products.append(Product(product(item, layers, entry: nil, setting, strings: &strings)))
      }
    }
  }

  private mutating func readSeries(
    _ series: Written, of item: Written, _ presets: [Written], _ setting: ProductSetting,
    strings: inout StringsFiles, into products: inout [Product]
  ) {
    let layers = [setting.defaults].compactMap(\.self) + presets
    let fields = setting.group == nil ? ProductKeys.product.shape : ProductKeys.subscriptionParts
    if series.items.isEmpty {
      report(
        "empty-series", "the series has no entries, so it makes no product", at: series.place, severity: .warning,
        help: "write an entry for each product, such as - { n: 100 }")
    }
    var used: Set<String> = []
    let names = Self.valueNames(of: series, fields)
    for entry in series.items where entry.kind == .mapping {
      var values: [(name: String, value: Written)] = []
      entry.forEachEntry { key, value in
        if entry.document.kind(of: key) == .scalar, fields.index(of: entry.document.bytes(of: key)) == nil {
          values.append((entry.document.text(of: key), entry.at(value)))
        }
      }
      fills = Fills(values: values, ofOtherEntries: names)
      var product = product(item, layers, entry: entry, setting, strings: &strings)
      product.seriesEntry = entry.place
      products.append(Product(product))
      reportMissingFills(of: entry)
      used.formUnion(fills?.used ?? [])
      fills = nil
    }
    reportUnusedFills(series, fields, used)
  }

  /// The keys that are no fields, of all entries.
  private static func valueNames(of series: Written, _ fields: RecordShape) -> Set<String> {
    var names: Set<String> = []
    for entry in series.items {
      entry.forEachEntry { key, _ in
        if entry.document.isScalar(key), fields.index(of: entry.document.bytes(of: key)) == nil {
          names.insert(entry.document.text(of: key))
        }
      }
    }
    return names
  }

  private mutating func reportUnusedFills(_ series: Written, _ fields: RecordShape, _ used: Set<String>) {
    var reported = used
    let greatestCount = used.count + 20
    for entry in series.items where entry.kind == .mapping {
      entry.forEachEntry { key, _ in
        guard entry.document.kind(of: key) == .scalar else { return }
        let name = entry.document.text(of: key)
        if reported.count < greatestCount, fields.index(of: entry.document.bytes(of: key)) == nil,
          reported.insert(name).inserted
        {
          let meant = Spelling.nearest(to: name, among: fields.keys.map(\.name))
          report(
            "unused-series-value", "no text of the series has the placeholder \("{\(name)}".quoted)",
            at: Place(file: entry.file, node: key),
            help: ["preset", "series"].contains(name)
              ? "\"\(name)\" cannot stand in an entry: write it beside \"series\", for all of them"
              : meant.map { "did you mean the field \"\($0)\"?" } ?? "write {\(name)} in a text, or remove the key")
        }
      }
    }
  }

  private mutating func presets(of item: Written, _ setting: ProductSetting) -> [Written] {
    guard let names = item.value("preset") else { return [] }
    var presets: [Written] = []
    for name in names.itemsOrSelf {
      guard let string = name.string else { continue }
      if let preset = setting.presets[ExactText(string)] {
        usedPresets.insert(ExactText(string))
        presets.append(preset)
      } else if !isIncomplete {
        let known = setting.presets.keys.map(\.string).sorted()
        let help =
          Spelling.nearest(to: string, among: known).map { "did you mean \($0.quoted)?" }
          ?? (known.isEmpty
            ? "define it under presets:"
            : "expected one of \(known.joined(separator: ", ")), or define it under presets:")
        report("unknown-preset", "no preset is called \(string.quoted)", at: name.place, help: help)
      }
    }
    return presets
  }

  /// One product: defaults, presets, strings, its own mapping and its series entry, each on top of the one before.
  private mutating func product(
    _ item: Written, _ layers: [Written], entry: Written?, _ setting: ProductSetting, strings: inout StringsFiles
  ) -> ProductFields {
    var product = ProductFields(place: item.place)
    if let group = setting.group { product.subscription = Subscription(group: group) }
    for layer in layers { apply(layer, to: &product) }

    if !strings.languages.isEmpty {
      let id = entry?.value("id") ?? item.value("id")
      let ids = stringsKeys(id: id, wholeID: entry?.value("product_id") ?? item.value("product_id"), setting)
      readStrings(&strings, ids: ids, into: &product.localizations)
    }
    apply(item, to: &product, setsPrice: entry.map(Self.setsPrice) ?? false)
    if let entry {
      if Self.setsPrice(entry) {
        product.pricing.tier = .absent
        product.pricing.price = .absent
      }
      read(entry, into: &product, isEntry: true)
    }
    copyLocales(setting.copyLocales, in: &product.localizations)
    product.productID = productID(of: product, setting)
    fillPaths(of: &product)
    return product
  }

  /// A layer with a price of its own drops every price that was inherited.
  private mutating func apply(_ layer: Written, to product: inout ProductFields, setsPrice: Bool = false) {
    if setsPrice || Self.setsPrice(layer) { product.pricing = Pricing() }
    read(layer, into: &product)
  }

  private static func setsPrice(_ layer: Written) -> Bool {
    layer.value("price") != nil || layer.value("price_tier") != nil
  }

  private mutating func read(_ layer: Written, into product: inout ProductFields, isEntry: Bool = false) {
    let whole = isEntry ? ProductKeys.seriesEntry : ProductKeys.everything
    if var subscription = product.subscription {
      ProductKeys.common.read(layer, into: &product, &self, whole: whole)
      product.subscription = nil
      SubscriptionKeys.subscription.read(layer, into: &subscription, &self, whole: whole)
      product.subscription = subscription
    } else {
      ProductKeys.product.read(layer, into: &product, &self, whole: whole)
    }
  }

  /// What the translators may call the product: its id, its whole identifier, and the id as a series writes it.
  private mutating func stringsKeys(id: Written?, wholeID: Written?, _ setting: ProductSetting) -> [String] {
    var keys: [String] = []
    for written in [id, wholeID].compactMap(\.self) {
      guard written.kind == .scalar, let plain = written.string else { continue }
      let text = text(written)
      let filled = string(of: text) ?? plain
      keys += [filled, plain]
      if let prefix = setting.prefix { keys += [prefix + filled] }
    }
    return keys
  }

  private func productID(of product: ProductFields, _ setting: ProductSetting) -> ExactText? {
    if let whole = string(of: product.wholeID) { return ExactText(whole) }
    guard product.wholeID.isAbsent, let id = string(of: product.id), let prefix = setting.prefix else { return nil }
    return ExactText(prefix + id)
  }
}
