/// All that is to be said of a command: what drives its reading, its help, completions and the manual.
package struct CommandDescription: Sendable {
  package let name: String
  /// One line: lower case, no final stop.
  package let summary: String
  /// More, in sentences; an empty line parts paragraphs.
  package let discussion: String?
  /// In order: the required ones first, and at most the last of them repeats.
  package let arguments: [ArgumentDescription]
  /// Its own options, without those of every command.
  package let options: [OptionDescription]
  package let examples: [CommandExample]
  package let exitCodes: [ExitCodeMeaning]

  package init(
    name: String, summary: String, discussion: String? = nil, arguments: [ArgumentDescription] = [],
    options: [OptionDescription] = [], examples: [CommandExample], exitCodes: [ExitCodeMeaning]
  ) {
    self.name = name
    self.summary = summary
    self.discussion = discussion
    self.arguments = arguments
    self.options = options
    self.examples = examples
    self.exitCodes = exitCodes
  }
}

/// What stands on the command line without hyphens.
package struct ArgumentDescription: Sendable {
  /// Its placeholder, as `PATH`.
  package let name: String
  package let isRequired: Bool
  /// Whether more of it may follow; only the last argument of a command can.
  package let repeats: Bool
  package let allowed: AllowedValues
  /// What it is: lower case, no final stop.
  package let help: String

  package init(
    _ name: String, isRequired: Bool = false, repeats: Bool = false, allowed: AllowedValues = .any, help: String
  ) {
    self.name = name
    self.isRequired = isRequired
    self.repeats = repeats
    self.allowed = allowed
    self.help = help
  }
}

/// A line to type, and what it does.
package struct CommandExample: Sendable {
  /// From the tool's name on.
  package let command: String
  /// Lower case, no final stop.
  package let meaning: String

  package init(_ command: String, _ meaning: String) {
    self.command = command
    self.meaning = meaning
  }
}
