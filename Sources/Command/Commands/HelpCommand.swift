/// Prints the overview of the tool, or all about one command.
package enum HelpCommand: Command {
  package static let description = CommandDescription(
    name: "help", summary: "explain the tool, or one of its commands",
    arguments: [
      ArgumentDescription("COMMAND", allowed: .commands, help: "the command to explain; without it, the tool")
    ],
    examples: [
      CommandExample("iapcatalog help version", "explain a command, as iapcatalog version --help does")
    ],
    exitCodes: [
      ExitCodeMeaning(.clean, "the help is printed"),
      ExitCodeMeaning(.unable, "there is no such command"),
    ])

  package static func run(_ invocation: Invocation, _ session: Session) -> ExitCode {
    let asked = invocation.commands.first { $0.description.name == invocation.positional.first }
    return print(asked, invocation.commands, session)
  }

  /// Prints what is to be said of a command, or else of the tool.
  static func print(
    _ command: (any Command.Type)?, _ commands: [any Command.Type], _ session: Session
  ) -> ExitCode {
    let width = session.standardOutput.width
    let page =
      command.map { HelpPage.page(of: $0.description, commands: commands, width: width) }
      ?? HelpPage.overview(of: commands, width: width)
    session.standardOutput.write(page)
    return .clean
  }
}
