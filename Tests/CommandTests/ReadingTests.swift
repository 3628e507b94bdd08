import Command
import Testing

@Suite struct ReadingTests {
  @Test(arguments: [
    ("paint", "format -; apps []; to -; strict false; walls []; color auto"),
    ("paint --format json", "format json; apps []; to -; strict false; walls []; color auto"),
    ("paint -f json", "format json; apps []; to -; strict false; walls []; color auto"),
    ("paint -f=xcode", "format xcode; apps []; to -; strict false; walls []; color auto"),
    ("paint north --strict south", "format -; apps []; to -; strict true; walls [\"north\", \"south\"]; color auto"),
    ("paint --app a --app=b", "format -; apps [\"a\", \"b\"]; to -; strict false; walls []; color auto"),
    ("paint --to=-x", "format -; apps []; to -x; strict false; walls []; color auto"),
    ("paint --to a=b", "format -; apps []; to a=b; strict false; walls []; color auto"),
    ("paint --into=a=b", "format -; apps []; to a=b; strict false; walls []; color auto"),
    ("paint --color never", "format -; apps []; to -; strict false; walls []; color never"),
    ("--colour=always paint north", "format -; apps []; to -; strict false; walls [\"north\"]; color always"),
    ("paint -- north", "format -; apps []; to -; strict false; walls [\"north\"]; color auto"),
    ("-- paint south", "format -; apps []; to -; strict false; walls [\"south\"]; color auto"),
  ])
  func readsOptionsAndArguments(line: String, printed: String) async {
    let screen = Screen()
    #expect(await screen.run(line, commands: TestCommands.all) == .clean)
    #expect(screen.output == "\(printed)\n")
  }

  @Test(arguments: [
    ("compare a b", #"["a", "b"]"#),
    ("compare - b", #"["-", "b"]"#),
    ("compare -- --strict --", #"["--strict", "--"]"#),
    ("compare a -- -h", #"["a", "-h"]"#),
  ])
  func endsOptionsAndTakesAHyphenAsAnArgument(line: String, printed: String) async {
    let screen = Screen()
    #expect(await screen.run(line, commands: TestCommands.all) == .findings)
    #expect(screen.output == "\(printed)\n")
    #expect(screen.errors.isEmpty)
  }

  @Test(arguments: [
    ("pain", #"unknown command "pain"; did you mean "paint"?"#, ""),
    ("wallpaper", #"unknown command "wallpaper""#, ""),
    ("--colr never", #"unknown option "--colr"; did you mean "--color"?"#, ""),
    ("--strict paint", #"option "--strict" belongs after the name of the command"#, ""),
    ("--version=1", #"option "--version" takes no value"#, ""),
    ("paint --formt json", #"unknown option "--formt" for "paint"; did you mean "--format"?"#, "paint "),
    ("paint -format json", #"unknown option "-format" for "paint"; did you mean "--format"?"#, "paint "),
    ("paint --zzzzzz", #"unknown option "--zzzzzz" for "paint""#, "paint "),
    ("paint -q", #"unknown option "-q" for "paint""#, "paint "),
    ("paint --version", #"unknown option "--version" for "paint""#, "paint "),
    (
      "paint --format jsn",
      #"unknown value "jsn" for "--format": expected "json", "text" or "xcode"; did you mean "json"?"#, "paint "
    ),
    ("paint --format=pdf", #"unknown value "pdf" for "--format": expected "json", "text" or "xcode""#, "paint "),
    ("paint --color red", #"unknown value "red" for "--color": expected "always", "auto" or "never""#, "paint "),
    (
      "paint nort", #"unknown wall "nort" for "paint": expected "north" or "south"; did you mean "north"?"#, "paint "
    ),
    ("paint --format", #"option "--format" needs a value: expected "json", "text" or "xcode""#, "paint "),
    ("paint --to", #"option "--to" needs a value: expected "--to DIR""#, "paint "),
    ("paint --to --strict", #"option "--to" needs a value: expected "--to DIR""#, "paint "),
    ("paint --to -- north", #"option "--to" needs a value: expected "--to DIR""#, "paint "),
    (
      "paint --to -x",
      #"option "--to" needs a value: expected "--to DIR"; a value that begins with a hyphen is written "--to=-x""#,
      "paint "
    ),
    (
      "paint --to -",
      #"option "--to" needs a value: expected "--to DIR"; a value that begins with a hyphen is written "--to=-""#,
      "paint "
    ),
    ("paint --to=", #"option "--to" has an empty value"#, "paint "),
    ("paint --strict=yes", #"option "--strict" takes no value"#, "paint "),
    ("paint --strict --strict", #"option "--strict" is given twice"#, "paint "),
    ("paint -f json --format text", #"option "--format" is given twice"#, "paint "),
    ("--color never paint --colour auto", #"option "--colour" is given twice"#, "paint "),
    ("compare", #""compare" needs OLD"#, "compare "),
    ("compare a", #""compare" needs NEW"#, "compare "),
    ("compare a b c", #"unexpected argument "c": "compare" takes 2 arguments at most"#, "compare "),
    ("compare - -", "standard input can be only one of them", "compare "),
    ("version now", #"unexpected argument "now": "version" takes no arguments"#, "version "),
    ("help pant", #"unknown command "pant"; did you mean "paint"?"#, ""),
    ("help paint compare", #"unexpected argument "compare": "help" takes one argument at most"#, "help "),
  ])
  func refuses(line: String, message: String, command: String) async {
    let screen = Screen()
    #expect(await screen.run(line, commands: TestCommands.all) == .unable)
    #expect(screen.errors == "iapcatalog: error: \(message)\nhelp: see iapcatalog \(command)--help\n")
    #expect(screen.output.isEmpty)
  }

  @Test(arguments: [
    (["compare", "", "b"], #"OLD of "compare" must not be empty"#, "compare "),
    (["paint", "--to", ""], #"option "--to" has an empty value"#, "paint "),
    ([""], #"unknown command """#, ""),
    (["paint\u{7}"], #"unknown command "paintU+0007"; did you mean "paint"?"#, ""),
    (["\u{FFFD}"], "unknown command \"\u{FFFD}\"", ""),
    (["paint", "-\u{301}"], "unknown option \"-\u{301}\" for \"paint\"", "paint "),
  ])
  func refusesOddWords(arguments: [String], message: String, command: String) async {
    let screen = Screen()
    #expect(await screen.run(arguments, commands: TestCommands.all) == .unable)
    #expect(screen.errors == "iapcatalog: error: \(message)\nhelp: see iapcatalog \(command)--help\n")
  }

  @Test func doesNotListMoreChoicesThanALineHolds() async {
    let screen = Screen()
    #expect(await screen.run("many rule-1x", commands: [Many.self]) == .unable)
    #expect(
      screen.errors
        == "iapcatalog: error: unknown rule \"rule-1x\" for \"many\"; did you mean \"rule-1\"?\n"
        + "help: see iapcatalog many --help\n")
  }
}

enum Many: Command {
  static let description = CommandDescription(
    name: "many", summary: "take one of many",
    arguments: [
      ArgumentDescription("RULE", allowed: .choices((1...13).map { Choice("rule-\($0)", "") }), help: "which")
    ],
    examples: [], exitCodes: [])

  static func run(_ invocation: Invocation, _ session: Session) -> ExitCode { .clean }
}
