/// One option of a command: what drives its reading, its help, completions and the manual.
package struct OptionDescription: Sendable {
  /// The long name that help shows, without hyphens.
  package let name: String
  /// Other long names that are read the same.
  package let aliases: [String]
  /// The letter after a single hyphen.
  package let short: Character?
  package let value: OptionValue
  /// Whether it may be given more than once.
  package let repeats: Bool
  /// What holds when the option is not given, in the words of help; one of the choices where there are choices.
  package let defaultText: String?
  /// What it does: lower case, no final stop.
  package let help: String

  package init(
    _ name: String, aliases: [String] = [], short: Character? = nil, value: OptionValue = .none, repeats: Bool = false,
    defaultText: String? = nil, help: String
  ) {
    self.name = name
    self.aliases = aliases
    self.short = short
    self.value = value
    self.repeats = repeats
    self.defaultText = defaultText
    self.help = help
  }

  /// Every spelling on the command line, with its hyphens; the one that help shows comes first.
  package var spellings: [String] {
    ["--\(name)"] + aliases.map { "--\($0)" } + (short.map { ["-\($0)"] } ?? [])
  }
}

/// Whether an option takes a value.
package enum OptionValue: Sendable {
  /// It is a switch.
  case none
  /// It needs one; the placeholder stands for it in help, as `DIR`.
  case required(placeholder: String, allowed: AllowedValues)
}

/// What may be written as the value of an option or as an argument.
package enum AllowedValues: Sendable {
  /// Any text but an empty one.
  case any
  /// The path of a file or a folder.
  case paths
  /// The path of a folder.
  case folders
  /// One of these.
  case choices([Choice])
  /// One of a list that another part of the tool knows, asked when it is needed.
  case dynamic(@Sendable () -> [Choice])
  /// The name of a command.
  case commands
}

/// A value that an option or argument accepts.
package struct Choice: Sendable, Hashable {
  package let value: String
  /// What it means: lower case, no final stop.
  package let meaning: String

  package init(_ value: String, _ meaning: String) {
    self.value = value
    self.meaning = meaning
  }
}
