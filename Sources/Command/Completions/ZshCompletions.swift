/// A script that completes in zsh: as a file `_iapcatalog` in `$fpath`, or read by `source`.
struct ZshCompletions {
  let commands: [any Command.Type]

  var script: String {
    """
    #compdef iapcatalog
    # Completes iapcatalog in zsh; made by: iapcatalog completions zsh

    _iapcatalog() {
      local context state state_descr line
      typeset -A opt_args
      _arguments -C \\
        \(GlobalOptions.beforeCommand.map { spec($0, of: "") }.joined(separator: " \\\n    ")) \\
        '1:command:_iapcatalog_commands' \\
        '*::argument:->argument'
      if [[ $state == argument ]]; then
        case $words[1] in
    \(commands.map { branch($0.description) }.joined(separator: "\n"))
        esac
      fi
    }

    \(lists.joined(separator: "\n\n"))

    if [[ $funcstack[1] == _iapcatalog ]]; then
      _iapcatalog "$@"
    else
      compdef _iapcatalog iapcatalog
    fi

    """
  }

  private func branch(_ command: CommandDescription) -> String {
    let options =
      command.options.map { spec($0, of: command.name) } + GlobalOptions.everywhere.map { spec($0, of: "") }
    let arguments = command.arguments.enumerated().map { index, argument in
      let place = argument.repeats ? "*" : "\(index + 1)"
      let action = action(argument.allowed, list: listName("\(command.name)_argument", argument.name))
      return "\(place):\(argument.name):\(action)".quotedForShell
    }
    let lines = (options + arguments).joined(separator: " \\\n          ")
    return "      \(command.name))\n        _arguments \\\n          \(lines) ;;"
  }

  /// As `'(-h --help)'{-h,--help}'[print help]'`.
  private func spec(_ option: OptionDescription, of command: String) -> String {
    var text = "[\(option.help.filter { !"[]".contains($0) })]"
    var names = option.spellings
    if case .required(let placeholder, let allowed) = option.value {
      let action = action(allowed, list: listName(command, option.name))
      text += ":\(placeholder):\(action)"
      names = names.map { $0.hasPrefix("--") ? "\($0)=" : "\($0)+" }
    }
    if option.repeats { names = names.map { "*\($0)" } }
    guard names.count > 1 else { return "\(names.joined())\(text)".quotedForShell }
    let others = option.repeats ? "" : "(\(option.spellings.joined(separator: " ")))".quotedForShell
    return "\(others){\(names.map(\.quotedForShell).joined(separator: ","))}\(text.quotedForShell)"
  }

  private func listName(_ command: String, _ value: String) -> String {
    "_iapcatalog_"
      + ([command, value].filter { !$0.isEmpty }.joined(separator: "_")).map { character in
        character.isLetter || character.isNumber ? character.lowercased() : "_"
      }.joined()
  }

  private func action(_ allowed: AllowedValues, list: String) -> String {
    switch allowed {
    case .any: " "
    case .paths: "_files"
    case .folders: "_files -/"
    case .commands: "_iapcatalog_commands"
    case .choices, .dynamic: list
    }
  }

  /// A function for each list of values, with what each means.
  private var lists: [String] {
    var lists = [list("_iapcatalog_commands", "command", AllowedValues.commands)]
    for option in GlobalOptions.beforeCommand {
      if case .required(let placeholder, let allowed) = option.value {
        lists.append(list(listName("", option.name), placeholder, allowed))
      }
    }
    for command in commands.map({ $0.description }) {
      for option in command.options {
        if case .required(let placeholder, let allowed) = option.value, allowed.isList {
          lists.append(list(listName(command.name, option.name), placeholder, allowed))
        }
      }
      for argument in command.arguments where argument.allowed.isList {
        lists.append(list(listName("\(command.name)_argument", argument.name), argument.name, argument.allowed))
      }
    }
    return lists
  }

  private func list(_ name: String, _ noun: String, _ allowed: AllowedValues) -> String {
    let values = (allowed.list(of: commands) ?? []).map { "    " + "\($0.value):\($0.meaning)".quotedForShell }
    return """
      \(name)() {
        local -a values=(
      \(values.joined(separator: "\n"))
        )
        _describe -t values \(noun.quotedForShell) values
      }
      """
  }
}

extension AllowedValues {
  /// Whether it is a list with a function of its own.
  fileprivate var isList: Bool {
    switch self {
    case .choices, .dynamic: true
    case .any, .paths, .folders, .commands: false
    }
  }
}

extension String {
  /// In single quotes, as bash and zsh read them.
  fileprivate var quotedForShell: String {
    "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
