import Diagnostics

/// Finds the names of one app's products, and those that two of them would share.
struct ConstantNaming {
  private let catalog: Catalog
  private let app: App
  private(set) var result: ConstantNames
  /// Products by the name that they would have, as languages tell names apart.
  private var holders: [ExactText: [Int]] = [:]
  private var former: [ExactText: [(product: Int, place: Place)]] = [:]

  init(catalog: Catalog, app: App) {
    self.catalog = catalog
    self.app = app
    result = ConstantNames(
      names: Array(repeating: nil, count: app.products.count),
      formerNames: Array(repeating: [], count: app.products.count),
      groupNames: Array(repeating: nil, count: app.groups.count), faults: [])
  }

  mutating func run() {
    let stem = ConstantStem(catalog, app)
    for (index, product) in app.products.enumerated() {
      guard let name = name(of: product, at: index, stem) else { continue }
      result.names[index] = name
      holders[Self.key(name), default: []].append(index)
    }
    for (index, name) in result.names.enumerated() {
      guard let name, let sharing = holders[Self.key(name)], sharing.count > 1, sharing[0] == index else { continue }
      settle(sharing)
    }
    nameFormer()
    nameGroups()
  }

  /// What every language takes for the same name: the case of the first letter and underscores around do not count.
  private static func key(_ name: String) -> ExactText {
    ExactText(CamelCase.upperFirst(name.trimmingUnderscores))
  }

  private mutating func name(of product: Product, at index: Int, _ stem: ConstantStem) -> String? {
    guard product.constant.isAbsent else {
      guard let written = catalog.string(of: product.constant), let place = product.constant.place else { return nil }
      if CamelCase.isIdentifier(written) { return written }
      report(.invalid, Self.noIdentifier("constant", written), at: place, of: index, help: Self.help(written))
      return nil
    }
    guard let text = stem.text(of: product, in: catalog) else { return nil }
    if let name = CamelCase.lower(text) { return name }
    report(
      .invalid, Self.noName(text), at: product.constantPlace, of: index, help: "write constant: with a name for it")
    return nil
  }

  // MARK: Shared names

  /// Products of which no store record has two may share a name; so may two entries of one identifier.
  private func meet(_ first: Int, _ second: Int) -> Bool {
    let (one, other) = (app.products[first], app.products[second])
    if let id = one.productID, id == other.productID { return false }
    guard let here = one.variants.value, let there = other.variants.value else { return true }
    let names = Set(here.map { ExactText(catalog.string(of: $0)) })
    return there.contains { names.contains(ExactText(catalog.string(of: $0))) }
  }

  /// Takes the name from all products that meet another with it.
  private mutating func settle(_ sharing: [Int]) {
    var seen: Set<ExactText> = []
    let distinct = sharing.filter { index in app.products[index].productID.map { seen.insert($0).inserted } ?? true }
    if distinct.count == 1 { return }
    let isAnyLimited = sharing.contains { !app.products[$0].variants.isAbsent }
    let names = result.names
    for index in sharing {
      // A message of a thousand identifiers helps nobody, and a thousand such messages less.
      var others: [Int] = []
      for other in isAnyLimited ? sharing : distinct where other != index && meet(index, other) {
        others.append(other)
        if others.count > Self.listedAtMost { break }
      }
      if let name = names[index], !others.isEmpty { reportShared(index, name, others) }
    }
  }

  private static let listedAtMost = 4

  private mutating func reportShared(_ index: Int, _ name: String, _ others: [Int]) {
    result.names[index] = nil
    let isMore = others.count > Self.listedAtMost
    let others = others.prefix(Self.listedAtMost)
    let ids = (others + [index]).sorted().map { app.products[$0].productID?.string.quoted ?? "a product" }
    report(
      .ambiguous, Self.shared(ids, name, isMore: isMore), at: app.products[index].constantPlace, of: index,
      notes: others.map { Note("also here", at: catalog.location(of: app.products[$0].constantPlace)) },
      help: "write constant: with a name of its own")
  }

  // MARK: Former names

  private mutating func nameFormer() {
    for (index, product) in app.products.enumerated() {
      for text in product.formerConstants {
        let name = catalog.string(of: text)
        let key = Self.key(name)
        if !CamelCase.isIdentifier(name) {
          report(
            .invalid, Self.noIdentifier("former constant", name), at: text.place, of: index, help: Self.help(name))
        } else if let holder = holders[key]?.first(where: { $0 == index || meet($0, index) }) {
          let other = app.products[holder]
          let owner = holder == index ? "the product itself" : other.productID?.string.quoted ?? "another product"
          report(
            .invalid, "the former constant \(name.quoted) is the constant of \(owner) now", at: text.place, of: index,
            notes: [
              Note("named here", at: catalog.location(of: other.constantPlace))
            ], help: "remove it: a name has one meaning at a time")
        } else if let first = former[key]?.first(where: { $0.product == index || meet($0.product, index) }) {
          report(
            .invalid, "\(name.quoted) is a former constant already", at: text.place, of: index,
            notes: [Note("first written here", at: catalog.location(of: first.place))], help: "keep one of the two")
        } else {
          result.formerNames[index].append(name)
          former[key, default: []].append((index, text.place))
        }
      }
    }
  }

  // MARK: Groups

  private mutating func nameGroups() {
    var first: [ExactText: Int] = [:]
    for (index, group) in app.groups.enumerated() {
      guard let written = catalog.string(of: group.referenceName), let place = group.referenceName.place else {
        continue
      }
      guard let words = CamelCase.lower(written) else {
        report(
          .invalid, Self.noName(written), at: place, of: nil,
          help: "give the group a reference name with letters or digits")
        continue
      }
      let name = words.lowercased().hasSuffix("group") ? words : words + "Group"
      let key = Self.key(name)
      if let earlier = first[key] {
        // Two groups of one name have a finding already; their list is one.
        let other = app.groups[earlier]
        let isSame = catalog.string(of: other.referenceName).map { ExactText($0) } == ExactText(written)
        if isSame { result.groupNames[index] = result.groupNames[earlier] }
        guard !isSame, let otherPlace = other.referenceName.place else { continue }
        report(
          .ambiguous, "the lists of two groups would both be called \(name.quoted) in generated code", at: place,
          of: nil, notes: [Note("the other group", at: catalog.location(of: otherPlace))],
          help: "change the reference name of one of them")
        continue
      }
      first[key] = index
      result.groupNames[index] = name
      for holder in holders[key] ?? [] { reportShared(holder, name, withGroupAt: place) }
      for (product, formerPlace) in former[key] ?? [] {
        result.formerNames[product].removeAll { Self.key($0) == key }
        report(
          .invalid, "the list of a group is called \(name.quoted) in generated code", at: formerPlace, of: product,
          notes: [Note("the group", at: catalog.location(of: place))], help: "remove the former constant")
      }
    }
  }

  private mutating func reportShared(_ index: Int, _ name: String, withGroupAt place: Place) {
    guard result.names[index] != nil else { return }
    result.names[index] = nil
    let product = app.products[index]
    report(
      .ambiguous, "the product and the list of a group would both be called \(name.quoted) in generated code",
      at: product.constantPlace, of: index,
      notes: [Note("the group", at: catalog.location(of: place))], help: "write constant: with a name of its own")
  }

  private mutating func report(
    _ kind: ConstantFault.Kind, _ message: String, at place: Place, of product: Int?, notes: [Note] = [], help: String
  ) {
    result.faults.append(
      ConstantFault(kind: kind, message: message, place: place, product: product, notes: notes, help: help))
  }

  // MARK: Wordings

  private static func shared(_ ids: [String], _ name: String, isMore: Bool) -> String {
    let list = isMore ? ids.joined(separator: ", ") + " and more" : ids.listed
    return "\(list) would \(ids.count == 2 && !isMore ? "both" : "all") be called \(name.quoted) in generated code"
  }

  private static func noIdentifier(_ noun: String, _ text: String) -> String {
    "the \(noun) \(text.quoted) is no identifier: expected letters, digits and underscores, no digit first"
  }

  private static func noName(_ text: String) -> String {
    "no name for generated code can be made of \(text.quoted): it has neither letters nor digits"
  }

  private static func help(_ text: String) -> String {
    CamelCase.lower(text).map { "did you mean \($0.quoted)?" } ?? "write a name such as nightlyRage"
  }
}

extension Product {
  /// Where the name in generated code comes from.
  fileprivate var constantPlace: Place {
    self.constant.place ?? self.wholeID.place ?? self.id.place ?? self.place
  }
}

extension String {
  fileprivate var trimmingUnderscores: String {
    guard utf8.first == UInt8(ascii: "_") || utf8.last == UInt8(ascii: "_") else { return self }
    return String(
      String.UnicodeScalarView(
        unicodeScalars.drop { $0 == "_" }.reversed().drop { $0 == "_" }.reversed()))
  }
}
