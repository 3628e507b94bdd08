import AppStore
import Diagnostics

/// What `rules RULE` shows of one rule.
package enum RulePage {
  package static func text(_ rule: RuleDescription) -> String {
    var text = "\(rule.id): \(rule.summary)\n\n"
    text += "severity  \(rule.severity.rawValue)\(rule.isSettable ? "" : ", always")\n"
    text += "profiles  \(rule.profiles.map(\.rawValue).joined(separator: ", "))\n"
    text += "source    \(rule.source) (\(rule.asOf))\n\n"
    text += wrapped(rule.why, to: 80) + "\n\n"
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
        text += line.isEmpty ? "\n" : "    \(line.visibleLine)\n"
      }
    }
  }

  private static func wrapped(_ paragraph: String, to width: Int) -> String {
    var lines: [String] = []
    for word in paragraph.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines.joined(separator: "\n")
  }
}

extension Substring {
  /// The line with characters that cannot be seen as code points.
  fileprivate var visibleLine: String { String(self).visible }
}
