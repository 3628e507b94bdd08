package import AppStore

/// What holds for the whole catalog.
package struct Workspace: Sendable {
  package var formatVersion: Field<Int> = .absent
  /// The only clock.
  package var asOf: Field<CalendarDate> = .absent
  package var team = Team()
  package var requiredLocales: [Text] = []
  package var copyLocales: [LocaleCopy] = []
  package var storefronts: [StorefrontCode] = []
  package var strings: TextField = .absent
  package var priceTables: [PriceTable] = []
  package var lint = LintSettings()
  package var generate = GenerateSettings()
}

/// The developer's account.
package struct Team: Sendable {
  package var id: TextField = .absent
  package var provider: TextField = .absent
  /// Whether contract, bank and tax are done; without them the store returns no product.
  package var paidAppsAgreement: Field<Bool> = .absent
}

/// `locale` takes the texts of `source` where it has none.
package struct LocaleCopy: Sendable {
  package let locale: Text
  package let source: Text
}

/// Prices of all storefronts, as exported from the store.
package struct PriceTable: Sendable {
  package let name: Text
  /// The file, relative to the one that names it.
  package let path: TextField
  /// One for a storefront at most.
  package var rows: [PriceTableRow] = [] {
    didSet {
      rowNumbers = Array(repeating: Self.noRow, count: Storefront.all.count)
      for (number, row) in rows.enumerated() { rowNumbers[row.storefront.index] = UInt16(number) }
    }
  }
  /// Whether the file was there and could be read.
  package var isRead = false
  /// By the index of the storefront.
  private var rowNumbers: [UInt16] = []

  private static let noRow: UInt16 = .max

  init(name: Text, path: TextField) {
    self.name = name
    self.path = path
  }

  /// The line of a storefront.
  package func row(of storefront: Storefront) -> PriceTableRow? {
    guard !rowNumbers.isEmpty, rowNumbers[storefront.index] != Self.noRow else { return nil }
    return rows[Int(rowNumbers[storefront.index])]
  }
}

/// One line of a price table.
package struct PriceTableRow: Sendable {
  package let storefront: Storefront
  package let currency: String
  package let price: Price
}

/// How the linter judges.
package struct LintSettings: Sendable {
  package var profile: Field<Profile> = .absent
  package var rules: [RuleSetting] = []
  package var limits: [LimitSetting] = []
  package var allowLocales: [Text] = []
  package var baseline: TextField = .absent
}

/// A rule whose severity the team has set.
package struct RuleSetting: Sendable {
  package let rule: Text
  /// `error`, `warning`, `note` or `off`.
  package let level: Field<RuleLevel>
}

/// What a rule's findings count as.
package enum RuleLevel: String, Sendable, CaseIterable {
  case error
  case warning
  case note
  case off
}

/// A limit that the team has set, since Apple changed its own.
package struct LimitSetting: Sendable {
  package let name: Text
  package let value: Field<Int>
}

/// Which outputs are made, and where.
package struct GenerateSettings: Sendable {
  package var to: TextField = .absent
  /// Nil where the catalog does not say: the default outputs.
  package var outputs: [OutputSetting]?
  /// The list of outputs, where it is written with nothing in it.
  package var emptyOutputs: Place?
}

/// One output with the options that the catalog gives it.
package struct OutputSetting: Sendable {
  package let place: Place
  package let name: Text
  package var options = OutputOptions()
}

/// What may be said of an output; which output takes what is in `OutputKeys`.
package struct OutputOptions: Sendable {
  package var to: TextField = .absent
  package var file: TextField = .absent
  package var apps: Field<[Text]> = .absent
  package var variants: Field<[Text]> = .absent
  package var stages: Field<[Stage]> = .absent
  package var shape: TextField = .absent
  package var typeName: TextField = .absent
  package var access: TextField = .absent
  /// Of the fixtures: what became of the purchases; everything that may, where it is absent.
  package var scenarios: Field<[Scenario]> = .absent
  /// Of the fixtures: the products that purchases are made of.
  package var products: Field<FixtureProducts> = .absent
  /// Of the fixtures: the languages in which products are asked for, beside the primary one.
  package var locales: Field<[Text]> = .absent

  package init() {}
}

/// The products that fixtures have purchases of, beside those that the test users own.
package enum FixtureProducts: Sendable {
  case all
  /// By their ids or whole product IDs.
  case listed([Text])
}
