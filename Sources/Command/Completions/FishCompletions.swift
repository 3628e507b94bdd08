/// A script that completes in fish 3 and later.
struct FishCompletions {
  let commands: [any Command.Type]

  var script: String {
    let valued = GlobalOptions.beforeCommand.filter(\.takesValue).flatMap(\.spellings).joined(separator: " ")
    let lines =
      commands.map {
        line("not __iapcatalog_command", "-a \($0.description.name) -d \($0.description.summary.inQuotes)")
      }
      + GlobalOptions.beforeCommand.map { line("not __iapcatalog_command", option($0)) }
      + commands.flatMap { command($0.description) }
    return """
      # Completes iapcatalog in fish; made by: iapcatalog completions fish
      # Prints the command that the line names already.
      function __iapcatalog_command
          set -l skips 0
          set -l words (commandline -opc)
          set -e words[1]
          for word in $words
              if test $skips -eq 1
                  set skips 0
              else if contains -- $word \(valued)
                  set skips 1
              else if not string match -q -- '-*' $word
                  echo $word
                  return 0
              end
          end
          return 1
      end

      function __iapcatalog_is
          contains -- $argv[1] (__iapcatalog_command)
      end

      complete -c iapcatalog -f
      \(lines.joined(separator: "\n"))

      """
  }

  private func line(_ condition: String, _ rest: String) -> String {
    "complete -c iapcatalog -n '\(condition)' \(rest)"
  }

  private func command(_ command: CommandDescription) -> [String] {
    let condition = "__iapcatalog_is \(command.name)"
    let options = (command.options + GlobalOptions.everywhere).map { line(condition, option($0)) }
    let arguments = command.arguments.compactMap { argument in
      values(argument.allowed).map { line(condition, $0) }
    }
    return options + arguments
  }

  private func option(_ option: OptionDescription) -> String {
    let names = option.spellings.map { $0.hasPrefix("--") ? "-l \($0.dropFirst(2))" : "-s \($0.dropFirst())" }
    var text = names.joined(separator: " ")
    if case .required(_, let allowed) = option.value { text += " -r " + (values(allowed) ?? "-f") }
    return text + " -d \(option.help.inQuotes)"
  }

  /// What completes a value; nil where nothing is known of it.
  private func values(_ allowed: AllowedValues) -> String? {
    switch allowed {
    case .any: return nil
    case .paths: return "-F"
    case .folders: return "-f -a '(__fish_complete_directories)'"
    case .choices, .dynamic, .commands:
      let choices = allowed.list(of: commands) ?? []
      // Read twice: as this argument, then as the words of the list.
      let words = choices.map { $0.meaning.isEmpty ? $0.value : "\($0.value)\\t\($0.meaning.inQuotes)" }
      return "-f -a \(words.joined(separator: " ").inQuotes)"
    }
  }
}

extension String {
  /// In single quotes, as fish reads them.
  fileprivate var inQuotes: String {
    var text = ""
    for character in self {
      if "\\'".contains(character) { text += "\\" }
      text.append(character)
    }
    return "'\(text)'"
  }
}
