/// Prints which release this is.
package enum VersionCommand: Command {
  package static let description = CommandDescription(
    name: "version", summary: "print the version",
    examples: [CommandExample("iapcatalog version", "print the name and the version, as --version does")],
    exitCodes: [
      ExitCodeMeaning(.clean, "the version is printed"),
      ExitCodeMeaning(.unable, "the command line cannot be read"),
    ])

  package static func run(_ invocation: Invocation, _ session: Session) -> ExitCode {
    print(session)
  }

  static func print(_ session: Session) -> ExitCode {
    session.standardOutput.write("iapcatalog \(Version.current)\n")
    return .clean
  }
}
