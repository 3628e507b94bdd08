import AppStore
import Diagnostics
import YAML

/// The keys that hold for the whole catalog.
enum WorkspaceKeys {
  static let workspace = KeyTable<Workspace>(
    "a catalog",
    [
      .integer("catalog", 1...1, \.formatVersion, "The version of the catalog's format: 1."),
      .date("as_of", \.asOf, "The catalog's only clock: the day that prices and fixtures are made for."),
      .record("team", team, \.team, empty: { Team() }, "The developer's account."),
      .list("required_locales", .word(.locale), \.requiredLocales, "Locales that every live product must have.") {
        written, _ in
        // One that is surely wrong has its finding, and no product lacks it.
        guard let code = written.string, !written.isNull, StoreLocale.named(code) != nil || isNewLocale(code) else {
          return nil
        }
        return Text(file: written.file, node: written.node)
      },
      .custom(
        "copy_locales", .map(keys: .word(.locale), values: .word(.locale)),
        "Locales that take another's texts where they have none.", clear: { $0.copyLocales = [] },
        read: { workspace, written, _ in
          for (key, value) in written.entries where written.at(value).kind == .scalar {
            let source = Text(file: written.file, node: written.at(value).node)
            workspace.copyLocales.append(LocaleCopy(locale: Text(file: written.file, node: key), source: source))
          }
        }),
      .list("storefronts", .word(.storefront), \.storefronts, "The storefronts that fixtures are made for.") {
        written, _ in AvailabilityKeys.storefront(written)
      },
      .text("strings", \.strings, "The translators' files, as a path with {app} and {locale}."),
      .custom(
        "price_tables", .map(keys: .text, values: .text),
        "Files of prices by storefront, as exported from the store, by name.", clear: { $0.priceTables = [] },
        read: { workspace, written, reader in
          if written.kind != .mapping { reader.isIncomplete = true }
          for (key, value) in written.entries {
            let name = Text(file: written.file, node: key)
            workspace.priceTables.append(PriceTable(name: name, path: reader.text(written.at(value))))
          }
        }),
      .record("lint", lint, \.lint, empty: { LintSettings() }, "How the linter judges."),
      .record(
        "generate", OutputKeys.generate, \.generate, empty: { GenerateSettings() }, "Which outputs are made, and where."
      ),
    ])

  private static func isNewLocale(_ code: String) -> Bool {
    StoreLocale.suggestion(for: code) == nil && StoreLocale.isWellFormed(code)
  }

  private static let team = KeyTable<Team>(
    "a team",
    [
      .text("id", \.id, "The team's ten-character id."),
      .text("provider", \.provider, "The provider's short name, as the transporter wants it."),
      .boolean("paid_apps_agreement", \.paidAppsAgreement, "Whether contract, bank and tax are done."),
    ])

  private static let lint = KeyTable<LintSettings>(
    "lint settings",
    [
      .word("profile", .cases(of: Profile.self, noun: "profile"), \.profile, "Whose limits and types hold.") {
        Profile(rawValue: $0)
      },
      .custom(
        "rules", .map(keys: .text, values: .word(.cases(of: RuleLevel.self, noun: "severity"))),
        "What findings of single rules count as: error, warning, note or off.", clear: { $0.rules = [] },
        read: { settings, written, _ in
          for (key, value) in written.entries {
            let value = written.at(value)
            let level = value.string.flatMap { RuleLevel(rawValue: $0) }
            settings.rules.append(
              RuleSetting(
                rule: Text(file: written.file, node: key),
                level: level.map { .set($0, value.place) } ?? .unreadable(value.place)))
          }
        }),
      .custom(
        "limits", .map(keys: .word(.limit), values: .integer(1...100_000)),
        "Limits that Apple changed after our table, by field.", clear: { $0.limits = [] },
        read: { settings, written, _ in
          for (key, value) in written.entries {
            let value = written.at(value)
            settings.limits.append(
              LimitSetting(
                name: Text(file: written.file, node: key),
                value: value.integer.map { .set($0, value.place) } ?? .unreadable(value.place)))
          }
        }),
      .list("allow_locales", .text, \.allowLocales, "Locales that Apple added after our table.") { written, _ in
        written.kind == .scalar ? Text(file: written.file, node: written.node) : nil
      },
      .text("baseline", \.baseline, "The file of findings that are known and left."),
    ])
}
