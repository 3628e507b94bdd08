import Command
import Testing

/// What every command's table must be for help, completions and the manual to be made from it.
@Suite struct TableTests {
  static let stands: [any Command.Type] = [
    LintStand.self, GenerateStand.self, ListStand.self, RulesStand.self, SchemaStand.self, SignStand.self,
    CompletionsStand.self, ManStand.self, HelpStand.self, VersionStand.self,
  ]
  static let descriptions = stands.map { $0.description }

  @Test(arguments: CommandTable.all.map { $0.description.name })
  func isLookedAtHere(name: String) {
    #expect(Self.descriptions.contains { $0.name == name })
  }

  @Test func namesEachCommandOnce() {
    let names = CommandTable.all.map { $0.description.name }
    #expect(Set(names).count == names.count)
  }

  @Test(arguments: descriptions)
  func spellsEachOptionOnce(command: CommandDescription) {
    let spellings = (command.options + GlobalOptions.beforeCommand).flatMap(\.spellings)
    #expect(Set(spellings).count == spellings.count)
  }

  @Test(arguments: descriptions)
  func saysEverythingAsOneLineWithoutAFinalStop(command: CommandDescription) {
    let texts =
      [command.summary] + command.arguments.map(\.help) + command.options.map(\.help)
      + command.choices.map(\.meaning) + command.examples.map(\.meaning) + command.exitCodes.map(\.meaning)
    for text in texts {
      #expect(!text.isEmpty && !text.hasSuffix(".") && !text.contains("\n"), "\(text)")
    }
    #expect(command.summary.first?.isLowercase == true)
  }

  @Test(arguments: descriptions)
  func hasDefaultsAmongTheChoices(command: CommandDescription) {
    for option in command.options + GlobalOptions.everywhere {
      let values = option.fixedChoices.map(\.value)
      guard !values.isEmpty else { continue }
      #expect(values.contains(option.defaultText ?? ""), "\(option.name)")
    }
  }

  @Test(arguments: descriptions)
  func hasArgumentsInAnOrderThatCanBeRead(command: CommandDescription) {
    #expect(command.arguments.dropLast().allSatisfy { !$0.repeats })
    let firstOptional = command.arguments.firstIndex { !$0.isRequired } ?? command.arguments.endIndex
    #expect(command.arguments[firstOptional...].allSatisfy { !$0.isRequired })
  }

  @Test(arguments: descriptions)
  func givesExamplesThatCanBeRead(command: CommandDescription) async {
    #expect(!command.examples.isEmpty)
    for example in command.examples {
      var words = example.command.split(separator: " ").prefix { !["<", ">", "|"].contains($0) }.map(String.init)
      #expect(words.removeFirst() == "iapcatalog")
      #expect(words.first == command.name)
      let screen = Screen()
      #expect(await screen.run(words, commands: Self.stands) == .clean, "\(example.command): \(screen.errors)")
    }
  }

  @Test(arguments: descriptions)
  func explainsItsExitCodesInOrder(command: CommandDescription) {
    let codes = command.exitCodes.map(\.code.rawValue)
    #expect(codes == codes.sorted() && Set(codes).count == codes.count)
    #expect(codes.first == 0 && codes.last == 2)
  }

  @Test(arguments: ["lint", "generate", "list", "rules", "schema", "sign", "completions", "man"])
  func isExplained(name: String) async throws {
    let screen = Screen()
    #expect(await screen.run("\(name) --help", commands: Self.stands) == .clean)
    Golden.expect(screen.output, "\(name).txt")
  }
}

/// Has the description of a command, and does nothing.
protocol Stand: Command {}

extension Stand {
  static func run(_ invocation: Invocation, _ session: Session) -> ExitCode { .clean }
}

enum LintStand: Stand { static let description = LintCommand.description }
enum GenerateStand: Stand { static let description = GenerateCommand.description }
enum ListStand: Stand { static let description = ListCommand.description }
enum RulesStand: Stand { static let description = RulesCommand.description }
enum SchemaStand: Stand { static let description = SchemaCommand.description }
enum SignStand: Stand { static let description = SignCommand.description }
enum CompletionsStand: Stand { static let description = CompletionsCommand.description }
enum ManStand: Stand { static let description = ManCommand.description }
enum HelpStand: Stand { static let description = HelpCommand.description }
enum VersionStand: Stand { static let description = VersionCommand.description }

extension CommandDescription: CustomTestStringConvertible {
  /// Its name, or every test case would print the whole table.
  package var testDescription: String { name }

  /// Every choice of its options and arguments, and of the options of all commands.
  fileprivate var choices: [Choice] {
    arguments.flatMap(\.allowed.fixedChoices) + (options + GlobalOptions.beforeCommand).flatMap(\.fixedChoices)
  }
}

extension OptionDescription {
  fileprivate var fixedChoices: [Choice] {
    if case .required(_, let allowed) = value { allowed.fixedChoices } else { [] }
  }
}

extension AllowedValues {
  fileprivate var fixedChoices: [Choice] {
    switch self {
    case .choices(let choices): choices
    case .dynamic(let choices): choices()
    case .any, .paths, .folders, .commands: []
    }
  }
}
