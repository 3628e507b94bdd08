import AppStore
import Diagnostics
import Lint

/// What `rules RULE` shows of one rule.
enum RulePage {
  static func text(_ rule: RuleDescription) -> String {
    var text = "\(rule.id): \(rule.summary)\n\n"
    text += "severity  \(rule.severity.rawValue)\(rule.isSettable ? "" : ", always")\n"
    text += "profiles  \(rule.profiles.map(\.rawValue).joined(separator: ", "))\n"
    text += "source    \(rule.source) (\(rule.asOf))\n\n"
    text += ColumnText.wrapped(rule.why, to: 80).joined(separator: "\n") + "\n\n"
    text += "Bad:\n\n\(indented(rule.bad))\nGood:\n\n\(indented(rule.good))"
    if rule.isSettable {
      text += "\nSet its severity in the catalog: lint: { rules: { \(rule.id): off } }\n"
    }
    return text
  }

  private static func indented(_ example: Example) -> String {
    example.files.reduce(into: "") { text, file in
      if example.files.count > 1 { text += "    # \(file.path)\n" }
      for line in file.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
        text += line.isEmpty ? "\n" : "    \(String(line).visible)\n"
      }
    }
  }
}
