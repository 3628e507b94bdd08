/// Lists the rules, or explains one.
package enum RulesCommand {
  package static let description = CommandDescription(
    name: "rules", summary: "list the rules of lint, or explain one",
    arguments: [
      ArgumentDescription(
        "RULE", help: "the rule to explain: why it is, a bad and a good example, and its source")
    ],
    options: [format],
    examples: [
      CommandExample("iapcatalog rules", "list every rule with its severity"),
      CommandExample("iapcatalog rules duplicate-product-id", "explain a rule that lint has named"),
    ],
    exitCodes: [
      ExitCodeMeaning(.clean, "the rules are printed"),
      ExitCodeMeaning(.unable, "there is no such rule"),
    ])

  static let format = OptionDescription(
    "format",
    value: .required(
      placeholder: "FORMAT",
      allowed: .choices([Choice("text", "for people"), Choice("json", "for programs")])),
    defaultText: "text", help: "how rules are written")
}
