/// Prints what a shell needs to complete command lines.
package enum CompletionsCommand {
  package static let description = CommandDescription(
    name: "completions", summary: "print the completions of a shell",
    arguments: [
      ArgumentDescription(
        "SHELL", isRequired: true,
        allowed: .choices([
          Choice("bash", "to be read by source, as from ~/.bashrc"),
          Choice("zsh", "a file _iapcatalog in a folder of $fpath, or to be read by source"),
          Choice("fish", "a file in ~/.config/fish/completions"),
        ]),
        help: "the shell to complete in")
    ],
    examples: [
      CommandExample(
        "iapcatalog completions bash > ~/.local/share/bash-completion/completions/iapcatalog",
        "complete in bash, with the package bash-completion"),
      CommandExample(
        "iapcatalog completions fish > ~/.config/fish/completions/iapcatalog.fish", "complete in fish"),
    ],
    exitCodes: [
      ExitCodeMeaning(.clean, "the completions are printed"),
      ExitCodeMeaning(.unable, "the shell is not known"),
    ])
}

extension CompletionsCommand: Command {
  package static func run(_ invocation: Invocation, _ session: Session) -> ExitCode {
    let script: String =
      switch invocation.positional.first {
      case "zsh": ZshCompletions(commands: invocation.commands).script
      case "fish": FishCompletions(commands: invocation.commands).script
      default: BashCompletions(commands: invocation.commands).script
      }
    session.standardOutput.write(script)
    return .clean
  }
}
