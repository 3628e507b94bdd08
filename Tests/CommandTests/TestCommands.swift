import Command

/// Commands with every kind of option and argument; each prints what it was given.
enum TestCommands {
  static let all: [any Command.Type] = [Paint.self, Compare.self, HelpCommand.self, VersionCommand.self]
}

enum Paint: Command {
  static let format = OptionDescription(
    "format", short: "f",
    value: .required(
      placeholder: "FORMAT",
      allowed: .choices([
        Choice("text", "for people who read every line of it and like to see what is meant"),
        Choice("xcode", "for Xcode"),
        Choice("json", "for programs"),
      ])),
    defaultText: "text", help: "how it is written")
  static let app = OptionDescription(
    "app", value: .required(placeholder: "APP", allowed: .any), repeats: true, help: "only this app")
  static let to = OptionDescription(
    "to", aliases: ["into"], value: .required(placeholder: "DIR", allowed: .folders), help: "where to write")
  static let strict = OptionDescription("strict", help: "be strict")

  static let description = CommandDescription(
    name: "paint", summary: "paint the house",
    discussion: """
      It takes a while, because the paint has to dry between the coats, and there are two of them.

      A second paragraph.
      """,
    arguments: [
      ArgumentDescription(
        "WALL", repeats: true,
        allowed: .dynamic { [Choice("north", "where moss grows"), Choice("south", "in the sun")] },
        help: "what to paint")
    ],
    options: [format, app, to, strict],
    examples: [
      CommandExample("iapcatalog paint north --format json", "paint one wall, and tell a program how it went")
    ],
    exitCodes: [ExitCodeMeaning(.clean, "it is painted"), ExitCodeMeaning(.unable, "it rains")])

  static func run(_ invocation: Invocation, _ session: Session) -> ExitCode {
    let lines = [
      "format \(invocation.value(format) ?? "-")", "apps \(invocation.values(app))",
      "to \(invocation.value(to) ?? "-")", "strict \(invocation.flag(strict))", "walls \(invocation.positional)",
      "color \(session.color)",
    ]
    session.standardOutput.write(lines.joined(separator: "; ") + "\n")
    return .clean
  }
}

enum Compare: Command {
  static let description = CommandDescription(
    name: "compare", summary: "compare two houses",
    arguments: [
      ArgumentDescription("OLD", isRequired: true, allowed: .paths, help: "the house as it was"),
      ArgumentDescription("NEW", isRequired: true, allowed: .paths, help: "the house as it is"),
    ],
    examples: [CommandExample("iapcatalog compare a b", "compare a with b")],
    exitCodes: [ExitCodeMeaning(.findings, "they differ")])

  static func run(_ invocation: Invocation, _ session: Session) -> ExitCode {
    if invocation.positional == ["-", "-"] {
      return invocation.misused("standard input can be only one of them", session)
    }
    session.standardOutput.write("\(invocation.positional)\n")
    return .findings
  }
}
