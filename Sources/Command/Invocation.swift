/// A command line that has been read: the options that were given, checked against the command's description.
package struct Invocation: Sendable {
  package let command: CommandDescription
  /// The arguments without hyphens, in order; as many as the command allows.
  package let positional: [String]
  /// Every command of the tool.
  package let commands: [any Command.Type]
  private let given: [GivenOption]

  init(command: CommandDescription, positional: [String], given: [GivenOption], commands: [any Command.Type]) {
    self.command = command
    self.positional = positional
    self.given = given
    self.commands = commands
  }

  /// Whether the option was given.
  package func flag(_ option: OptionDescription) -> Bool {
    !occurrences(of: option).isEmpty
  }

  /// The option's value, if it was given; the last one of an option that repeats.
  package func value(_ option: OptionDescription) -> String? {
    values(option).last
  }

  /// The option's values in the order in which they were given.
  package func values(_ option: OptionDescription) -> [String] {
    occurrences(of: option).compactMap(\.value)
  }

  /// Says what is wrong with the way the command was called, and where to read how to call it.
  package func misused(_ message: String, _ session: Session) -> ExitCode {
    session.fail(message, help: UsageError(message, command: command.name).help)
  }

  private func occurrences(of option: OptionDescription) -> [GivenOption] {
    precondition(
      (command.options + GlobalOptions.everywhere).contains { $0.name == option.name },
      "\(command.name) has no option --\(option.name)")
    return given.filter { $0.option.name == option.name }
  }
}

/// An option as it stands on the command line.
struct GivenOption: Sendable {
  let option: OptionDescription
  let value: String?
}

/// A command line that cannot be read.
struct UsageError: Error, Hashable {
  /// One line: lower case, no final stop, offending text in quotes.
  let message: String
  /// The command whose options were being read.
  let command: String?

  init(_ message: String, command: String?) {
    self.message = message
    self.command = command
  }

  /// Where to read what would have been right.
  var help: String {
    "see iapcatalog \(command.map { "\($0) " } ?? "")--help"
  }
}
