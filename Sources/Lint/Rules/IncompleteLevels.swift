import CatalogModel
import Diagnostics

/// A group in which some subscriptions say their level, and others do not.
struct IncompleteLevels: Rule {
  let about = RuleDescription(
    "incomplete-levels", .error,
    summary: "a subscription has no level, but others of its group have one",
    why: """
      Levels say what is an upgrade and what a downgrade. Without level: they follow the order written; where only some \
      say theirs, nobody can tell the others'.
      """,
    bad: """
      \(Example.yearly)
              level: 1
      \(Example.monthly)
      """,
    good: """
      \(Example.yearly)
              level: 1
      \(Example.monthly)
              level: 2
      """,
    source: "iapcatalog's catalog format 1", asOf: "2026")

  func check(_ catalog: Catalog, _ report: inout Report) {
    if catalog.isIncomplete { return }
    for app in catalog.apps {
      for list in app.subscriptionsByGroup {
        let subscriptions = list.filter(\.isWanted)
        guard let leveled = subscriptions.lazy.compactMap(\.level.place).first else { continue }
        for product in subscriptions where product.level.isAbsent {
          report.add(
            "\(catalog.nounAndName(of: product)) has no level, but others of its group have one",
            at: catalog.namePlace(of: product), of: product,
            notes: [Note("another subscription's level is here", at: catalog.location(of: leveled))],
            help: "write level: on every subscription of the group, or on none")
        }
      }
    }
  }
}
