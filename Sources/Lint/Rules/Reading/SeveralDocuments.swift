import Diagnostics

extension ReadingRule {
  static let severalDocuments = ReadingRule(
    about: RuleDescription(
      "several-documents", .error,
      summary: "a file has more than one YAML document",
      why: """
        One document a file: what stands after a line of three hyphens is not read.
        """,
      bad: """
        app: { bundle_id: com.acme.game, primary_locale: en-US }
        \(Example.gold)
        ---
        test_users:
          - { email: ann@acme.com, first_name: Ann, last_name: Lee, storefront: USA }
        """,
      good: Example([
        (
          "catalog.yaml",
          """
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
      source: "https://yaml.org/spec/1.2.2/", asOf: "2021-10-01", isSettable: false))
}
