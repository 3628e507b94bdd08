/// The manual in section 1, from the descriptions of the commands.
enum ManPage {
  static func text(of commands: [any Command.Type]) -> String {
    var page = Roff()
    // Without a date: the same release gives the same page on every day.
    page.request("TH", "IAPCATALOG", "1", "", "iapcatalog \(Version.current)", "User Commands")
    // Names are not parted, and so lines are not stretched.
    page.request("nh")
    page.request("ad l")
    page.section("NAME")
    page.text("iapcatalog - keep an app's store catalog in YAML, lint it, and generate what needs its product IDs")
    page.section("SYNOPSIS")
    page.bold("iapcatalog COMMAND", then: " [OPTIONS] [ARGUMENTS]")
    page.section("DESCRIPTION")
    page.text(
      """
      The catalog says what an app sells: products, subscription groups, offers and test users. It is every YAML file \
      below the folder catalog/, or what --catalog names. iapcatalog works offline. Results go to standard output, \
      everything else to standard error.
      """)
    page.section("COMMANDS")
    for command in commands { write(command.description, commands, &page) }
    page.section("OPTIONS")
    page.text("These may stand before the command's name; all but --version also behind it.")
    for option in GlobalOptions.beforeCommand { write(option, commands, &page) }
    page.section("EXIT STATUS")
    page.item("0") { $0.text("nothing to complain of; warnings alone are clean") }
    page.item("1") { $0.text("an error was found, generated files are out of date, or two catalogs differ") }
    page.item("2") { $0.text("the work could not be done: usage, unreadable input, or a file that is no catalog") }
    page.section("ENVIRONMENT")
    page.item("NO_COLOR") { $0.text("where it is set and not empty, nothing is coloured unless --color says so") }
    page.item("TERM") { $0.text("where it is dumb or not set, nothing is coloured unless --color says so") }
    return page.output
  }

  private static func write(_ command: CommandDescription, _ commands: [any Command.Type], _ page: inout Roff) {
    page.subsection(command.name)
    page.text("\(command.summary.prefix(1).uppercased())\(command.summary.dropFirst()).")
    page.paragraph()
    let arguments = command.arguments.map { argument in
      let name = argument.name + (argument.repeats ? "..." : "")
      return argument.isRequired ? " \(name)" : " [\(name)]"
    }
    page.bold("iapcatalog \(command.name)", then: " [OPTIONS]\(arguments.joined())")
    for paragraph in (command.discussion ?? "").split(separator: "\n\n") {
      page.paragraph()
      page.text(String(paragraph))
    }
    for argument in command.arguments {
      page.item(argument.name + (argument.repeats ? "..." : "")) {
        $0.text(argument.help)
        $0.choices(argument.allowed.listed(of: commands))
      }
    }
    for option in command.options { write(option, commands, &page) }
    page.paragraph()
    page.text("Exit status:")
    for code in command.exitCodes { page.item(String(code.code.rawValue)) { $0.text(code.meaning) } }
    page.paragraph()
    page.text(command.examples.count == 1 ? "Example:" : "Examples:")
    for example in command.examples {
      page.item(example.command) { $0.text(example.meaning) }
    }
  }

  private static func write(_ option: OptionDescription, _ commands: [any Command.Type], _ page: inout Roff) {
    var label = (option.short.map { ["-\($0)"] } ?? []) + ["--\(option.name)"] + option.aliases.map { "--\($0)" }
    var text = option.help
    var choices: [Choice] = []
    if case .required(let placeholder, let allowed) = option.value {
      label[label.count - 1] += " \(placeholder)"
      choices = allowed.listed(of: commands)
    }
    if option.repeats { text += "; may be given several times" }
    if let defaultText = option.defaultText { text += " (default: \(defaultText))" }
    page.item(label.joined(separator: ", ")) {
      $0.text(text)
      $0.choices(choices)
    }
  }
}

/// Text for the formatter of manuals, with the macros of `man`.
private struct Roff {
  private(set) var output = ""

  mutating func request(_ name: String, _ arguments: String...) {
    let quoted = arguments.map { "\"\(Self.escaped($0).split(separator: "\"").joined(separator: "\\(dq"))\"" }
    output += ([".\(name)"] + quoted).joined(separator: " ") + "\n"
  }

  mutating func section(_ title: String) { request("SH", title) }

  mutating func subsection(_ title: String) { request("SS", title) }

  mutating func paragraph() { output += ".PP\n" }

  mutating func text(_ text: String) { output += Self.line(text) }

  mutating func bold(_ bold: String, then text: String) {
    output += "\\fB\(Self.escaped(bold))\\fR\(Self.escaped(text))\n"
  }

  /// A label, and what belongs to it.
  mutating func item(_ label: String, _ body: (inout Roff) -> Void) {
    output += ".TP\n\\fB\(Self.escaped(label))\\fR\n"
    body(&self)
  }

  /// Values with their meanings, set in.
  mutating func choices(_ choices: [Choice]) {
    guard !choices.isEmpty else { return }
    output += ".RS\n"
    for choice in choices {
      item(choice.value) { $0.text(choice.meaning) }
    }
    output += ".RE\n"
  }

  private static func line(_ text: String) -> String {
    let escaped = escaped(text)
    return (escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" : "") + escaped + "\n"
  }

  /// A hyphen stays a hyphen when it is copied, and what is no ASCII is named by its number.
  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "~": result += "\\(ti"
      case "^": result += "\\(ha"
      case "`": result += "\\(ga"
      case "'": result += "\\(aq"
      case "\n": result += " "
      case _ where scalar.isASCII: result.unicodeScalars.append(scalar)
      default:
        let number = String(scalar.value, radix: 16, uppercase: true)
        result += "\\[u\(String(repeating: "0", count: max(0, 4 - number.count)))\(number)]"
      }
    }
  }
}
