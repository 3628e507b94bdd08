import AppStore
import CatalogModel
import Diagnostics

/// A subscription group with nothing in it.
struct EmptyGroup: Rule {
  let about = RuleDescription(
    "empty-group", .warning,
    summary: "a subscription group has no subscriptions",
    why: """
      A group is what its subscriptions have in common; alone it sells nothing, and the store reviews none without a \
      subscription.
      """,
    bad: """
      \(Example.yearly)
        - reference_name: Silver Club
          localizations: { en-US: { display_name: Silver Club } }
      """,
    good: "\(Example.yearly)", source: Period.source, asOf: Period.asOf)

  func check(_ catalog: Catalog, _ report: inout Report) {
    if catalog.isIncomplete { return }
    for app in catalog.apps {
      for (group, subscriptions) in zip(app.groups, app.subscriptionsByGroup)
      where subscriptions.isEmpty && !group.lacksSubscriptions {
        let name = catalog.string(of: group.referenceName).map { "subscription group \($0.quoted)" }
        report.add(
          "\(name ?? "the subscription group") has no subscriptions", at: catalog.namePlace(of: group),
          help: "write subscriptions: with one for each duration, or remove the group", subject: app.key?.string)
      }
    }
  }
}
