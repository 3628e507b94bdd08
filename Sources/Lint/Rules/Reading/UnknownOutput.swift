import Diagnostics

extension ReadingRule {
  static let unknownOutput = ReadingRule(
    about: RuleDescription(
      "unknown-output", .error,
      summary: "an output is none that can be made",
      why: """
        A misspelt output is a file that is never written.
        """,
      bad: """
        app: { bundle_id: com.acme.game, primary_locale: en-US }
        \(Example.gold)
        generate:
          outputs: [product-id-json]
        """,
      good: """
        app: { bundle_id: com.acme.game, primary_locale: en-US }
        \(Example.gold)
        generate:
          outputs: [product-ids-json]
        """,
      source: "iapcatalog's catalog format 1", asOf: "2026", isSettable: false))
}
