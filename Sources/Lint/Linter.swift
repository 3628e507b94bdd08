package import AppStore
package import CatalogModel
package import Diagnostics

/// Holds a catalog against every rule.
package enum Linter {
  /// All findings, those of the reading among them, in order, with the severities that the team has set.
  package static func findings(of reading: CatalogReading) async -> [Diagnostic] {
    let catalog = reading.catalog
    let found = await findings(of: catalog, rules: Rules.all)
    return levels(catalog).applied(to: reading.findings + found).inOrder()
  }

  /// What the rules find, each rule on its own.
  static func findings(of catalog: Catalog, rules: [any Rule]) async -> [Diagnostic] {
    let profile = profile(of: catalog)
    let limits = limits(of: catalog, profile)
    let unusualTexts = await UnusualTexts.find(in: catalog, limits)
    return await withTaskGroup(of: [Diagnostic].self) { group in
      for rule in rules where rule.about.profiles.contains(profile) {
        group.addTask {
          var report = Report(
            rule.about, catalog: catalog, profile: profile, limits: limits, unusualTexts: unusualTexts)
          rule.check(catalog, &report)
          return report.findings
        }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
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
