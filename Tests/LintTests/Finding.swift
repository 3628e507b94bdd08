import Diagnostics

/// A finding as cases state it: its severity, its rule, and the text at its place.
struct Finding: Equatable, CustomStringConvertible {
  let severity: Severity
  let rule: String
  let text: String

  init(_ severity: Severity, _ rule: String, _ text: String) {
    self.severity = severity
    self.rule = rule
    self.text = text
  }

  var description: String { "\(severity.rawValue) \(rule) at \(text)" }
}

extension [Diagnostic] {
  var found: [Finding] { map { Finding($0.severity, $0.rule, $0.pointedAt) } }
}
