/// Runs the tool: reads the arguments (without the program's name), then runs the command that they name.
package func runTool(
  arguments: [String], session: Session, commands: [any Command.Type] = CommandTable.all
) async -> ExitCode {
  let code = await run(arguments, session, commands)
  guard case .failed(let reason)? = session.standardOutput.failure else { return code }
  return session.fail("cannot write to standard output: \(reason)")
}

private func run(_ arguments: [String], _ session: Session, _ commands: [any Command.Type]) async -> ExitCode {
  var reader = CommandLineReader(commands: commands)
  do throws(UsageError) {
    try reader.read(arguments)
    if reader.has(GlobalOptions.version) { return VersionCommand.print(session) }
    if reader.has(GlobalOptions.help) { return HelpCommand.print(reader.command, commands, session) }
    guard let command = reader.command else {
      session.standardError.write(HelpPage.overview(of: commands, width: session.standardError.width))
      return .unable
    }
    let invocation = try reader.invocation(of: command)
    var session = session
    session.color = invocation.value(GlobalOptions.color).flatMap(ColorChoice.init) ?? .auto
    return await command.run(invocation, session)
  } catch {
    if let command = reader.command, CommandLineReader.asksForHelp(arguments) {
      return HelpCommand.print(command, commands, session)
    }
    return session.fail(error.message, help: error.help)
  }
}
