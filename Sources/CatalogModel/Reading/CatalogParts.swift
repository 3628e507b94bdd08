import AppStore
import Diagnostics
import YAML

extension CatalogReader {
  /// The workspace's keys, from whatever files they stand in; each may stand in one only.
  mutating func readWorkspace() {
    var first: [String: Place] = [:]
    for root in roots {
      root.forEachEntry { key, _ in
        let name = root.document.bytes(of: key)
        guard root.document.kind(of: key) == .scalar, let index = WorkspaceKeys.workspace.shape.index(of: name) else {
          return
        }
        let word = WorkspaceKeys.workspace.keys[index].name
        let place = Place(file: root.file, node: key)
        if let earlier = first[word], earlier.file != place.file {
          reader.report(
            "set-twice", "\(word.quoted) is set in another file already", at: place,
            notes: [Note("first set here", at: reader.location(of: earlier))], help: "keep one of the two")
        } else {
          first[word] = place
        }
      }
      WorkspaceKeys.workspace.read(root, into: &catalog.workspace, &reader, whole: FileKeys.shape)
      readPresets(of: root)
    }
    reader.readPriceTables(of: &catalog.workspace)
  }

  private mutating func readPresets(of root: Written) {
    guard let written = root.value("presets") else { return }
    if written.kind != .mapping { reader.isIncomplete = true }
    for (key, value) in written.entries where written.document.kind(of: key) == .scalar {
      let name = ExactText(written.document.text(of: key))
      let place = Place(file: written.file, node: key)
      if let earlier = presetKeys[name], earlier.file != written.file {
        reader.report(
          "duplicate-preset", "a second preset is called \(name.string.quoted)", at: place,
          notes: [Note("first defined here", at: reader.location(of: earlier))], help: "give it another name")
      } else if presets[name] == nil {
        presets[name] = written.at(value)
        presetKeys[name] = place
      }
    }
  }

  /// Declares the apps, then finds the one that each file adds to.
  mutating func readApps() {
    for root in roots {
      guard let written = root.value("app"), written.kind == .mapping else { continue }
      var app = App(place: written.place)
      AppKeys.app.read(written, into: &app, &reader)
      app.key = key(of: app)
      reader.checkPrefix(of: &app)
      catalog.apps.append(app)
    }
    for root in roots { appOfRoot.append(app(of: root)) }
    losesProducts = zip(roots, appOfRoot).contains { root, app in
      app == nil && (root.entry("products") != nil || root.entry("subscription_groups") != nil)
    }
  }

  private func key(of app: App) -> ExactText? {
    if let key = reader.string(of: app.writtenKey) { return ExactText(key) }
    guard app.writtenKey.isAbsent, let bundleID = reader.string(of: app.bundleID) else { return nil }
    return bundleID.split(separator: ".").last.map { ExactText(String($0)) }
  }

  private mutating func app(of root: Written) -> Int? {
    guard let written = root.value("app") else {
      // An empty value has its finding already.
      if root.entry("app") == nil { reportMissingApp(root) }
      return nil
    }
    if written.kind == .mapping { return catalog.apps.firstIndex { $0.place == written.place } }
    guard let name = written.string else { return nil }
    if let index = catalog.apps.firstIndex(where: { $0.key == ExactText(name) }) { return index }
    if !reader.isIncomplete {
      let keys = catalog.apps.compactMap(\.key?.string).sorted()
      let help =
        Spelling.nearest(to: name, among: keys).map { "did you mean \($0.quoted)?" }
        ?? (keys.isEmpty
          ? "declare it: app: { key: \(name), bundle_id: … }"
          : "expected one of \(keys.joined(separator: ", ")), or a mapping that declares it")
      reader.report("unknown-app", "no file declares the app \(name.quoted)", at: written.place, help: help)
    }
    return nil
  }

  private mutating func reportMissingApp(_ root: Written) {
    for key in ["products", "subscription_groups"] {
      guard let list = root.value(key), let entry = root.entry(key), !list.items.isEmpty else { continue }
      reader.report(
        "missing-app", "\(key.quoted) belongs to no app: the file has no \"app\"",
        at: Place(file: root.file, node: entry.key),
        help: "write app: with a key or bundle_id, or app: KEY for one that another file declares")
      return
    }
  }

  /// What each app sells, file by file, in the order written.
  mutating func readProducts() async {
    reader.loadLocalizationFiles(namedFiles.names(in: Set(roots.map(\.file))))
    var strings: [StringsFiles?] = Array(repeating: nil, count: catalog.apps.count)
    var parts: [ProductPart] = []
    for (root, app) in zip(roots, appOfRoot) {
      guard let app else { continue }
      var files = strings[app] ?? stringsFiles(of: catalog.apps[app])
      parts += readLists(of: root, into: app, strings: &files)
      strings[app] = files
    }
    for outcome in await ProductSections(parts).read(reader, strings: strings) {
      for (app, products) in outcome.products { catalog.apps[app].products += products }
      reader.findings += outcome.findings
      reader.filledTexts.take(from: outcome.filledTexts)
      reader.usedPresets.formUnion(outcome.usedPresets)
      for (app, used) in outcome.usedStrings { strings[app]?.used.formUnion(used) }
    }
    reportStrings(strings)
    reportUnusedPresets()
  }

  private mutating func reportUnusedPresets() {
    if reader.isIncomplete || losesProducts { return }
    let names = presetKeys.keys.filter { !reader.usedPresets.contains($0) }
    // What no product takes may be what a misspelt name means: that has its finding.
    if reader.findings.contains(where: { $0.rule == "unknown-preset" }) { return }
    for name in names.sorted() {
      guard let place = presetKeys[name] else { continue }
      reader.report(
        "unused-preset", "no product takes the preset \(name.string.quoted)", at: place, severity: .warning,
        help: "write preset: \(name) in a product, or remove it")
    }
  }

  private mutating func reportStrings(_ strings: [StringsFiles?]) {
    if strings.contains(where: { $0 != nil }) {
      reader.reportMissingStrings(catalog.workspace, found: strings.reduce(0) { $0 + ($1?.found ?? 0) })
    }
    reader.reportStringsOfUnknownApps(catalog.workspace, known: catalog.apps.compactMap(\.key?.string).sorted())
    for (app, files) in zip(catalog.apps, strings) {
      guard let files, !files.languages.isEmpty else { continue }
      let names = app.groups.compactMap { reader.string(of: $0.referenceName) }
      let ids = app.products.flatMap { [reader.string(of: $0.id), $0.productID?.string].compactMap(\.self) }
      // What cannot be read may be what the translators call it.
      let lacksIDs = app.products.contains { $0.id.isUnreadable || $0.wholeID.isUnreadable }
      let lacksNames = app.groups.contains { $0.referenceName.isUnreadable }
      reader.reportUnusedStrings(
        files, known: lacksIDs ? nil : seriesIDs(of: app) + ids + ["groups"], groups: lacksNames ? nil : names)
    }
  }

  /// The ids of series as they are written, placeholders and all.
  private func seriesIDs(of app: App) -> [String] {
    var ids: Set<ExactText> = []
    for product in app.products where product.seriesEntry != nil {
      guard let id = product.id.text else { continue }
      ids.insert(ExactText(reader.string(of: Text(file: id.file, node: id.node))))
    }
    return ids.map(\.string).sorted()
  }

  private mutating func stringsFiles(of app: App) -> StringsFiles {
    guard let key = app.key else { return StringsFiles() }
    return reader.stringsFiles(catalog.workspace, app: key.string)
  }

  /// Reads the groups of a file, and says what products it lists.
  private mutating func readLists(of root: Written, into app: Int, strings: inout StringsFiles) -> [ProductPart] {
    var seen: Set<String> = []
    var parts: [ProductPart] = []
    root.forEachEntry { key, value in
      guard root.document.kind(of: key) == .scalar else { return }
      guard seen.insert(root.document.text(of: key)).inserted else {
        // Neither of two lists wins; what is only in the second seems to be missing.
        reader.isIncomplete = true
        return
      }
      let list = root.at(value)
      if root.document.equals(key, "products") {
        parts.append(part(list, app, setting(root, "defaults", app, group: nil)))
      } else if root.document.equals(key, "subscription_groups") {
        for item in list.items where item.kind == .mapping {
          readGroup(item, into: app, strings: &strings)
          guard let list = item.value("subscriptions") else { continue }
          let group = catalog.apps[app].groups.count - 1
          parts.append(part(list, app, setting(root, "subscription_defaults", app, group: group)))
        }
      }
    }
    return parts
  }

  private func part(_ list: Written, _ app: Int, _ setting: ProductSetting) -> ProductPart {
    let items = list.items.lazy.filter { $0.kind == .mapping }.map(\.node)
    return ProductPart(app: app, setting: setting, file: list.file, items: Array(items)[...])
  }

  private mutating func readGroup(_ item: Written, into app: Int, strings: inout StringsFiles) {
    var group = SubscriptionGroup(place: item.place)
    if let name = item.value("reference_name")?.string {
      reader.readGroupStrings(&strings, name: name, into: &group.localizations)
    }
    SubscriptionKeys.group.read(item, into: &group, &reader, whole: SubscriptionKeys.groupShape)
    reader.copyLocales(catalog.workspace.copyLocales, in: &group.localizations)
    group.lacksSubscriptions = lacksSubscriptions(item)
    catalog.apps[app].groups.append(group)
  }

  /// Whether something is written for subscriptions, be it none that can be read.
  private func lacksSubscriptions(_ group: Written) -> Bool {
    let shape = SubscriptionKeys.groupShape
    return group.entries.contains { key, value in
      guard group.document.isScalar(key) else { return true }
      if group.document.equals(key, "subscriptions") {
        let list = group.at(value)
        return list.kind != .sequence || !list.items.isEmpty
      }
      return shape.index(of: group.document.bytes(of: key)) == nil
        && Spelling.nearest(to: group.document.text(of: key), among: shape.keys.map(\.name)) == "subscriptions"
    }
  }

  private func setting(_ root: Written, _ defaults: String, _ app: Int, group: Int?) -> ProductSetting {
    let app = catalog.apps[app]
    return ProductSetting(
      defaults: root.value(defaults), presets: presets, copyLocales: catalog.workspace.copyLocales, group: group,
      prefix: reader.productIDPrefix(of: app, bundleID: reader.string(of: app.bundleID)))
  }

  mutating func readTestUsers() {
    for root in roots {
      for item in root.value("test_users")?.items ?? [] where item.kind == .mapping {
        var user = TestUser(place: item.place)
        TestUserKeys.testUser.read(item, into: &user, &reader)
        catalog.testUsers.append(user)
      }
    }
  }
}

extension Reader {
  /// What `id` is completed with: the app's prefix with the bundle ID in it; without a bundle ID, nothing.
  func productIDPrefix(of app: App, bundleID: String?) -> String? {
    if !app.productIDPrefix.isAbsent, string(of: app.productIDPrefix) == nil { return nil }
    if !app.bundleID.isAbsent, bundleID == nil { return nil }
    return App.productIDPrefix(pattern: string(of: app.productIDPrefix), bundleID: bundleID)
  }
}

extension Reader {
  /// A prefix may have `{bundle_id}`; with another placeholder no product ID can be told.
  fileprivate mutating func checkPrefix(of app: inout App) {
    guard let text = app.productIDPrefix.text else { return }
    for case .placeholder(let name) in Fills.parts(of: string(of: text)) where name != "bundle_id" {
      let mark = "{\(name)}"
      let meant = Spelling.nearest(to: name, among: ["bundle_id"])
      findings.append(
        Diagnostic(
          rule: "unknown-placeholder", severity: .error,
          message: "\"product_id_prefix\" has no placeholder \(mark.quoted)",
          at: location(ofPlaceholder: name, in: text),
          help: meant.map { "did you mean \"{\($0)}\"?" } ?? "it takes \"{bundle_id}\" alone"))
      app.productIDPrefix = .unreadable(text.place)
    }
  }
}
