package import AppStore
package import CatalogModel
package import Diagnostics

/// Holds a catalog against every rule.
package enum Linter {
  /// All findings, those of the reading among them and those that `others` finds beside the rules, in order: without what
  /// comments let pass, and with the severities that the team has set.
  package static func findings(
    of reading: CatalogReading, beside others: @escaping @Sendable () async -> [Diagnostic] = { [] }
  ) async -> [Diagnostic] {
    let catalog = reading.catalog
    async let others = others()
    async let suppressing = Suppressions(catalog)
    let found = await findings(of: catalog, rules: Rules.all)
    var suppressions = await suppressing
    // What could not be read may break the rule.
    let left = suppressions.applied(
      to: reading.findings + found + (await others), reportsUnused: !catalog.isIncomplete)
    return levels(catalog).applied(to: left).inOrder()
  }

  /// What the rules find: those of single products in one walk through them, each of the others on its own.
  static func findings(of catalog: Catalog, rules: [any Rule]) async -> [Diagnostic] {
    let profile = profile(of: catalog)
    let limits = limits(of: catalog, profile)
    let unusualTexts = await UnusualTexts.find(in: catalog, limits)
    let rules = rules.filter { $0.about.profiles.contains(profile) }
    let blank = { @Sendable (rule: any Rule) in
      Report(rule.about, catalog: catalog, profile: profile, limits: limits, unusualTexts: unusualTexts)
    }
    let productRules = rules.compactMap(\.ofProducts)
    return await withTaskGroup(of: [Diagnostic].self) { group in
      for (app, range) in portions(of: catalog) {
        group.addTask { productFindings(of: catalog, app, range, productRules, blank) }
      }
      for rule in rules {
        group.addTask {
          var report = blank(rule)
          rule.check(catalog, &report)
          return report.findings
        }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
  }

  /// The products of each app, a few hundred at a time.
  private static func portions(of catalog: Catalog) -> [(app: Int, products: Range<Int>)] {
    let size = 500
    return catalog.apps.indices.flatMap { app in
      let count = catalog.apps[app].products.count
      return stride(from: 0, to: count, by: size).map { (app, $0..<min($0 + size, count)) }
    }
  }

  private static func productFindings(
    of catalog: Catalog, _ index: Int, _ range: Range<Int>, _ rules: [any ProductRule],
    _ blank: @Sendable (any Rule) -> Report
  ) -> [Diagnostic] {
    let app = catalog.apps[index]
    var reports = rules.map { blank($0) }
    let all = Array(rules.indices)
    let ofAll = all.filter { !rules[$0].isOfSubscriptions }
    for product in app.products[range] {
      for number in product.subscription == nil ? ofAll : all {
        rules[number].check(product, of: app, in: catalog, &reports[number])
      }
    }
    return reports.flatMap(\.findings)
  }

  package static func profile(of catalog: Catalog) -> Profile {
    catalog.workspace.lint.profile.value ?? .appStoreConnect
  }

  private static func limits(of catalog: Catalog, _ profile: Profile) -> FieldLimits {
    var maximums: [String: Int] = [:]
    for limit in catalog.workspace.lint.limits {
      if let value = limit.value.value { maximums[catalog.string(of: limit.name)] = value }
    }
    return FieldLimits(profile).overriding(by: maximums)
  }

  private static func levels(_ catalog: Catalog) -> RuleLevels {
    RuleLevels(
      catalog.workspace.lint.rules.compactMap { setting in
        setting.level.value.map { (catalog.string(of: setting.rule), $0) }
      })
  }
}

/// What the team has made of single rules.
struct RuleLevels: Sendable {
  private var levels: [String: RuleLevel] = [:]

  init(_ settings: [(rule: String, level: RuleLevel)]) {
    for setting in settings where Rules.named(setting.rule)?.about.isSettable == true {
      levels[setting.rule] = setting.level
    }
  }

  func applied(to findings: [Diagnostic]) -> [Diagnostic] {
    if levels.isEmpty { return findings }
    return findings.compactMap { finding in
      guard let level = levels[finding.rule] else { return finding }
      guard let severity = Severity(rawValue: level.rawValue) else { return nil }
      var finding = finding
      finding.severity = severity
      return finding
    }
  }
}
