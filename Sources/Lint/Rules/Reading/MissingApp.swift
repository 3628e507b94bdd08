import Diagnostics

extension ReadingRule {
  static let missingApp = ReadingRule(
    about: RuleDescription(
      "missing-app", .error,
      summary: "a file has products but no app",
      why: """
        Products belong to an app, which completes their IDs. A file declares its app, or names the key of one \
        that another file declares.
        """,
      bad: """
        \(Example.gold)
        """,
      good: """
        app: { bundle_id: com.acme.game, primary_locale: en-US }
        \(Example.gold)
        """,
      source: "iapcatalog's catalog format 1", asOf: "2026", isSettable: false))
}
