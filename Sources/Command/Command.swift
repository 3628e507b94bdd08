/// One command of the tool: a file in `Commands`, and a line in `CommandTable`.
package protocol Command: SendableMetatype {
  static var description: CommandDescription { get }

  /// Does the work; the invocation has been checked against the description.
  static func run(_ invocation: Invocation, _ session: Session) async -> ExitCode
}

/// The commands, in the order of help.
package enum CommandTable {
  package static let all: [any Command.Type] = [
    LintCommand.self,
    GenerateCommand.self,
    ListCommand.self,
    RulesCommand.self,
    SchemaCommand.self,
    SignCommand.self,
    CompletionsCommand.self,
    ManCommand.self,
    HelpCommand.self,
    VersionCommand.self,
  ]
}

/// The options that every command has, and those of the tool itself.
package enum GlobalOptions {
  package static let help = OptionDescription("help", short: "h", help: "print help on standard output")

  package static let color = OptionDescription(
    "color", aliases: ["colour"],
    value: .required(
      placeholder: "WHEN",
      allowed: .choices([
        Choice("auto", "on a terminal, unless NO_COLOR is set or TERM is dumb"),
        Choice("always", "in files and pipes too"),
        Choice("never", "nowhere"),
      ])),
    defaultText: "auto", help: "when to colour what is printed")

  package static let version = OptionDescription("version", help: "print the version on standard output")

  /// Those that may stand before a command's name and after it.
  package static let everywhere = [help, color]
  /// Those that may stand before a command's name.
  package static let beforeCommand = everywhere + [version]
}
