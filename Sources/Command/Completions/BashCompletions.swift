/// A script that completes in bash 3.2 and later, without any other package.
struct BashCompletions {
  let commands: [any Command.Type]

  var script: String {
    """
    # Completes iapcatalog in bash; made by: iapcatalog completions bash
    _iapcatalog_choose() {
      local word
      while IFS= read -r word; do COMPREPLY+=("$word"); done < <(compgen -W "$1" -- "$current")
    }

    _iapcatalog_paths() {
      local word
      compopt -o filenames 2>/dev/null
      while IFS= read -r word; do COMPREPLY+=("$word"); done < <(compgen "$1" -- "$current")
    }

    _iapcatalog_takes_value() {
      case "$1" in
        \(valued.map(\.quoted).joined(separator: " | "))) return 0 ;;
      esac
      return 1
    }

    _iapcatalog() {
      local current=${COMP_WORDS[COMP_CWORD]} option=${COMP_WORDS[COMP_CWORD - 1]} command= ended= position=0 index
      COMPREPLY=()
      # bash parts --option=value into three words.
      if [[ $current == "=" ]]; then
        current=
      elif [[ $option == "=" ]]; then
        option=${COMP_WORDS[COMP_CWORD - 2]}
      fi
      for ((index = 1; index < COMP_CWORD; index++)); do
        case "${COMP_WORDS[index]}" in
          "=") ((index++)) ;;
          --) [[ $ended ]] && ((position++)); ended=1 ;;
          -?*)
            if [[ $ended ]]; then
              ((position++))
            elif _iapcatalog_takes_value "$command ${COMP_WORDS[index]}" && [[ ${COMP_WORDS[index + 1]} != "=" ]]; then
              ((index++))
            fi
            ;;
          *) if [[ $command ]]; then ((position++)); else command=${COMP_WORDS[index]}; fi ;;
        esac
      done
      if [[ ! $ended ]] && _iapcatalog_takes_value "$command $option"; then
        case "$command $option" in
    \(lines(optionCases, indent: 6))
        esac
        return
      fi
      if [[ ! $ended && $current == -* ]]; then
        case "$command" in
    \(lines(nameCases, indent: 6))
        esac
        return
      fi
      case "$command $position" in
    \(lines(argumentCases, indent: 4))
      esac
    }

    complete -F _iapcatalog iapcatalog

    """
  }

  private func lines(_ lines: [String], indent: Int) -> String {
    lines.map { String(repeating: " ", count: indent) + $0 }.joined(separator: "\n")
  }

  /// The options by the command that they stand behind; "" for those before it.
  private var options: [(command: String, options: [OptionDescription])] {
    [("", GlobalOptions.beforeCommand)]
      + commands.map { ($0.description.name, $0.description.options + GlobalOptions.everywhere) }
  }

  private var valued: [String] {
    options.flatMap { command, options in
      options.filter(\.takesValue).flatMap { option in option.spellings.map { "\(command) \($0)" } }
    }
  }

  private var optionCases: [String] {
    options.flatMap { command, options in
      options.compactMap { option -> String? in
        guard case .required(_, let allowed) = option.value, let action = action(allowed) else { return nil }
        let patterns = option.spellings.map { "\(command) \($0)".quoted }.joined(separator: " | ")
        return "\(patterns)) \(action) ;;"
      }
    }
  }

  private var nameCases: [String] {
    options.map { command, options in
      "\(command.quoted)) _iapcatalog_choose \(options.flatMap(\.spellings).joined(separator: " ").quoted) ;;"
    }
  }

  private var argumentCases: [String] {
    let names = commands.map { $0.description.name }.joined(separator: " ")
    return ["\(" 0".quoted)) _iapcatalog_choose \(names.quoted) ;;"]
      + commands.flatMap { command in
        let description = command.description
        return description.arguments.enumerated().compactMap { index, argument -> String? in
          guard let action = action(argument.allowed) else { return nil }
          let pattern = argument.repeats ? "\(description.name.quoted)\" \"*" : "\(description.name) \(index)".quoted
          return "\(pattern)) \(action) ;;"
        }
      }
  }

  private func action(_ allowed: AllowedValues) -> String? {
    switch allowed {
    case .any: nil
    case .paths: "_iapcatalog_paths -f"
    case .folders: "_iapcatalog_paths -d"
    case .choices, .dynamic, .commands:
      allowed.list(of: commands).map { choices in
        "_iapcatalog_choose \(choices.map(\.value).joined(separator: " ").quoted)"
      }
    }
  }
}

extension OptionDescription {
  /// Whether a value belongs to it.
  var takesValue: Bool {
    if case .required = value { true } else { false }
  }
}

extension String {
  /// In double quotes for the shell; there is nothing in these words that would have to be escaped.
  fileprivate var quoted: String { "\"\(self)\"" }
}
