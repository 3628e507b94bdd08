import Diagnostics

extension ReadingRule {
  static let setTwice = ReadingRule(
    about: RuleDescription(
      "set-twice", .error,
      summary: "two files set the same thing for the whole catalog",
      why: """
        What holds for the whole catalog may stand in any file, but in one only: otherwise the order of the \
        files would decide.
        """,
      bad: Example([
        (
          "catalog.yaml",
          """
          as_of: 2027-01-01
          app: { bundle_id: com.acme.game, primary_locale: en-US }
          \(Example.gold)
          """
        ),
        (
          "testers.yaml",
          """
          as_of: 2027-02-01
          test_users:
            - { email: ann@acme.com, first_name: Ann, last_name: Lee, storefront: USA }
          """
        ),
      ]),
      good: Example([
        (
          "catalog.yaml",
          """
          as_of: 2027-01-01
          app: { bundle_id: com.acme.game, primary_locale: en-US }
          \(Example.gold)
          """
        ),
        (
          "testers.yaml",
          """
          test_users:
            - { email: ann@acme.com, first_name: Ann, last_name: Lee, storefront: USA }
          """
        ),
      ]),
      source: "iapcatalog's catalog format 1", asOf: "2026", isSettable: false))
}
