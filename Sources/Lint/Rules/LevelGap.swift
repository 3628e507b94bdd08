import AppStore
import CatalogModel
import Diagnostics

/// A level that nothing is on, with others under it.
struct LevelGap: Rule {
  let about = RuleDescription(
    "level-gap", .warning,
    summary: "the levels of a subscription group skip a number",
    why: """
      Level 1 gives most, and the store numbers the levels without gaps: what the catalog calls level 3 is level 2 \
      there when nothing else is.
      """,
    bad: """
      \(Example.yearly)
              level: 1
      \(Example.monthly)
              level: 3
      """,
    good: """
      \(Example.yearly)
              level: 1
      \(Example.monthly)
              level: 2
      """,
    source: Period.source, asOf: Period.asOf)

  func check(_ catalog: Catalog, _ report: inout Report) {
    if catalog.isIncomplete { return }
    for app in catalog.apps {
      for subscriptions in app.subscriptionsByGroup { check(subscriptions, &report) }
    }
  }

  private func check(_ subscriptions: [Product], _ report: inout Report) {
    var first: [Int: Product] = [:]
    for product in subscriptions {
      // What cannot be read may be what fills the gap.
      if case .unreadable = product.level { return }
      if let level = product.level.value, first[level] == nil { first[level] = product }
    }
    var expected = 1
    for level in first.keys.sorted() {
      defer { expected = level + 1 }
      guard level > expected, let product = first[level], let place = product.level.place else { continue }
      report.add(
        "level \(level) follows \(expected == 1 ? "none" : "level \(expected - 1)")", at: place, of: product,
        help: "write level: \(expected), and number the levels from 1 without gaps")
    }
  }
}
