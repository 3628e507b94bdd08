/// Prints the manual.
package enum ManCommand {
  package static let description = CommandDescription(
    name: "man", summary: "print the manual as a man page",
    examples: [
      CommandExample("iapcatalog man > /usr/local/share/man/man1/iapcatalog.1", "let man iapcatalog show it"),
      CommandExample("iapcatalog man | man -l -", "read it at once"),
    ],
    exitCodes: [
      ExitCodeMeaning(.clean, "the manual is printed"),
      ExitCodeMeaning(.unable, "the command line cannot be read"),
    ])
}

extension ManCommand: Command {
  package static func run(_ invocation: Invocation, _ session: Session) -> ExitCode {
    session.standardOutput.write(ManPage.text(of: invocation.commands))
    return .clean
  }
}
