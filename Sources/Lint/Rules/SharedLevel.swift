import AppStore
import CatalogModel
import Diagnostics

/// Two subscriptions on one level.
struct SharedLevel: Rule {
  let about = RuleDescription(
    "shared-level", .note,
    summary: "two subscriptions of a group have the same level",
    why: """
      That is right for subscriptions that give the same for different durations: changing between them is no upgrade, \
      and waits for the next renewal if the duration differs.
      """,
    bad: """
      \(Example.yearly)
              level: 1
      \(Example.monthly)
              level: 1
      """,
    good: """
      \(Example.yearly)
      \(Example.monthly)
          levels: equal
      """,
    source: Period.source, asOf: Period.asOf)

  func check(_ catalog: Catalog, _ report: inout Report) {
    for app in catalog.apps {
      for (group, subscriptions) in zip(app.groups, app.subscriptionsByGroup) where group.levels.value != .equal {
        var first: [Int: Place] = [:]
        for product in subscriptions where product.isWanted {
          guard case .set(let level, let place) = product.level else { continue }
          guard let earlier = first[level] else {
            first[level] = place
            continue
          }
          report.add(
            "another subscription has level \(level) too", at: place, of: product,
            notes: [Note("first used here", at: catalog.location(of: earlier))],
            help: "where all give the same, write levels: equal in the group instead of every level:")
        }
      }
    }
  }
}
