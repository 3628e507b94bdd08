import CatalogModel
import Diagnostics

/// Levels that are not as the group says they are.
struct ConflictingLevels: Rule {
  let about = RuleDescription(
    "conflicting-levels", .warning,
    summary: "a subscription's level is not what its group's order of levels says",
    why: """
      A group with levels: equal has level 1 alone, and one with levels: ordered has them in the order written. A \
      subscription's own level holds, but one of the two was meant otherwise.
      """,
    bad: """
      \(Example.yearly)
              level: 1
      \(Example.monthly)
              level: 2
          levels: equal
      """,
    good: """
      \(Example.yearly)
      \(Example.monthly)
          levels: equal
      """,
    source: "iapcatalog's catalog format 1", asOf: "2026")

  func check(_ catalog: Catalog, _ report: inout Report) {
    for app in catalog.apps {
      for (group, subscriptions) in zip(app.groups, app.subscriptionsByGroup) {
        guard case .set(let order, let place) = group.levels else { continue }
        var last = 0
        for product in subscriptions where product.isWanted {
          guard case .set(let level, let levelPlace) = product.level else { continue }
          defer { last = level }
          if order == .equal ? level == 1 : level > last { continue }
          report.add(
            Self.message(level, order, after: last), at: levelPlace, of: product,
            notes: [Note("the order of levels is here", at: catalog.location(of: place))],
            help: "remove \(order == .equal ? "levels: equal" : "levels: ordered"), or every level:")
        }
      }
    }
  }

  private static func message(_ level: Int, _ order: LevelOrder, after last: Int) -> String {
    order == .equal
      ? "level \(level) is in a group whose levels are all equal"
      : "level \(level) comes after level \(last) in a group whose levels are in order"
  }
}
