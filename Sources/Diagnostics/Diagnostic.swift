/// How much a finding weighs.
package enum Severity: String, Sendable, Hashable, CaseIterable, Comparable {
  /// The store surely refuses it, or the tool cannot read it.
  case error
  /// The store may refuse it, or sources differ.
  case warning
  /// Worth knowing; changes no exit code.
  case note

  /// The heaviest comes first.
  package static func < (left: Severity, right: Severity) -> Bool {
    left.weight < right.weight
  }

  private var weight: Int {
    switch self {
    case .error: 0
    case .warning: 1
    case .note: 2
    }
  }
}

/// A byte range in a source.
package struct Location: Sendable, Hashable {
  package let source: Source
  /// Byte offsets; empty where something is missing.
  package let range: Range<Int>

  package init(source: Source, range: Range<Int>) {
    self.source = source
    self.range = range
  }
}

extension Location: Comparable {
  /// File, then start, then end; paths compare by bytes.
  package static func < (left: Location, right: Location) -> Bool {
    if left.source !== right.source, left.source.path != right.source.path {
      return left.source.path.utf8.lexicographicallyPrecedes(right.source.path.utf8)
    }
    return (left.range.lowerBound, left.range.upperBound) < (right.range.lowerBound, right.range.upperBound)
  }
}

/// Another place that belongs to a finding, such as "first defined here".
package struct Note: Sendable, Hashable {
  package let message: String
  package let location: Location?

  package init(_ message: String, at location: Location? = nil) {
    self.message = message
    self.location = location
  }
}

/// A change of the text that surely mends a finding, and changes nothing that anybody meant.
///
/// There is one only where the right text is not in doubt; anything less is help.
package struct Fix: Sendable, Hashable {
  /// The bytes that are replaced; empty to insert.
  package let location: Location
  package let replacement: String

  package init(at location: Location, replacement: String) {
    self.location = location
    self.replacement = replacement
  }
}

/// One finding, of whatever stage: reading, a rule, or an output.
package struct Diagnostic: Sendable, Hashable {
  /// The kebab-case id of the rule, which names the fault and is never reused.
  package let rule: String
  package var severity: Severity
  /// One line that stands alone: lower case, no final stop, offending text in quotes.
  package let message: String
  package let location: Location
  package let notes: [Note]
  /// What to write instead.
  package let help: String?
  /// The whole product identifier (or app key, or email) it is about, where it is about one.
  package let subject: String?
  package let fix: Fix?

  package init(
    rule: String, severity: Severity, message: String, at location: Location, notes: [Note] = [], help: String? = nil,
    subject: String? = nil, fix: Fix? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.location = location
    self.notes = notes
    self.help = help
    self.subject = subject
    self.fix = fix
  }
}

extension Diagnostic {
  /// The same finding in a source that knows its secrets.
  package func moved(to source: Source) -> Diagnostic {
    func moved(_ location: Location) -> Location {
      location.source.path == source.path ? Location(source: source, range: location.range) : location
    }
    return Diagnostic(
      rule: rule, severity: severity, message: message, at: moved(location),
      notes: notes.map { Note($0.message, at: $0.location.map(moved)) }, help: help, subject: subject,
      fix: fix.map { Fix(at: moved($0.location), replacement: $0.replacement) })
  }
}

extension Diagnostic: Comparable {
  /// File, line, column, rule, then message: the same on every run.
  package static func < (left: Diagnostic, right: Diagnostic) -> Bool {
    if left.location != right.location { return left.location < right.location }
    if left.rule != right.rule { return left.rule.utf8.lexicographicallyPrecedes(right.rule.utf8) }
    return left.message.utf8.lexicographicallyPrecedes(right.message.utf8)
  }
}

extension Sequence<Diagnostic> {
  /// In order, with findings of the same rule, place and wording folded into the first of them.
  package func inOrder() -> [Diagnostic] {
    var result: [Diagnostic] = []
    for diagnostic in self.sorted() {
      if let last = result.last, last.rule == diagnostic.rule, last.location == diagnostic.location,
        last.message == diagnostic.message
      {
        continue
      }
      result.append(diagnostic)
    }
    return result
  }
}
