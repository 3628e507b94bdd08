import AppStore
import Diagnostics
import JSON
import Lint

/// Lists the rules, or explains one.
package enum RulesCommand {
  package static let description = CommandDescription(
    name: "rules", summary: "list the rules of lint, or explain one",
    arguments: [
      ArgumentDescription(
        "RULE", allowed: .dynamic { Rules.all.map { Choice($0.about.id, $0.about.summary) } },
        help: "the rule to explain: why it is, a bad and a good example, and its source")
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

extension RulesCommand: Command {
  package static func run(_ invocation: Invocation, _ session: Session) async -> ExitCode {
    let rules = invocation.positional.isEmpty ? Rules.all : invocation.positional.compactMap(Rules.named)
    if invocation.value(format) == "json" {
      session.standardOutput.write(JSONWriter.text(.array(rules.map { json($0.about) })))
    } else if invocation.positional.isEmpty {
      session.standardOutput.write(table(rules.map(\.about)))
    } else {
      for rule in rules { session.standardOutput.write(await RulePage(rule).text) }
    }
    return .clean
  }

  private static func table(_ rules: [RuleDescription]) -> String {
    let idWidth = rules.map(\.id.utf8.count).max() ?? 0
    return rules.reduce(into: "") { text, rule in
      let severity = rule.severity.rawValue
      text += rule.id + String(repeating: " ", count: idWidth + 2 - rule.id.utf8.count)
      text += severity + String(repeating: " ", count: 9 - severity.utf8.count) + rule.summary + "\n"
    }
  }

  private static func json(_ rule: RuleDescription) -> JSONValue {
    .object([
      ("rule", .string(rule.id)), ("severity", .string(rule.severity.rawValue)),
      ("profiles", .array(rule.profiles.map { .string($0.rawValue) })), ("summary", .string(rule.summary)),
      ("why", .string(rule.why)), ("bad", json(rule.bad)), ("good", json(rule.good)),
      ("source", .string(rule.source)), ("as_of", .string(rule.asOf)), ("settable", .boolean(rule.isSettable)),
    ])
  }

  private static func json(_ example: Example) -> JSONValue {
    .array(example.files.map { .object([("path", .string($0.path)), ("text", .string($0.text))]) })
  }
}
