import Diagnostics

extension GeneratingRule {
  static let outputPath = GeneratingRule(
    about: RuleDescription(
      "output-path", .error,
      summary: "an output's file cannot stand where the catalog puts it",
      why: """
        Each file that is made has a place of its own inside its output's folder, on every system that the catalog is \
        used on: two outputs that make one file would overwrite each other.
        """,
      bad: """
        app: { key: game, bundle_id: com.acme.game, primary_locale: en-US }
        \(Example.gold)
        generate:
          outputs:
            - product-ids-json: { file: ../ids.json }
            - product-ids-plist
            - product-ids-plist
        """,
      good: """
        app: { key: game, bundle_id: com.acme.game, primary_locale: en-US }
        \(Example.gold)
        generate:
          outputs:
            - product-ids-json: { to: .., file: ids.json }
            - product-ids-plist
            - product-ids-plist: { shape: groups, file: "{app}/Groups.plist" }
        """,
      source: "iapcatalog's catalog format 1", asOf: "2026", isSettable: false))
}
