import CatalogModel
import Diagnostics

/// A clock of a year without a store.
struct ImplausibleClock: Rule {
  let about = RuleDescription(
    "implausible-clock", .error,
    summary: "as_of is a day before the store opened, or centuries away",
    why: """
      Prices and fixtures are made for that day: purchases are dated before it, and tokens are signed on it. The App \
      Store opened on 10 July 2008.
      """,
    bad: """
      as_of: 1026-12-01
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      \(Example.gold)
      """,
    good: """
      as_of: 2026-12-01
      app: { bundle_id: com.acme.game, primary_locale: en-US }
      \(Example.gold)
      """,
    source: "https://www.mactrast.com/2012/07/happy-4th-birthday-app-store/", asOf: "2012-07-10")

  func check(_ catalog: Catalog, _ report: inout Report) {
    guard case .set(let day, let place) = catalog.workspace.asOf, !Self.plausible.contains(day) else { return }
    report.add(
      "as_of is \(day), when there was no App Store", at: place, help: "write a day of this year, as as_of: 2026-12-01")
  }

  private static let plausible: Range<CalendarDate> = {
    guard let first = CalendarDate("2008-07-10"), let end = CalendarDate("2200-01-01") else {
      preconditionFailure("both are days")
    }
    return first..<end
  }()
}
