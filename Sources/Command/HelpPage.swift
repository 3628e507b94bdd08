/// Lays out help from the descriptions, for a number of columns.
enum HelpPage {
  /// The tool and its commands.
  static func overview(of commands: [any Command.Type], width: Int) -> String {
    var text = ColumnText(width: width)
    text.paragraph("Keep an app's store catalog in YAML: lint it, and generate what needs its product IDs.")
    text.paragraph("usage: iapcatalog COMMAND [OPTIONS] [ARGUMENTS]")
    let rows = commands.map { TextRow(label: $0.description.name, text: $0.description.summary) }
    let options = GlobalOptions.beforeCommand.map { row($0, commands) }
    let column = text.column(for: rows + options)
    text.table("commands", rows, column: column)
    text.table("options", options, column: column)
    text.examples(commands.compactMap { $0.description.examples.first })
    text.paragraph("iapcatalog help COMMAND explains a command.")
    return text.string
  }

  /// All about one command.
  static func page(of command: CommandDescription, commands: [any Command.Type], width: Int) -> String {
    var text = ColumnText(width: width)
    text.paragraph("iapcatalog \(command.name): \(command.summary)")
    text.paragraph(synopsis(command))
    for paragraph in (command.discussion ?? "").split(separator: "\n\n") {
      text.paragraph(String(paragraph))
    }
    let arguments = command.arguments.map { argument in
      TextRow(
        label: argument.name + (argument.repeats ? "..." : ""), text: argument.help,
        choices: argument.allowed.listed(of: commands))
    }
    let own = command.options.map { row($0, commands) }
    let global = GlobalOptions.everywhere.map { row($0, commands) }
    let column = text.column(for: arguments + own + global)
    text.table("arguments", arguments, column: column)
    text.table("options", own, column: column)
    text.table("options of every command", global, column: column)
    text.examples(command.examples)
    let codes = command.exitCodes.map { TextRow(label: String($0.code.rawValue), text: $0.meaning) }
    text.table("exit codes", codes, column: text.column(for: codes))
    return text.string
  }

  private static func synopsis(_ command: CommandDescription) -> String {
    let arguments = command.arguments.map { argument in
      let name = argument.name + (argument.repeats ? "..." : "")
      return argument.isRequired ? " \(name)" : " [\(name)]"
    }
    return "usage: iapcatalog \(command.name) [OPTIONS]\(arguments.joined())"
  }

  private static func row(_ option: OptionDescription, _ commands: [any Command.Type]) -> TextRow {
    var label = (option.short.map { "-\($0), " } ?? "") + "--\(option.name)"
    var text = option.help
    var choices: [Choice] = []
    if case .required(let placeholder, let allowed) = option.value {
      label += " \(placeholder)"
      choices = allowed.listed(of: commands)
    }
    if option.repeats { text += "; may be given several times" }
    if let defaultText = option.defaultText { text += " (default: \(defaultText))" }
    return TextRow(label: label, text: text, choices: choices)
  }
}

extension AllowedValues {
  /// What may be written, where that is a list.
  func list(of commands: [any Command.Type]) -> [Choice]? {
    switch self {
    case .any, .paths, .folders: nil
    case .choices(let choices): choices
    case .dynamic(let choices): choices()
    case .commands: commands.map { Choice($0.description.name, $0.description.summary) }
    }
  }

  /// What help lists below the text; what is as long as the commands or the rules has a page of its own.
  func listed(of commands: [any Command.Type]) -> [Choice] {
    if case .commands = self { return [] }
    let choices = list(of: commands) ?? []
    return choices.count > 20 ? [] : choices
  }
}
